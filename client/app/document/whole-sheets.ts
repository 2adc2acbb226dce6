import { isLoaded } from '../../parts/lazy/style-sheets.ts';

/** Marks a style element that holds only those rules of its file that the document's own HTML can match. */
export const PART_OF_SHEET = 'data-part';

/**
 * Waits for the files of which the document carries a part. Its script has asked for them (entry-script.ts), each at its own
 * place in the cascade: what scripts add to the page, and the pages that follow, may use any of their rules.
 * @throws (rejects) Error when one of them cannot be loaded
 */
export async function wholeSheets(): Promise<void> {
  const parts = document.head.querySelectorAll(`style[${PART_OF_SHEET}]`);
  await Promise.all(Array.from(parts, ({ nextElementSibling }) => whole(nextElementSibling)));
}

async function whole(link: Element | null): Promise<void> {
  if (!(link instanceof HTMLLinkElement)) throw new Error('No whole style sheet');
  // Chromium gives a link whose file is gone a sheet too, an empty one.
  const isThere = 'gone' in link.dataset ? false : link.sheet !== null || (await isLoaded(link));
  if (!isThere) throw new Error(`The styles ${link.href} could not be loaded`);
}
