import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { LOCALE_COOKIE } from '../../shared/config/constants.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { Address } from '../../shared/routing/address.ts';
import { splitLocale } from '../../shared/routing/locale-path.ts';
import { settleAddress, type Destination } from '../../shared/routing/redirect.ts';
import { isAtOrBelow, SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
import type { Bindings } from '../env.ts';
import { rememberLocale } from '../http/cookies.ts';
import { addressOf } from '../http/request-address.ts';
import { withoutAlias } from '../http/without-alias.ts';

/** The address of a request that needs no redirect. */
export type RequestedAddress =
  /** One that a page may have. */
  | ({ readonly kind: 'page' } & Address)
  /** One that no page can have (§2.1), since it cannot be decoded or is too long. */
  | ({ readonly kind: 'invalid' } & Unmatched)
  /** The request is not for a page, or its method is neither GET nor HEAD. */
  | ({ readonly kind: 'none' } & Unmatched);

interface Unmatched {
  readonly locale: Locale;
  /** The path as it was requested, without its locale prefix. */
  readonly asked: string;
}

export interface AddressVariables {
  address: RequestedAddress;
}

/** Addresses below these are never redirected. */
const EXEMPT: readonly string[] = [
  SERVICE_PATHS.api,
  SERVICE_PATHS.assets,
  SERVICE_PATHS.operations,
  SERVICE_PATHS.health,
  SERVICE_PATHS.ready,
];

/** Redirects every page address to its one right form (§2.1): slash, `/fi/`, locale and other names of info pages in one step. */
export function redirects(): MiddlewareHandler<{ Bindings: Bindings; Variables: AddressVariables }> {
  const redirect = async (
    c: Context<{ Bindings: Bindings; Variables: AddressVariables }>,
    { location, status, remember }: Extract<Destination, { readonly kind: 'redirect' }>,
  ): Promise<Response> => {
    c.header('Cache-Control', status === 301 ? 'public, max-age=3600' : 'private, no-store');
    c.header('Vary', 'Cookie');
    const res = c.redirect(withoutAlias(location), status);
    if (remember !== undefined) rememberLocale({ env: c.env, res }, remember);
    return res;
  };
  return function redirects(c, next) {
    const { method } = c.req;
    const { pathname, search } = addressOf(c.req.url);
    // By the path that the routes are chosen by: a letter of it may be written as its code.
    if ((method !== 'GET' && method !== 'HEAD') || isAtOrBelow(c.req.path, EXEMPT)) {
      c.set('address', { kind: 'none', ...unmatched(pathname) });
      return next();
    }
    const destination = settleAddress({ pathname, search, cookieLocale: getCookie(c, LOCALE_COOKIE) });
    if (destination.kind === 'redirect' && !leadsNowhere(destination.location))
      return redirect(c, destination);
    c.set('address', destination.kind === 'page' ? destination : { kind: 'invalid', ...unmatched(pathname) });
    return next();
  };
}

/**
 * Ends a request with an invalid address (§2.1) with a 404, before anything reads its path. It runs after the services
 * are built, because the error page needs them.
 * @throws (rejects) HTTPException 404 when the address is invalid
 */
export function validAddress(): MiddlewareHandler<{ Variables: AddressVariables }> {
  return function validAddress(c, next) {
    if (c.get('address').kind === 'invalid') throw new HTTPException(404);
    return next();
  };
}

function unmatched(pathname: string): Unmatched {
  const { locale, path } = splitLocale(pathname);
  return { locale, asked: path };
}

/**
 * Whether a redirect would lead below one of these, in any language (`//api/games`, `/es/ops`): no page is there, and what
 * is there is asked for by its own address alone.
 */
function leadsNowhere(location: string): boolean {
  const [pathname = ''] = location.split('?', 1);
  return isAtOrBelow(splitLocale(pathname).path, EXEMPT);
}
