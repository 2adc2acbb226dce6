import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { LOCALE_COOKIE } from '../../shared/config/constants.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { splitLocale } from '../../shared/routing/locale-path.ts';
import { settleAddress } from '../../shared/routing/redirect.ts';
import type { Bindings } from '../env.ts';
import { rememberLocale } from './locale.ts';

export interface AddressVariables {
  /** Where the request points, once redirects are out of the way: a locale and a path without its prefix. */
  address: { readonly locale: Locale; readonly path: string };
}

/** Paths that are no pages: they are never redirected (DESIGN.md §7 "2.1 slash"). */
const EXEMPT = /^\/(?:api|assets|ops)(?:\/|$)/u;

/** What no page's address settles to. */
const NO_PATH = '';

/** Sends every page address to its one right form (§2.1): slash, `/fi/`, locale, in one hop. */
export function redirects(): MiddlewareHandler<{ Bindings: Bindings; Variables: AddressVariables }> {
  return async function redirects(c, next) {
    const { method } = c.req;
    const { pathname, search } = addressOf(c.req.url);
    if ((method !== 'GET' && method !== 'HEAD') || EXEMPT.test(pathname)) return next();

    const destination = settleAddress({ pathname, search, cookieLocale: getCookie(c, LOCALE_COOKIE) });
    if (destination.kind === 'invalid') {
      c.set('address', { locale: splitLocale(pathname).locale, path: NO_PATH });
      return next();
    }
    if (destination.kind === 'redirect') {
      if (destination.remember !== undefined) rememberLocale(c, destination.remember);
      c.header('Cache-Control', destination.status === 301 ? 'public, max-age=3600' : 'private, no-store');
      c.header('Vary', 'Cookie');
      return c.redirect(destination.location, destination.status);
    }
    c.set('address', { locale: destination.locale, path: destination.path });
    return next();
  };
}

/**
 * Ends a request whose address is none (§2.1): 404 before anything reads its path. It stands behind the services,
 * which the page that says so needs.
 */
export function validAddress(): MiddlewareHandler<{ Variables: AddressVariables }> {
  return async function validAddress(c, next) {
    const address = c.get('address') as AddressVariables['address'] | undefined;
    if (address?.path === NO_PATH) throw new HTTPException(404);
    await next();
  };
}

/**
 * Path and query as the client wrote them. Not through `URL`, which would resolve dot segments and
 * back-slashes before they can be seen.
 */
function addressOf(url: string): { pathname: string; search: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const rest = start === -1 ? '/' : url.slice(start);
  const hash = rest.indexOf('#');
  const address = hash === -1 ? rest : rest.slice(0, hash);
  const question = address.indexOf('?');
  return question === -1
    ? { pathname: address, search: '' }
    : { pathname: address.slice(0, question), search: address.slice(question) };
}
