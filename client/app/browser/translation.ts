/** Whether a translator of the browser has changed the page: it wraps texts in `<font>`, an element that the site never renders. */
export function isTranslated(): boolean {
  return document.querySelector('font') !== null;
}
