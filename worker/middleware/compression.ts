import type { MiddlewareHandler } from 'hono';
import { settingsOf, type Bindings } from '../env.ts';

/** What is worth compressing here: pages and data. Files lie compressed beside themselves, pictures are. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json))/u;

/**
 * Compresses pages where nothing in front does: workerd packs a body when its encoding is named. Cloudflare's network
 * compresses by itself, and better for being cached; there `COMPRESS` stays off.
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
