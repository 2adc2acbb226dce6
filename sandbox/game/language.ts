import messages from './messages.json';

/** The games' own words, English and Spanish. */
type GameMessages = typeof messages.en;

export type GameLanguage = {
  tag: string;
  t(key: keyof GameMessages, values?: Record<string, string | number>): string;
  money(minor: number, currency: string): string;
};

/** `ENG` is English; `SPA`, `ESP`, `ES` are Spanish. */
export function gameLanguageOf(code: string): GameLanguage {
  const spanish = /^(es|spa)/i.test(code);
  const tag = spanish ? 'es-ES' : 'en-GB';
  const words: GameMessages = spanish ? messages.es : messages.en;
  return {
    tag,
    t: (key, values = {}) =>
      words[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    money: (minor, currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        minor / 100,
      ),
  };
}
