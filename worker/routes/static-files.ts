import type { Context, MiddlewareHandler, Next } from 'hono';
import { namesFile } from '../../shared/routing/redirect.ts';
import type { AppEnv } from '../app-env.ts';
import { keptFile } from '../build/kept-files.ts';
import { BARE_POLICY } from '../middleware/security-headers.ts';
import type { Isolate } from '../services/isolate.ts';
import { CLOCK } from '../timing/clock.ts';

/** A built file, from the platform's own file service, with this response's headers. */
export async function staticFiles(c: Context<AppEnv>, next: Next): Promise<Response | void> {
  c.get('record').facts.route = 'static';
  if (!isAsWritten(c.req)) return next();
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status === 404) {
    await file.body?.cancel();
    return next();
  }
  // An SVG can be opened directly. The same policy is in deploy/support/_headers, for files that Cloudflare serves
  // without the Worker.
  c.header('Content-Security-Policy', BARE_POLICY);
  for (const [name, value] of file.headers) c.header(name, value);
  // The body is passed on unchanged: workerd does not recompress a compressed file.
  return c.newResponse(file.body, file.status === 304 ? 304 : 200);
}

const YEAR_S = 31_536_000;
const RETRY_AFTER_S = '5';

/**
 * A file of another build, for a page of that build: out of the store (worker/build/kept-files.ts). A store that
 * fails is no proof that there is no such file: a 503 then.
 */
export function otherBuildsFiles({ telemetry }: Isolate): MiddlewareHandler<AppEnv> {
  return async function otherBuildsFiles(c, next) {
    const store = { kv: c.env.CACHE, clock: CLOCK, observer: telemetry.metrics };
    c.header('Content-Security-Policy', BARE_POLICY);
    let file;
    try {
      file = await keptFile(store, new URL(c.req.url).pathname);
    } catch (error) {
      c.get('record').addError(error);
      c.header('Cache-Control', 'no-store');
      c.header('Retry-After', RETRY_AFTER_S);
      return c.text('Service Unavailable', 503);
    }
    if (file === null) return next();
    c.header('Content-Type', file.type);
    c.header('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
    return c.body(file.body);
  };
}

/** The files that lie beside the pages, by their names: `/favicon.svg`. */
export function namedFiles(c: Context<AppEnv>, next: Next): Promise<Response | void> {
  return namesFile(c.req.path) ? staticFiles(c, next) : next();
}

/**
 * Whether a file service looks for the file of the address by which the route was chosen: it resolves dot segments, also where they are
 * written as codes (`/assets/%2e%2e/_headers`). No file has a name whose percent-encoding is broken, and a file service fails on it.
 */
function isAsWritten({ url, path }: Pick<Context['req'], 'url' | 'path'>): boolean {
  try {
    return decodeURIComponent(new URL(url).pathname) === decodeURIComponent(path);
  } catch {
    return false;
  }
}

/**
 * No built file has this name. A plain text instead of a page, and not cached, because the next deployment may bring
 * the file.
 */
export function missingFile(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'no-store');
  return c.text('Not Found', 404);
}
