// Before the tests of each file that has a window (own-window.ts); for the others it does nothing.
const open: unknown = Reflect.get(globalThis, 'openWindow');
if (typeof open === 'function') await open();
