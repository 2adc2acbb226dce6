/** Turns of the microtask queue that what is in memory may take: far fewer than this, and far cheaper than a timer. */
const PATIENT_TURNS = 24;

/**
 * What a promise gives, or what `fallback` gives or throws when it takes longer than `limitMs`. The promise itself goes on. What is at hand
 * already costs no timer: most of a warm page's parts are.
 */
export async function within<T, F>(promise: Promise<T>, limitMs: number, fallback: () => F): Promise<T | F> {
  const state = { isSettled: false };
  const settle = (): void => {
    state.isSettled = true;
  };
  promise.then(settle, settle);
  for (let turn = 0; turn < PATIENT_TURNS && !state.isSettled; turn += 1) await Promise.resolve();
  if (state.isSettled) return promise;

  let timer: number | null = null;
  // `then`, so that what `fallback` throws is the caller's to catch and not the timer's.
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  }).then(fallback);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
