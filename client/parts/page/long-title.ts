/** Longest title, in characters, at the large size: about four lines on a wide screen. */
const LONG_TITLE_LENGTH = 110;

/** Whether a title is too long for the usual size. */
export function isLongTitle(title: string): boolean {
  return title.length > LONG_TITLE_LENGTH;
}
