/** §4: except on the home page, the framework is loaded with the visitor's first interaction. A wheel may turn without scrolling. */
const FIRST_SIGNS = ['scroll', 'wheel', 'click', 'mousemove', 'touchstart', 'keydown'] as const;

/** Calls `load` on the first scroll, turn of the wheel, click, mouse move, touch or key. The returned function removes the listeners. */
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
