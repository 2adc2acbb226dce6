import type { ReactElement } from 'react';
import type { Locale } from '../../../shared/i18n/locales.ts';

/** The HTML of parts that depend on their data and the locale alone: the edge keeps it from request to request. */
export interface Fragments {
  /** The HTML of `source` in a locale; `render` makes the element when it is not there. */
  htmlOf(source: object, locale: Locale, render: () => ReactElement): string;
  /**
   * The text that stands for a part around the page until the document is rendered; `null` where the part itself is to be rendered.
   * `render` makes the element when it is not there.
   */
  markOf(part: PartAround, render: () => ReactElement): string | null;
}

/** Parts around every page: header and menu, and the footer. They depend on the page's data except for the page's own. */
export type PartAround = 'top' | 'footer';
