import type { Currency } from '../../../shared/config/currencies.ts';
import type { DutyTerms } from '../../../shared/domain/markets/duty.ts';
import { formatMoney } from '../../../shared/i18n/format.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';

/** An editor's or a service's amount as the locale writes money; text that is no number is shown as it came. */
export function writtenAmount(amount: string | null, currency: Currency, locale: Locale): string | null {
  if (amount === null) return null;
  const value = Number(amount);
  return Number.isFinite(value) ? formatMoney(value, currency, locale, { trim: true }) : amount;
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
