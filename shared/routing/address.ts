import type { Locale } from '../i18n/locales.ts';

/** Where a page of this site stands. */
export interface Address {
  readonly locale: Locale;
  /** Without its locale prefix, slashed at both ends. */
  readonly path: string;
}
