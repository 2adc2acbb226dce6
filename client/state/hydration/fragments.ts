import type { ReactElement } from 'react';
import type { Locale } from '../../../shared/i18n/locales.ts';

/** The HTML of parts that depend on their data and the locale alone: the edge keeps it from request to request. */
export interface Fragments {
  /** The HTML of `source` in a locale; `render` makes the element when it is not there. */
  htmlOf(source: object, locale: Locale, render: () => ReactElement): string;
}
