import { expect, test } from 'vitest';
import { runInSlices } from './in-slices.ts';

/** Ten steps of 2 ms each, on an injected clock. */
function work() {
  const clock = { ms: 0 };
  let pauses = 0;
  function* steps() {
    for (let step = 0; step < 10; step += 1) {
      clock.ms += 2;
      yield;
    }
    return 'done';
  }
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  return { steps: steps(), now: () => clock.ms, pause, pauses: () => pauses };
}

test('long work pauses every few milliseconds and ends with its outcome', async () => {
  const { steps, now, pause, pauses } = work();
  expect(await runInSlices(steps, { now, pause, isWanted: () => true })).toBe('done');
  // A slice ends at the first step after 5 ms: the 20 ms of work have slices of 6, 6, 6 and 2 ms.
  expect(pauses()).toBe(3);
});

test('work whose outcome is not wanted any more stops at the next pause', async () => {
  const { steps, now, pause, pauses } = work();
  expect(await runInSlices(steps, { now, pause, isWanted: () => false })).toBeNull();
  expect(pauses()).toBe(1);
});
