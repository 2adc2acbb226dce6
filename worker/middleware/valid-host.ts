import type { Context, MiddlewareHandler } from 'hono';
import { BARE_POLICY } from './security-headers.ts';

/**
 * Refuses a request whose address is none because of its `Host` header (`[::1`, `a:99999`, `256.256.256.256`): every
 * later step parses the address, and each would fail in its own way.
 */
export function validHost(): MiddlewareHandler {
  const refuse = async (c: Context): Promise<Response> => {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', BARE_POLICY);
    return c.text('Bad Request', 400);
  };
  return function validHost(c, next) {
    return URL.canParse(c.req.url) ? next() : refuse(c);
  };
}
