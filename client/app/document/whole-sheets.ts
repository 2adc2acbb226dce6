/** Marks a style element that holds only those rules of its file that the document's own HTML can match. */
export const PART_OF_SHEET = 'data-part';

/**
 * Loads the files of which the document carries a part, each at its own place in the cascade: what scripts add to the page,
 * and the pages that follow, may use any of their rules.
 * @throws (rejects) Error when one of them cannot be loaded
 */
export async function loadWholeSheets(): Promise<void> {
  const parts = document.head.querySelectorAll(`style[${PART_OF_SHEET}]`);
  await Promise.all(Array.from(parts, loadWhole));
}

function loadWhole(part: Element): Promise<void> {
  // The disabled link behind it names the file.
  const href = part.nextElementSibling?.getAttribute('href') ?? '';
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`The styles ${href} could not be loaded`)));
    part.after(link);
  });
}
