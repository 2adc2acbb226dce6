import { LOCALE_FACTS, type Locale } from './locales.ts';
import type { PluralForms } from './messages.ts';

/** Puts values into a message: `fill('Play {name}', { name })`. An unknown placeholder stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** The form of a message for a number, with the number in it, grouped as the locale groups. */
export function plural(forms: PluralForms, count: number, locale: Locale): string {
  const form = pluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
  return fill(form, { count: formatNumber(count, locale) });
}

/**
 * Money in whole units of an ISO 4217 currency. Whole amounts lose their zeros when `trim` is set
 * (limits, jackpots); balances keep them.
 */
export function formatMoney(
  amount: number,
  currency: string,
  locale: Locale,
  { trim = false }: { readonly trim?: boolean } = {},
): string {
  return moneyFormat(locale, currency, trim).format(amount);
}

/** A whole or fractional number, grouped. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale).format(value);
}

/**
 * A number of per cent as the locale writes it: 96.5 is `96.5%` in English, `96,5 %` in Spanish. Up to three decimals, which
 * returns of games have.
 */
export function formatPercent(value: number, locale: Locale): string {
  return percentFormat(locale).format(value / 100);
}

/**
 * Money of which only the currency's symbol is known, with the symbol where the locale puts it: two decimals, or none for a
 * whole amount. Without a symbol it is the number alone.
 */
export function formatWithSymbol(amount: number, symbol: string, locale: Locale): string {
  return moneyFormat(locale, ANY_CURRENCY, true)
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('')
    .trim();
}

/**
 * A day in words from ISO 8601, in UTC, so that edge and browser agree whatever the reader's time zone.
 * A text that is no date gives an empty string.
 */
export function formatDate(iso: string, locale: Locale): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : dateFormat(locale, 'UTC').format(date);
}

/**
 * The end of what no longer applies from a moment on (milliseconds since 1970): its last day where it ends at midnight in that
 * time zone, otherwise day, minute and zone.
 */
export function formatEnd(
  endsAt: number,
  locale: Locale,
  timeZone: string,
): { readonly isWholeDay: boolean; readonly text: string } {
  const isWholeDay = clockFormat(timeZone).format(endsAt) === '00:00';
  const text = isWholeDay
    ? dateFormat(locale, timeZone).format(endsAt - 1)
    : minuteFormat(locale, timeZone).format(endsAt);
  return { isWholeDay, text };
}

/** Hours, minutes and seconds of a duration in seconds: `1:04:09`, `04:09`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = [Math.floor((whole % 3600) / 60), whole % 60].map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? `${hours}:${rest.join(':')}` : rest.join(':');
}

/** With two decimals; its own symbol is replaced. */
const ANY_CURRENCY = 'EUR';
const pluralRules = memoised((locale: Locale) => new Intl.PluralRules(LOCALE_FACTS[locale].tag));
const percentFormat = memoised(
  (locale: Locale) =>
    new Intl.NumberFormat(LOCALE_FACTS[locale].tag, { style: 'percent', maximumFractionDigits: 3 }),
);
const numberFormat = memoised((locale: Locale) => new Intl.NumberFormat(LOCALE_FACTS[locale].tag));
const dateFormat = memoised(
  (locale: Locale, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { dateStyle: 'long', timeZone }),
);
const minuteFormat = memoised(
  (locale: Locale, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }),
);
const clockFormat = memoised(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
);
const moneyFormat = memoised(
  (locale: Locale, currency: string, trim: boolean) =>
    new Intl.NumberFormat(LOCALE_FACTS[locale].tag, {
      style: 'currency',
      currencyDisplay: 'narrowSymbol',
      currency,
      trailingZeroDisplay: trim ? 'stripIfInteger' : 'auto',
    }),
);

/** `Intl` objects are slow to create and hold nothing about a visitor, so one of each is kept. */
function memoised<Arguments extends readonly (string | boolean)[], Result>(
  make: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const made = new Map<string, Result>();
  return (...given) => {
    const key = given.join('|');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...given);
    made.set(key, fresh);
    return fresh;
  };
}
