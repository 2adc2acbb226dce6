import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from '../i18n/locales.ts';
import { localePath } from './locale-path.ts';

/**
 * The same page in the locales that have it, for hreflang (§2.7); the default locale's stands for every other language
 * too.
 */
export function alternates(
  path: string,
  locales: readonly Locale[] = LOCALES,
): readonly { hreflang: string; path: string }[] {
  const own = locales.map((locale) => ({
    hreflang: LOCALE_FACTS[locale].hreflang,
    path: localePath(locale, path),
  }));
  if (!locales.includes(DEFAULT_LOCALE)) return own;
  return [...own, { hreflang: 'x-default', path: localePath(DEFAULT_LOCALE, path) }];
}
