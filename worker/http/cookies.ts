import { generateCookie } from 'hono/cookie';
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '../../shared/config/constants.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { settingsOf, type Bindings } from '../env.ts';

/** A response that is there, and the settings of the site that sends it. */
interface Answer {
  readonly env: Bindings;
  readonly res: Pick<Response, 'headers'>;
}

/**
 * Gives a cookie of the whole site to a response; not to one that shared caches may store (`Cache-Control: public`), which would send
 * it to everybody: the next page gives it. Not by Hono's `setCookie`, which makes the response anew for each.
 */
export function addCookie(
  { env, res }: Answer,
  { name, value }: { readonly name: string; readonly value: string },
  how: { readonly maxAge?: number; readonly httpOnly?: boolean } = {},
): void {
  if (/\bpublic\b/u.test(res.headers.get('cache-control') ?? '')) return;
  // The request does not say whether players reach the site by TLS: a proxy that ends it forwards plain HTTP.
  const secure = settingsOf(env).siteUrl.startsWith('https:');
  res.headers.append('Set-Cookie', generateCookie(name, value, { sameSite: 'Lax', secure, ...how }));
}

/** Sets the locale cookie: a year, Lax. Not HttpOnly, because a language link's script writes it too. */
export function rememberLocale(answer: Answer, locale: Locale): void {
  addCookie(answer, { name: LOCALE_COOKIE, value: locale }, { maxAge: LOCALE_COOKIE_MAX_AGE_S });
}
