import type { Answer, CurrencyCode } from './contract.ts';
import type { Player } from './player.ts';

const SYMBOLS: Record<CurrencyCode, string> = { GBP: '£', CAD: 'C$', EUR: '€' };

/** §7.6: amounts in major units, and as they are to be shown. */
export function balanceOf({ realMinor, bonusMinor, currency }: Player): Answer<'balance'> {
  return {
    Balance: realMinor / 100,
    BonusBalance: bonusMinor / 100,
    DisplayBalance: displayMoney(realMinor + bonusMinor, currency),
    DisplayRealBalance: displayMoney(realMinor, currency),
    DisplayBonusBalance: displayMoney(bonusMinor, currency),
    CurrencyCode: currency,
    CurrencySymbol: SYMBOLS[currency],
  };
}

/** `£1,234.50`; a loss has its sign before the symbol. */
export function displayMoney(minor: number, currency: CurrencyCode): string {
  const sign = minor < 0 ? '-' : '';
  const amount = (Math.abs(minor) / 100).toLocaleString('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${sign}${SYMBOLS[currency]}${amount}`;
}
