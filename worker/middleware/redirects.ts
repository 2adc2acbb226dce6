import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { LOCALE_COOKIE } from '../../shared/config/constants.ts';
import type { Address } from '../../shared/routing/address.ts';
import { splitLocale } from '../../shared/routing/locale-path.ts';
import { settleAddress } from '../../shared/routing/redirect.ts';
import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
import type { Bindings } from '../env.ts';
import { rememberLocale } from './locale.ts';

/** Where a request points, once redirects are out of the way: its address as it was asked, and what it amounts to. */
export type RequestedAddress = Address & {
  /**
   * `page`: an address that a page may have. `invalid`: what no page's address settles to (§2.1), since it cannot be
   * decoded or is too long. `none`: something else than a page is asked for, or something else than to read it.
   */
  readonly kind: 'page' | 'invalid' | 'none';
};

export interface AddressVariables {
  address: RequestedAddress;
}

/** What is no page's is never redirected. */
const EXEMPT: readonly string[] = [
  SERVICE_PATHS.api,
  SERVICE_PATHS.assets,
  SERVICE_PATHS.operations,
  SERVICE_PATHS.health,
];

/** Sends every page address to its one right form (§2.1): slash, `/fi/`, locale, in one hop. */
export function redirects(): MiddlewareHandler<{ Bindings: Bindings; Variables: AddressVariables }> {
  return async function redirects(c, next) {
    const { method } = c.req;
    const { pathname, search } = addressOf(c.req.url);
    if ((method !== 'GET' && method !== 'HEAD') || isExempt(pathname)) {
      c.set('address', { kind: 'none', ...asAsked(pathname) });
      return next();
    }
    const destination = settleAddress({ pathname, search, cookieLocale: getCookie(c, LOCALE_COOKIE) });
    if (destination.kind === 'redirect') {
      if (destination.remember !== undefined) rememberLocale(c, destination.remember);
      c.header('Cache-Control', destination.status === 301 ? 'public, max-age=3600' : 'private, no-store');
      c.header('Vary', 'Cookie');
      return c.redirect(destination.location, destination.status);
    }
    c.set('address', destination.kind === 'page' ? destination : { kind: 'invalid', ...asAsked(pathname) });
    return next();
  };
}

/**
 * Ends a request whose address is none (§2.1): 404 before anything reads its path. It stands behind the services,
 * which the page that says so needs.
 */
export function validAddress(): MiddlewareHandler<{ Variables: AddressVariables }> {
  return async function validAddress(c, next) {
    if (c.get('address').kind === 'invalid') throw new HTTPException(404);
    await next();
  };
}

function asAsked(pathname: string): Address {
  const { locale, path } = splitLocale(pathname);
  return { locale, path };
}

function isExempt(pathname: string): boolean {
  return EXEMPT.some((base) => pathname === base || pathname.startsWith(`${base}/`));
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
