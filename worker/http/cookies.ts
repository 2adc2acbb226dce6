import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '../../shared/config/constants.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { settingsOf, type Bindings } from '../env.ts';

/**
 * Whether a response may have cookies: not one that shared caches may store (`Cache-Control: public`), which would send them to
 * everybody. The next page sets them.
 */
export function mayHaveCookies({ headers }: Pick<Response, 'headers'>): boolean {
  return !/\bpublic\b/u.test(headers.get('cache-control') ?? '');
}

/** Sets the locale cookie: a year, Lax. Not HttpOnly, because a language link's script writes it too. */
export function rememberLocale(c: Context, value: Locale): void {
  setCookie(c, LOCALE_COOKIE, value, {
    path: '/',
    maxAge: LOCALE_COOKIE_MAX_AGE_S,
    sameSite: 'Lax',
    secure: isSecureSite(c),
  });
}

/** Whether players reach the site by TLS. The request does not say it: a proxy that ends TLS forwards plain HTTP. */
export function isSecureSite(c: { readonly env: Bindings }): boolean {
  return settingsOf(c.env).siteUrl.startsWith('https:');
}
