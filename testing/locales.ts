import { LOCALE_FACTS, LOCALES, type Locale } from '../shared/i18n/locales.ts';

/** One locale of each language, the first of the table: what differs by words alone is tried in these. */
export const ONE_OF_EACH_LANGUAGE: readonly Locale[] = LOCALES.filter(
  (locale) => LOCALES.find((one) => LOCALE_FACTS[one].language === LOCALE_FACTS[locale].language) === locale,
);
