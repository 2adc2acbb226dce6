import styles from './styles.css?inline';

let sheet: CSSStyleSheet | undefined;

/**
 * The framework's styles, one sheet for all of its shadow roots. A constructed sheet is not subject to the page's
 * content security policy, which a `<style>` element without the page's nonce would be.
 */
export function sharedSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  return sheet;
}
