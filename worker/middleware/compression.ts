import type { MiddlewareHandler } from 'hono';
import { settingsOf, type Bindings } from '../env.ts';
import { acceptedCodings, preferredCoding } from '../http/content-coding.ts';

/**
 * What is compressed here: pages and data. Built files have compressed copies, and pictures are compressed by their
 * format.
 */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json))/u;

/**
 * Compresses on the way what was made for one visitor, where no proxy in front does: workerd compresses a body quickly when
 * its encoding is named. Cloudflare's network does so by itself; there `COMPRESS` is off. Kept pages are compressed already
 * (worker/page/packing.ts), with or without a proxy in front.
 */
export function compression(): MiddlewareHandler<{ Bindings: Bindings }> {
  return async function compression(c, next) {
    await next();
    // Not `c.res.body`: it would make a stream of bytes that are there.
    const { headers } = c.res;
    if (!settingsOf(c.env).compress || headers.has('content-encoding')) return;
    if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return;
    if (headers.get('vary')?.includes('Accept-Encoding') !== true) headers.append('Vary', 'Accept-Encoding');
    const coding = preferredCoding(acceptedCodings(c.req.raw));
    if (coding !== 'identity') headers.set('Content-Encoding', coding);
  };
}
