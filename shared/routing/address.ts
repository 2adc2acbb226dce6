import type { Locale } from '../i18n/locales.ts';

/** The address of a page of this site. */
export interface Address {
  readonly locale: Locale;
  /** Without its locale prefix, slashed at both ends; that of an error page is what was requested. */
  readonly path: string;
}
