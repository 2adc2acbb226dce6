import { LOCALE_FACTS, type Locale } from './locales.ts';
import { memoised } from './memoised.ts';
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

/** With two decimals; its own symbol is replaced. */
const ANY_CURRENCY = 'EUR';
const pluralRules = memoised((locale: Locale) => new Intl.PluralRules(LOCALE_FACTS[locale].tag));
const percentFormat = memoised(
  (locale: Locale) =>
    new Intl.NumberFormat(LOCALE_FACTS[locale].tag, { style: 'percent', maximumFractionDigits: 3 }),
);
const numberFormat = memoised((locale: Locale) => new Intl.NumberFormat(LOCALE_FACTS[locale].tag));
const moneyFormat = memoised(
  (locale: Locale, currency: string, trim: boolean) =>
    new Intl.NumberFormat(LOCALE_FACTS[locale].tag, {
      style: 'currency',
      currencyDisplay: 'narrowSymbol',
      currency,
      trailingZeroDisplay: trim ? 'stripIfInteger' : 'auto',
    }),
);
