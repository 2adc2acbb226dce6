/**
 * Marks each image that could not be loaded with `data-broken`, for which styles show its `alt` or a made cover. A selector for
 * the pseudo-element of every image would do without, and have the browser compute one more style for each of hundreds
 * (docs/performance.md). Those that are marked are asked for again when the network is back.
 */
export function markBrokenImages(): void {
  for (const type of ['error', 'load'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) mark(target, type === 'error');
      },
      { capture: true },
    );
  // What failed in a tunnel is there after it. To set the address that it has asks for it once more.
  window.addEventListener('online', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-broken]')) {
      const { src } = image;
      image.src = src;
    }
  });
  // Those of before. A picture without a size of its own is no broken one: only decoding tells.
  for (const image of document.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) void image.decode().catch(() => mark(image, true));
  }
}

/** What stands on the made cover: the picture's own `data-name`, or the name of the game whose tile it is in. */
function mark(image: HTMLImageElement, isBroken: boolean): void {
  if (!isBroken) {
    // To delete it from the `dataset`, where it seldom is, took 8 ms of going to a page of fifty pictures.
    image.removeAttribute('data-broken');
    return;
  }
  const name = image.dataset['name'] ?? image.closest('li')?.querySelector('[data-game-name]')?.textContent;
  image.dataset['broken'] = name ?? '';
}
