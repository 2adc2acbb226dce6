import type { Currency } from '../../../shared/config/currencies.ts';
import type { DutyTerms } from '../../../shared/domain/markets/duty.ts';
import { formatMoney } from '../../../shared/i18n/format.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';

/** An editor's or a service's amount as the locale writes money; text that is no number is shown as it came. */
export function writtenAmount(amount: string | null, currency: Currency, locale: Locale): string | null {
  if (amount === null) return null;
  const value = numberIn(amount);
  return value === null ? amount : formatMoney(value, currency, locale, { trim: true });
}

/**
 * The one number that an editor's text consists of, in English or in Spanish: `12500`, `7,500`, `0,125`, `1.234,50`; else
 * null. Nothing is grouped after a leading 0.
 */
export function numberIn(text: string): number | null {
  const digits = text.trim();
  const [, groups, part = '0'] = /^([1-9]\d{0,2}(?:[.,\s]\d{3})+)(?:[.,](\d{1,2}))?$/u.exec(digits) ?? [];
  if (groups !== undefined) return Number(`${groups.replaceAll(/[.,\s]/gu, '')}.${part}`);
  return /^\d+(?:[.,]\d+)?$/u.test(digits) ? Number(digits.replace(',', '.')) : null;
}

/** The most that a spin of a slot may cost, as the locale writes money. */
export function writtenStakes(
  { adult, under25 }: DutyTerms['slot-stakes'],
  { currency }: { readonly currency: Currency },
  locale: Locale,
): { readonly adult: string; readonly under25: string } {
  const written = (amount: number): string => formatMoney(amount, currency, locale, { trim: true });
  return { adult: written(adult), under25: written(under25) };
}
