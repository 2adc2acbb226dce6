import { LOCALE_FACTS, LOCALES, type Locale } from '../i18n/locales.ts';
import { localePath } from './locale-path.ts';

/** The same page in every locale, for the language links and hreflang (§2.7). */
export function alternates(path: string): readonly { locale: Locale; hreflang: string; path: string }[] {
  return LOCALES.map((locale) => ({
    locale,
    hreflang: LOCALE_FACTS[locale].hreflang,
    path: localePath(locale, path),
  }));
}
