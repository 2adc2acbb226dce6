import type { ContentLang } from '../content/post.ts';
import type { Answer, CurrencyCode } from './contract.ts';
import type { Login } from './player.ts';

const SYMBOLS: Record<CurrencyCode, string> = { GBP: '£', CAD: 'C$', EUR: '€' };

/** Of whichever currency with two decimals: its symbol is replaced by the platform's own. */
const FORMATS: Record<ContentLang, Intl.NumberFormat> = { en: formatOf('en-GB'), es: formatOf('es-ES') };

function formatOf(tag: string): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', useGrouping: 'always' });
}

/** §7.6: amounts in major units, and as they are to be shown on the page. */
export function balanceOf({ player, lang }: Login): Answer<'balance'> {
  const { realMinor, bonusMinor, currency } = player;
  return {
    Balance: realMinor / 100,
    BonusBalance: bonusMinor / 100,
    DisplayBalance: displayMoney(realMinor + bonusMinor, currency, lang),
    DisplayRealBalance: displayMoney(realMinor, currency, lang),
    DisplayBonusBalance: displayMoney(bonusMinor, currency, lang),
    CurrencyCode: currency,
    CurrencySymbol: SYMBOLS[currency],
  };
}

/** `£1,234.50`, `1.234,50 £`; a loss has its sign first. */
export function displayMoney(minor: number, currency: CurrencyCode, lang: ContentLang): string {
  return FORMATS[lang]
    .formatToParts(minor / 100)
    .map(({ type, value }) => (type === 'currency' ? SYMBOLS[currency] : value))
    .join('');
}
