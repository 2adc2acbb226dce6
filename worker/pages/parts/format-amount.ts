import { LOCALE_FACTS, type Locale } from '../../../shared/i18n/locales.ts';
import type { Currency } from '../../../shared/config/currencies.ts';

/** An amount as the locale writes it; text that is no number is shown as it came. */
export function formatAmount(amount: string | null, currency: Currency, locale: Locale): string | null {
  if (amount === null) return null;
  const value = Number(amount);
  if (!Number.isFinite(value)) return amount;
  return new Intl.NumberFormat(LOCALE_FACTS[locale].tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value);
}
