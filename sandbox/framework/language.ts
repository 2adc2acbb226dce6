import type { Answer } from '../session/contract.ts';
import { speak, type Speech } from '../session/speech.ts';
import en from './messages/en.json';
import es from './messages/es.json';

/** The names of the framework's own words. In a message, `{name}` is replaced. */
export type MessageKey = keyof typeof en;

/** Everything that depends on the language and currency given to `start()`. */
export type Language = Speech<MessageKey> & {
  /** A balance's cash and bonus in the player's language, whatever language the platform wrote them in. */
  balance(balance: Answer<'balance'> | null): { cash: string; bonus: string; total: string };
  /** ISO 8601 to a short date and time in the player's time zone. */
  dateTime(iso: string): string;
};

export function languageOf(platformCode: string): Language {
  const speech = speak(platformCode, { en, es });
  return {
    ...speech,
    balance(balance) {
      if (balance === null) return { cash: '', bonus: '', total: '' };
      const { Balance, BonusBalance, CurrencyCode } = balance;
      const shown = (major: number): string => speech.money(Math.round(major * 100), CurrencyCode);
      return { cash: shown(Balance), bonus: shown(BonusBalance), total: shown(Balance + BonusBalance) };
    },
    dateTime: (iso) =>
      new Intl.DateTimeFormat(speech.tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
  };
}
