/** §4: elsewhere than at home the framework waits for the first sign of a living visitor. */
const FIRST_SIGNS = ['scroll', 'click', 'mousemove', 'touchstart', 'keydown'] as const;

/** Runs `load` on the first scroll, click, mouse move, touch or key. Returns a way to stop waiting for it. */
export function onFirstSign(target: EventTarget, load: () => void): () => void {
  const stop = new AbortController();
  for (const type of FIRST_SIGNS) {
    target.addEventListener(
      type,
      () => {
        stop.abort();
        load();
      },
      { signal: stop.signal, passive: true, capture: true },
    );
  }
  return () => stop.abort();
}
