import type { Answer } from '../session/contract.ts';
import en from './messages/en.json';
import es from './messages/es.json';

/** The names of the framework's own words. In a message, `{name}` is replaced. */
export type MessageKey = keyof typeof en;

/** Everything that depends on the language and currency given to `start()`. */
export type Language = {
  /** BCP 47, for `lang` and `Intl`. */
  tag: string;
  t(key: MessageKey, values?: Record<string, string | number>): string;
  /** Whole minor units (pence, cents) to `£12.50`. */
  money(minor: number, currency: string): string;
  /** A balance's cash and bonus in the player's language, whatever language the platform wrote them in. */
  balance(balance: Answer<'balance'> | null): { cash: string; bonus: string; total: string };
  /** ISO 8601 to a short date and time in the player's time zone. */
  dateTime(iso: string): string;
};

/** `ENG` is English; `SPA`, `ESP`, `ES` and `es-ES` are Spanish. What is not known is English. */
export function languageOf(platformCode: string): Language {
  const spanish = /^(es|spa)/i.test(platformCode);
  const tag = spanish ? 'es-ES' : 'en-GB';
  const messages: Record<MessageKey, string> = spanish ? es : en;
  const money = (minor: number, currency: string): string =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      minor / 100,
    );
  return {
    tag,
    money,
    balance(balance) {
      if (balance === null) return { cash: '', bonus: '', total: '' };
      const { Balance, BonusBalance, CurrencyCode } = balance;
      const shown = (major: number): string => money(Math.round(major * 100), CurrencyCode);
      return { cash: shown(Balance), bonus: shown(BonusBalance), total: shown(Balance + BonusBalance) };
    },
    t: (key, values = {}) => messages[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? '')),
    dateTime: (iso) =>
      new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
  };
}
