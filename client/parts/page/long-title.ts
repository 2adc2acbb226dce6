/** Letters beyond which a title is set smaller: about four lines of a wide screen's large size. */
const LONG_TITLE_LENGTH = 110;

/** Whether an editor's title is too long for the size that titles usually have. */
export function isLongTitle(title: string): boolean {
  return title.length > LONG_TITLE_LENGTH;
}
