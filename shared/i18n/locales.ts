/**
 * The four locales (§2.1, §3). The code doubles as the route prefix, the cookie's value and the
 * message catalogue's key; English-GB is the default and has no prefix.
 */
export const LOCALES = ['en', 'en-ca', 'en-ie', 'es'] as const;

export type Locale = (typeof LOCALES)[number];
export type Language = 'en' | 'es';

export const DEFAULT_LOCALE: Locale = 'en';

interface LocaleFacts {
  /** BCP 47 tag for `lang`, `hreflang` and `Intl`. */
  readonly tag: string;
  readonly language: Language;
  /** First path segment with its slash, or nothing for the default. */
  readonly prefix: '' | '/en-ca' | '/en-ie' | '/es';
  /** What the platform calls the language (§4: the framework starts with ENG). */
  readonly platformLanguage: 'ENG' | 'SPA';
  /** What the promotions service calls it (§7.4). */
  readonly promotionsLanguage: 'EN' | 'ES';
  /** Open Graph's spelling. */
  readonly openGraph: string;
  /** Its own name, for the language links (§2.7). */
  readonly label: string;
}

export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = {
  en: {
    tag: 'en-GB',
    language: 'en',
    prefix: '',
    platformLanguage: 'ENG',
    promotionsLanguage: 'EN',
    openGraph: 'en_GB',
    label: 'English',
  },
  'en-ca': {
    tag: 'en-CA',
    language: 'en',
    prefix: '/en-ca',
    platformLanguage: 'ENG',
    promotionsLanguage: 'EN',
    openGraph: 'en_CA',
    label: 'English (Canada)',
  },
  'en-ie': {
    tag: 'en-IE',
    language: 'en',
    prefix: '/en-ie',
    platformLanguage: 'ENG',
    promotionsLanguage: 'EN',
    openGraph: 'en_IE',
    label: 'English (Ireland)',
  },
  es: {
    tag: 'es-ES',
    language: 'es',
    prefix: '/es',
    platformLanguage: 'SPA',
    promotionsLanguage: 'ES',
    openGraph: 'es_ES',
    label: 'Español',
  },
};

/** Whether a value out of a cookie, a path or a query names a locale (§5: the cookie must be a known code). */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}
