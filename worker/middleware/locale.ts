import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { LOCALE_COOKIE } from '../../shared/config/constants.ts';
import { DEFAULT_LOCALE } from '../../shared/i18n/locales.ts';
import type { Bindings } from '../env.ts';
import { rememberLocale } from '../http/locale-cookie.ts';
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
