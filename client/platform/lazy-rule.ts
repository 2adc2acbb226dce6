/** §4: except on the home page, the framework is loaded with the visitor's first interaction. */
const FIRST_SIGNS = ['scroll', 'click', 'mousemove', 'touchstart', 'keydown'] as const;

/** Calls `load` on the first scroll, click, mouse move, touch or key. The returned function removes the listeners. */
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
