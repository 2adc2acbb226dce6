import type { Clock } from './clock.ts';

/**
 * Microtask turns to wait before a timer is set. Values in memory need far fewer, and turns are far cheaper than a
 * timer.
 */
const PATIENT_TURNS = 24;

interface Limit<F> {
  readonly clock: Clock;
  readonly limitMs: number;
  readonly fallback: () => F;
}

/**
 * The result of a promise, or that of `fallback` when it takes longer than `limitMs`. The promise itself goes on. A
 * value that is ready already costs no timer, which is the case for most parts of a cached page.
 * @throws (rejects) what the promise or `fallback` throws
 */
export async function within<T, F>(
  promise: Promise<T>,
  { clock, limitMs, fallback }: Limit<F>,
): Promise<T | F> {
  const state = { isSettled: false };
  const settle = (): void => {
    state.isSettled = true;
  };
  promise.then(settle, settle);
  for (let turn = 0; turn < PATIENT_TURNS && !state.isSettled; turn += 1) await Promise.resolve();
  if (state.isSettled) return promise;

  let cancel = (): void => undefined;
  // `then`, so that the caller and not the timer gets what `fallback` throws.
  const late = new Promise<void>((resolve) => {
    cancel = clock.after(limitMs, resolve);
  }).then(fallback);
  try {
    return await Promise.race([promise, late]);
  } finally {
    cancel();
  }
}
