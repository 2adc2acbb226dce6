import type { Cancel, Timers } from './collaborators.ts';

/**
 * What a promise brings within a time (ms). The promise itself goes on.
 * @throws (rejects) Error when it brings nothing by then; what the promise throws
 */
export function inTime<Data>(promise: Promise<Data>, limitMs: number, timers: Timers): Promise<Data> {
  let callOff: Cancel = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    callOff = timers.after(limitMs, () => reject(new Error('late')));
  });
  return Promise.race([promise, late]).finally(callOff);
}
