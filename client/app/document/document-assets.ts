/**
 * Addresses of built files that a document names. They travel with the page's data, because hydration renders the
 * same `<head>` and cannot ask the manifest.
 */
export interface DocumentAssets {
  /** The modules of the page and of its layout. */
  readonly page: string;
  readonly layout: string;
  /** Files whose styles the document carries itself, as far as it uses them: those of the entry, the layout and the page, in cascade order. */
  readonly styles: readonly string[];
  /** The format of this build's page data. The browser shows data of other builds too, as long as they have the same. */
  readonly dataFormat: string;
}
