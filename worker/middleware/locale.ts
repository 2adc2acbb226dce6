import type { Context, MiddlewareHandler, Next } from 'hono';
import { getCookie } from 'hono/cookie';
import { LOCALE_COOKIE } from '../../shared/config/constants.ts';
import { DEFAULT_LOCALE, type Locale } from '../../shared/i18n/locales.ts';
import type { Bindings } from '../env.ts';
import { rememberLocale } from '../http/cookies.ts';
import type { AddressVariables } from './redirects.ts';
import type { RequestLogVariables } from './request-log.ts';

/** Stores the locale of the route's prefix in the cookie (§2.1: the prefix wins). */
export function locale(): MiddlewareHandler<{
  Bindings: Bindings;
  Variables: AddressVariables & RequestLogVariables;
}> {
  const andRemember = async (c: Context, next: Next, locale: Locale): Promise<void> => {
    await next();
    rememberLocale(c, locale);
  };
  return function locale(c, next) {
    const address = c.get('address');
    if (address.kind === 'none') return next();
    const { locale } = address;
    c.get('record').facts.locale = locale;
    const isKnown = locale === DEFAULT_LOCALE || getCookie(c, LOCALE_COOKIE) === locale;
    return isKnown ? next() : andRemember(c, next, locale);
  };
}
