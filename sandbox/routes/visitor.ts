import type { ContentLang } from '../content/post.ts';

export type Regulation = 'GB' | 'MGA';
export type Currency = 'GBP' | 'CAD' | 'EUR';

/** §5, §7.4. */
export function regulationOf(country: string): Regulation {
  return country === 'GB' ? 'GB' : 'MGA';
}

export function currencyOf(country: string): Currency {
  if (country === 'GB') return 'GBP';
  return country === 'CA' ? 'CAD' : 'EUR';
}

/** Where the networks for documentation are: `198.51.100.7` is in Canada. */
const NETWORKS: Readonly<Record<string, string>> = { '198.51.100': 'CA', '203.0.113': 'ES', '192.0.2': 'AT' };

/** The country a request says it comes from: a header that names it, else by the address it was forwarded for, else GB. */
export function countryOf(request: Request): string {
  const network = (request.headers.get('x-forwarded-for') ?? '').split('.').slice(0, 3).join('.');
  const country =
    request.headers.get('x-visitor-country') ??
    NETWORKS[network] ??
    request.headers.get('cf-ipcountry') ??
    '';
  return /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : 'GB';
}

/** The platform's codes (`ENG`, `ESP`, `SPA`) and everyday ones (`es`, `es-ES`); what is not Spanish is English. */
export function contentLang(code: string | null): ContentLang {
  return /^(es|spa)/i.test(code ?? '') ? 'es' : 'en';
}

/** The language that a request wants its answer in. A page says its own, whatever the browser's is. */
export function languageOf({ headers }: Request): ContentLang {
  return contentLang(headers.get('accept-language'));
}

/** A text with its amounts in a currency: `{money:10}`, `{money:0.10}`. */
export function withMoney(text: string, currency: string, lang: ContentLang): string {
  return text.replaceAll(/\{money:([\d.]+)\}/g, (_, amount: string) => money(Number(amount), currency, lang));
}

/** An amount of a currency in words of the page, a whole one without decimals: `£10`, `£0.10`, `10 €`. */
export function money(amount: number, currency: string, lang: ContentLang): string {
  const known: Currency = currency === 'GBP' || currency === 'CAD' ? currency : 'EUR';
  const key = `${lang} ${known}`;
  const formatter = formatters.get(key) ?? moneyFormat(known, lang);
  formatters.set(key, formatter);
  return formatter.format(amount);
}

/** Six at most; each costs more than all that it formats. */
const formatters = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: Currency, lang: ContentLang): Intl.NumberFormat {
  return new Intl.NumberFormat(lang === 'es' ? 'es-ES' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: 'always',
  });
}
