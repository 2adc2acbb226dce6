import type { FrameWords, LaterWords, PageWords } from './messages.ts';
import { keysOf, recordOf } from '../domain/records.ts';

/** What a language defines; its messages are in the folder named by its code, beside this file. */
interface LanguageRow {
  /** Loads its messages in a browser, in parts; those of the other languages are not downloaded. */
  readonly words: {
    readonly frame: () => Promise<{ readonly frameWords: FrameWords }>;
    readonly pages: () => Promise<{ readonly pageWords: PageWords }>;
    readonly later: () => Promise<{ readonly laterWords: LaterWords }>;
  };
  /** What the platform calls the language (§4: the framework starts with ENG). */
  readonly platformLanguage: string;
  /** What the promotions service calls it (§7.4). */
  readonly promotionsLanguage: string;
}

/** The languages of the site's messages (§3 Locales). */
export const LANGUAGES = {
  en: {
    words: {
      frame: () => import('./en/frame-words.ts'),
      pages: () => import('./en/page-words.ts'),
      later: () => import('./en/later-words.ts'),
    },
    platformLanguage: 'ENG',
    promotionsLanguage: 'EN',
  },
  es: {
    words: {
      frame: () => import('./es/frame-words.ts'),
      pages: () => import('./es/page-words.ts'),
      later: () => import('./es/later-words.ts'),
    },
    platformLanguage: 'SPA',
    promotionsLanguage: 'ES',
  },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type Language = keyof typeof LANGUAGES;

interface LocaleRow {
  /** BCP 47 tag for `lang` and `Intl`. */
  readonly tag: string;
  /** Whom search engines show it to, where that is not the tag: Spanish is for every country, not an offer to Spain. */
  readonly hreflang?: string;
  readonly language: Language;
  /** Its own name, for the language links (§2.7). */
  readonly label: string;
}

/** The four locales (§2.1, §3). The code doubles as the route prefix and as the cookie's value. */
const ROWS = {
  en: { tag: 'en-GB', language: 'en', label: 'English' },
  'en-ca': { tag: 'en-CA', language: 'en', label: 'English (Canada)' },
  'en-ie': { tag: 'en-IE', language: 'en', label: 'English (Ireland)' },
  es: { tag: 'es-ES', hreflang: 'es', language: 'es', label: 'Español' },
} as const satisfies Readonly<Record<string, LocaleRow>>;

export type Locale = keyof typeof ROWS;

/** English-GB; it alone has no prefix. */
export const DEFAULT_LOCALE: Locale = 'en';

interface LocaleFacts extends LocaleRow, Omit<LanguageRow, 'words'> {
  /** First path segment with its slash, or nothing for the default. */
  readonly prefix: string;
  /** Open Graph's spelling of the tag. */
  readonly openGraph: string;
  readonly hreflang: string;
}

export const LOCALES: readonly Locale[] = keysOf(ROWS);

export const LOCALE_FACTS = recordOf(LOCALES, factsOf);

/** Whether a value from a cookie, a path or a query names a locale (§5: the cookie must be a known code). */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(ROWS, value);
}

function factsOf(locale: Locale): LocaleFacts {
  const row: LocaleRow = ROWS[locale];
  return {
    ...LANGUAGES[row.language],
    ...row,
    prefix: locale === DEFAULT_LOCALE ? '' : `/${locale}`,
    hreflang: row.hreflang ?? row.tag,
    openGraph: row.tag.replace('-', '_'),
  };
}
