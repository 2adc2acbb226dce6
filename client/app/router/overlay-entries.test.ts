// @vitest-environment own-window
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/client/app.ts';
import { closeOverlays, stackOverlays } from '../overlay-stack.ts';
import { createHistoryEntries } from './history-entries.ts';
import { createOverlayEntries, GO_BACK_LIMIT_MS, LEAVING_LIMIT_MS } from './overlay-entries.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** A tab on a page, one entry after another page's. Going back and forward takes until `settle`, as in a browser. */
function tab(start: readonly unknown[] = ['elsewhere', null]) {
  const states = [...start];
  let at = states.length - 1;
  const travels: number[] = [];
  /** As WebKit has it: what only a frame had added was gone back over, and `history.state` stays as it was. */
  let stale: unknown = null;
  const { app, world } = testApp();
  stackOverlays(app);
  const entries = createHistoryEntries({
    memory: createScrollMemory({ get: () => null, set: () => {} }),
    position: () => ({ x: 0, y: 0 }),
    newKey: () => 'key',
    history: {
      get state() {
        return stale ?? states[at];
      },
      get length() {
        return states.length;
      },
      pushState(state: unknown) {
        stale = null;
        at += 1;
        states.splice(at, states.length, state);
      },
      replaceState(state: unknown) {
        stale = null;
        states[at] = state;
      },
      go: (steps: number) => void travels.push(steps),
    },
  });
  const navigation = new EventTarget();
  const overlayEntries = createOverlayEntries(app, entries, navigation);

  const settle = async () => {
    await Promise.resolve();
    for (let steps = travels.shift(); steps !== undefined; steps = travels.shift()) {
      if (at + steps < 0 || at + steps >= states.length) continue;
      const left = states[at];
      at += steps;
      if (states[at] === 'elsewhere') return;
      if (states[at] === left) {
        stale = left;
        continue;
      }
      entries.enter(states[at]);
      if (!overlayEntries.arrived()) overlayEntries.enter();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
  };
  return {
    app,
    entries,
    overlayEntries,
    travel: (steps: number) => void travels.push(steps),
    settle,
    /** A frame of the page navigates itself: one more entry, whose state is that of the one below. */
    frameNavigates() {
      at += 1;
      states.splice(at, states.length, states[at - 1]);
    },
    /** A script asks for an address: of another document, or of this one. */
    navigates: (sameDocument: boolean, url = 'https://casino.example/') =>
      navigation.dispatchEvent(
        Object.assign(new Event('navigate'), { destination: { sameDocument, url }, downloadRequest: null }),
      ),
    /** What was asked for is called off. */
    callsOff: () => navigation.dispatchEvent(new Event('navigateerror')),
    /** The browser goes nowhere any more, and says nothing. */
    loseTravels: () => travels.splice(0),
    pass: async (ms: number) => {
      world.timers.pass(ms);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
    open: () => [...app.overlays.stack.value],
    over: () => entries.over().map(({ name }) => name),
    state: () => stale ?? states[at],
    /** Entries behind the current one, and ahead of it. */
    place: () => [at, states.length - 1 - at],
    isElsewhere: () => states[at] === 'elsewhere',
  };
}

describe('§2.5 an overlay has an entry of its own', () => {
  test('added when it opens, gone back over when it closes', async () => {
    const { app, settle, over, place } = tab();
    app.menu.open();
    await settle();
    expect([over(), place()]).toEqual([['sideMenu'], [2, 0]]);
    app.menu.close();
    await settle();
    expect([over(), place()]).toEqual([[], [1, 1]]);
  });

  test('Back closes it, Forward opens it again as it was', async () => {
    const { app, settle, travel, open, over } = tab();
    app.infoPopup.open('terms');
    await settle();
    travel(-1);
    await settle();
    expect([open(), over()]).toEqual([[], []]);
    travel(1);
    await settle();
    expect([open(), over(), app.infoPopup.currentPage.value]).toEqual([
      ['infoPopup'],
      ['infoPopup'],
      'terms',
    ]);
  });

  test('one that opens as another closes takes its entry', async () => {
    const { app, settle, over, place } = tab();
    app.search.open();
    await settle();
    app.search.close();
    app.games.launch(7);
    await settle();
    expect([over(), place()]).toEqual([['gameContainer'], [2, 0]]);
  });

  test('Forward and a reload go back over the entry of a game', async () => {
    const { app, settle, travel, open, over, place } = tab();
    app.games.launch(7);
    await settle();
    travel(-1);
    await settle();
    travel(1);
    await settle();
    expect([open(), over(), place()]).toEqual([[], [], [1, 1]]);
    const reloaded = tab([
      'elsewhere',
      { key: 'a', over: [] },
      { key: 'a', over: [{ name: 'gameContainer', memo: '' }] },
    ]);
    await reloaded.settle();
    expect([reloaded.over(), reloaded.place()]).toEqual([[], [1, 1]]);
  });

  test('so has a dialog of the platform’s own: Back closes it, and it takes its entry with it where it closes by itself', async () => {
    const { app, settle, travel, over, place } = tab();
    const close = vi.fn<() => void>();
    app.games.launch(7);
    app.overlays.followPlatformDialog({ close });
    await settle();
    expect([over(), place()]).toEqual([
      ['gameContainer', 'platformDialog'],
      [3, 0],
    ]);
    travel(-1);
    await settle();
    expect([over(), close.mock.calls.length]).toEqual([['gameContainer'], 1]);
    app.overlays.followPlatformDialog({ close });
    await settle();
    app.overlays.followPlatformDialog(null);
    await settle();
    expect([over(), place(), close.mock.calls.length]).toEqual([['gameContainer'], [2, 1], 1]);
  });

  test('one that must be answered first stays at Back, with its entry: nothing below it changes', async () => {
    const { app, settle, travel, over, place } = tab();
    let isStaying = true;
    app.overlays.followPlatformDialog({ close() {}, isStaying: () => isStaying });
    await settle();
    const before = [over(), place()];
    travel(-1);
    await settle();
    expect([over(), place()]).toEqual(before);
    isStaying = false;
    travel(-1);
    await settle();
    expect(over()).toEqual([]);
  });

  test('an entry of an overlay that the site no longer has is gone back over', async () => {
    const { settle, over } = tab([
      'elsewhere',
      null,
      { key: 'a', over: [{ name: 'wheel-of-luck', memo: '' }] },
    ]);
    await settle();
    expect(over()).toEqual([]);
  });

  test('a page visited out of two overlays takes the place of both entries', async () => {
    const { app, entries, overlayEntries, settle, over, place } = tab();
    app.infoPopup.open('terms');
    app.menu.open();
    await settle();
    expect(place()).toEqual([3, 0]);
    const holding = overlayEntries.hold();
    await settle();
    const release = await holding;
    expect(app.overlays.stack.value).toEqual(['infoPopup', 'sideMenu']);
    entries.push(new URL('https://casino.example/slots/'));
    closeOverlays(app);
    release();
    await settle();
    expect([over(), place()]).toEqual([[], [2, 0]]);
  });

  test.each([1, 3])(
    'over the %i entries that a game has added from within its frame, of which the browser says nothing',
    async (count) => {
      const { app, settle, over, state, place, frameNavigates, pass } = tab();
      app.games.launch(7);
      await settle();
      for (let added = 0; added < count; added += 1) frameNavigates();
      app.games.close();
      for (let step = 0; step <= count; step += 1) {
        await settle();
        await pass(GO_BACK_LIMIT_MS);
      }
      expect([over(), state(), place()]).toEqual([[], { key: 'key', over: [] }, [1, 1 + count]]);
    },
  );

  test('where going back comes to nothing, the entry is the page’s from then on, and a link is followed', async () => {
    const { app, settle, over, place, overlayEntries, loseTravels, pass } = tab();
    app.games.launch(7);
    await settle();
    app.games.close();
    const holding = overlayEntries.hold();
    for (let tries = 0; tries < 10; tries += 1) {
      await Promise.resolve();
      loseTravels();
      await pass(GO_BACK_LIMIT_MS);
    }
    const release = await holding;
    release();
    expect([over(), place()]).toEqual([[], [2, 0]]);
  });

  test.each([1, 3])('a browser that takes %i times the limit to go back stays on the page', async (times) => {
    const { app, settle, over, place, isElsewhere, pass } = tab();
    app.menu.open();
    await settle();
    app.menu.close();
    await Promise.resolve();
    for (let waited = 0; waited < times; waited += 1) await pass(GO_BACK_LIMIT_MS);
    await settle();
    expect([isElsewhere(), over(), place()]).toEqual([false, [], [1, 1]]);
  });

  test('where another document is asked for as it closes, going back would call that off: its entry stays until it is plain that none comes', async () => {
    const { app, navigates, settle, over, place, pass } = tab();
    app.overlays.open('login');
    await settle();
    app.overlays.close('login');
    navigates(false);
    await settle();
    expect([over(), place()]).toEqual([['login'], [2, 0]]);
    await pass(LEAVING_LIMIT_MS);
    await settle();
    expect([over(), place()]).toEqual([[], [1, 1]]);
  });

  test('nor is it kept by what brings no document, or by one that is called off, or once the visitor is back', async () => {
    const { app, overlayEntries, navigates, callsOff, settle, over } = tab();
    for (const goOn of [
      () => navigates(true),
      () => navigates(false, 'mailto:help@casino.example'),
      () => navigates(false) && callsOff(),
      () => navigates(false) && overlayEntries.enter(),
    ]) {
      app.menu.open();
      await settle();
      goOn();
      app.menu.close();
      await settle().then(() => expect(over()).toEqual([]));
    }
  });

  test('a link is followed at once where nothing lies over the page', async () => {
    const { overlayEntries } = tab();
    (await overlayEntries.hold())();
    (await overlayEntries.hold())();
    expect(overlayEntries.arrived()).toBe(false);
  });

  test('whatever is pressed, in whatever order: entry and overlays agree, and no entry is too many', async () => {
    const steps = fc.constantFrom('menu', 'popup', 'search', 'game', 'close', 'back', 'forward', 'settle');
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (walk) => {
        const { app, settle, travel, open, over, place, isElsewhere } = tab();
        const doing = {
          menu: () => app.menu.open(),
          popup: () => app.infoPopup.open('terms'),
          search: () => app.search.open(),
          game: () => app.games.launch(7),
          close: () => closeOverlays(app, Math.max(0, open().length - 1)),
          back: () => travel(-1),
          forward: () => travel(1),
          settle: () => {},
        };
        for (const step of walk) {
          doing[step]();
          // A visitor is slower than the browser, except where one step follows another at once.
          if (step === 'settle' || step === 'back' || step === 'forward') await settle();
          if (isElsewhere()) return;
        }
        await settle();
        await settle();
        if (isElsewhere()) return;
        expect(over()).toEqual(open());
        // The page elsewhere, this page, and an entry for each overlay that is open.
        expect(place()[0]).toBe(1 + open().length);
      }),
      {
        numRuns: 300,
        examples: [
          [['search', 'menu', 'popup', 'back', 'game', 'forward']],
          [['menu', 'search', 'popup', 'forward', 'game', 'back']],
        ],
      },
    );
  });
});
