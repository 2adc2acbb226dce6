import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { acceptedCodings, preferredCoding } from '../http/content-coding.ts';
import { bodyOf } from './long-body.ts';
import type { Bytes } from './bytes.ts';
import type { KeptPage } from './kept-page.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Sends a kept page, or what else is kept like one, as it lies, in the coding that the client likes best, or tells it that it has it
 * already. Not by Hono's context, whose response would be made for its headers and thrown away: what a middleware adds, it adds
 * afterwards.
 * @param headers with a `Vary` that names `Accept-Encoding`
 */
export function sendKept(
  c: Context<AppEnv>,
  page: KeptPage,
  kept: PageCache,
  headers: HeadersInit,
): Response {
  const send = (bytes: Bytes | null, init: ResponseInit = {}): Response => {
    const response = new Response(bytes === null ? null : bodyOf(bytes), { ...init, headers });
    // Weak: one tag for all codings of the same HTML.
    response.headers.set('ETag', `W/"${page.etag}"`);
    return response;
  };
  if (isKnown(c.req.header('if-none-match'), page.etag)) {
    const notModified = send(null, { status: 304 });
    notModified.headers.delete('Content-Type');
    return notModified;
  }
  const { body } = page;
  if (body.kind === 'rendered') return send(body.html);
  const coding = preferredCoding(acceptedCodings(c.req.raw));
  if (coding === 'identity') return send(kept.unpacked(page, body));
  // Without `encodeBody` workerd would compress what is compressed.
  const packed = send(body[coding], { encodeBody: 'manual' });
  packed.headers.set('Content-Encoding', coding);
  return packed;
}

/** Whether the browser has this content already (RFC 9110 §13.1.2, weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    // A star is for whatever there is.
    ifNoneMatch.split(',').some((tag) => ['*', `"${etag}"`].includes(tag.trim().replace(/^W\//u, '')))
  );
}
