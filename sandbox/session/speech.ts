/** Words and amounts in a player's language. */
export type Speech<Key extends string> = {
  /** BCP 47, for `lang` and `Intl`. */
  tag: string;
  /** A message, its `{names}` replaced. */
  t(key: Key, values?: Record<string, string | number>): string;
  /** Whole minor units (pence, cents) to `£12.50`. */
  money(minor: number, currency: string): string;
};

/** `ENG` is English; `SPA`, `ESP`, `ES` and `es-ES` are Spanish. What is not known is English. */
export function speak<Key extends string>(
  platformCode: string,
  messages: Record<'en' | 'es', Record<Key, string>>,
): Speech<Key> {
  const isSpanish = /^(es|spa)/i.test(platformCode);
  const tag = isSpanish ? 'es-ES' : 'en-GB';
  const words = isSpanish ? messages.es : messages.en;
  return {
    tag,
    t: (key, values = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? '')),
    money: (minor, currency) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        minor / 100,
      ),
  };
}
