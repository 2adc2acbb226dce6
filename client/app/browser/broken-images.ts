const MARK = 'data-broken';

/**
 * Marks each image that could not be loaded with `data-broken`, for which styles show its `alt` or a made cover. A selector for
 * the pseudo-element of every image would do without, and have the browser compute one more style for each of hundreds
 * (docs/performance.md).
 */
export function markBrokenImages(): void {
  for (const type of ['error', 'load'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) target.toggleAttribute(MARK, type === 'error');
      },
      { capture: true },
    );
  // Those of before. A picture without a size of its own is no broken one: only decoding tells.
  for (const image of document.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0)
      void image.decode().catch(() => image.toggleAttribute(MARK, true));
  }
}
