import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE_S } from '../../shared/config/constants.ts';
import { DEFAULT_LOCALE, type Locale } from '../../shared/i18n/locales.ts';
import { settingsOf, type Bindings } from '../env.ts';
import type { AddressVariables } from './redirects.ts';
import type { RequestLogVariables } from './request-log.ts';

/** Stores the locale of the route's prefix in the cookie (§2.1: the prefix wins). */
export function locale(): MiddlewareHandler<{
  Bindings: Bindings;
  Variables: AddressVariables & RequestLogVariables;
}> {
  return async function locale(c, next) {
    const address = c.get('address');
    if (address.kind !== 'none') {
      c.get('record').facts.locale = address.locale;
      if (address.locale !== DEFAULT_LOCALE && getCookie(c, LOCALE_COOKIE) !== address.locale) {
        rememberLocale(c, address.locale);
      }
    }
    await next();
  };
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
