import type { MiddlewareHandler } from 'hono';
import { settingsOf, type Bindings } from '../env.ts';

/**
 * What is compressed here: pages and data. Built files have compressed copies, and pictures are compressed by their
 * format.
 */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json))/u;

/**
 * Compresses pages where no proxy in front does: workerd compresses a body when its encoding is named. Cloudflare's
 * network compresses by itself, and better because it caches the result; there `COMPRESS` is off.
 */
export function compression(): MiddlewareHandler<{ Bindings: Bindings }> {
  return async function compression(c, next) {
    await next();
    const { headers, body } = c.res;
    if (!settingsOf(c.env).compress || body === null || headers.has('content-encoding')) return;
    if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return;
    headers.append('Vary', 'Accept-Encoding');
    const accepted = c.req.header('accept-encoding') ?? '';
    if (/\bbr\b/u.test(accepted)) headers.set('Content-Encoding', 'br');
    else if (/\bgzip\b/u.test(accepted)) headers.set('Content-Encoding', 'gzip');
  };
}
