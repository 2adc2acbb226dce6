import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from '../i18n/locales.ts';

/** The path segment of the former Finnish site, which the minimal header still offers (§2.1, §2.5). */
export const FINNISH_SEGMENT = 'fi';
export const FINNISH_PATH = `/${FINNISH_SEGMENT}/`;

export interface LocalePath {
  readonly locale: Locale;
  /** Whether the path named the locale itself, or the default was assumed. */
  readonly prefixed: boolean;
  /** The rest, beginning with a slash. */
  readonly path: string;
}

/** Splits `/es/blog/` into its locale and `/blog/` (§2.1). The prefix counts only as a whole segment. */
export function splitLocale(pathname: string): LocalePath {
  for (const locale of LOCALES) {
    const { prefix } = LOCALE_FACTS[locale];
    if (prefix === '') continue;
    if (pathname === prefix) return { locale, prefixed: true, path: '/' };
    if (pathname.startsWith(`${prefix}/`)) {
      return { locale, prefixed: true, path: pathname.slice(prefix.length) };
    }
  }
  return { locale: DEFAULT_LOCALE, prefixed: false, path: pathname };
}

/** The address of a page in a locale: `localePath('es', '/blog/')` is `/es/blog/`. */
export function localePath(locale: Locale, path: string): string {
  return LOCALE_FACTS[locale].prefix + path;
}
