import { type Locale, LOCALE_FACTS } from '../../i18n/locales.ts';
import { foldAccents } from '../name-slug.ts';

const COLLATORS = new Map<Locale, Intl.Collator>();

/** How a locale orders names: accents and case matter last, so Á is sorted among A; 7 comes before 100. */
export function nameCollator(locale: Locale): Intl.Collator {
  const known = COLLATORS.get(locale);
  if (known !== undefined) return known;
  const collator = new Intl.Collator(LOCALE_FACTS[locale].tag, { numeric: true });
  COLLATORS.set(locale, collator);
  return collator;
}

/**
 * The letter that a name is listed under: its first letter or digit, without accent; quotation marks and `¡` are
 * skipped. Digits and letters beyond A to Z are listed under `#`.
 */
export function letterOf(name: string): string {
  const first = name.charCodeAt(0);
  if (first >= 97 && first <= 122) return String.fromCharCode(first - 32);
  if (first >= 65 && first <= 90) return name.charAt(0);
  const [sign] = /[\p{L}\p{N}]/u.exec(name) ?? ['#'];
  // Upper case can be several characters: ﬀ becomes FF.
  const letter = foldAccents(sign).toUpperCase().charAt(0);
  return letter >= 'A' && letter <= 'Z' ? letter : '#';
}
