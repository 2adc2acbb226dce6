import type { Context } from 'hono';
import type { PageData } from '../../shared/pages/page-data.ts';
import { REFUSED_RETRY_AFTER_S } from '../../shared/config/constants.ts';
import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
import type { KeepUntil } from '../admission/admission.ts';
import type { AppEnv } from '../app-env.ts';
import { acceptedCodings, preferredCoding } from '../http/content-coding.ts';
import { CLOCK } from '../timing/clock.ts';
import type { Bytes } from './bytes.ts';
import type { KeptPage } from './kept-page.ts';
import type { PageCache } from './page-cache.ts';
import { DOCUMENT_HEADERS, renderDocument, streamRendered } from './render-document.ts';

/**
 * The browser revalidates a page each time (cheap with an ETag), and no shared cache may store it: it varies by visitor.
 */
export const PAGE_CACHING = 'private, no-cache';

/** Where the browser reads which links of a page to fetch ahead (worker/routes/seo/speculation-rules.ts); errors have none. */
const PREFETCHING = { 'Speculation-Rules': `"${SERVICE_PATHS.speculationRules}"` } as const;

/** Stated by every response of a document, whatever its status and its coding. */
const DOCUMENT_VARIES = 'Cookie, Accept-Encoding';

/**
 * Sends a page that is rendered for one visitor; it is compressed on the way (worker/middleware/compression.ts).
 * @param keepUntil of the page's turn, where a part is late and the page is streamed; else `null`
 */
export async function sendRendered(
  c: Context<AppEnv>,
  pageData: PageData,
  keepUntil: KeepUntil | null,
): Promise<Response> {
  c.header('Cache-Control', PAGE_CACHING);
  c.header('Vary', DOCUMENT_VARIES);
  setStatus(c, pageData);
  const since = CLOCK.now();
  const body = keepUntil === null ? renderDocument(pageData) : await streamRendered(c, pageData, keepUntil);
  if (keepUntil === null) c.get('record').addStep('render', since, CLOCK.now());
  return c.body(body, { headers: { ...DOCUMENT_HEADERS, ...(pageData.status === 200 ? PREFETCHING : {}) } });
}

/** What every kept page says of itself; copied faster than it could be said anew. */
const KEPT_HEADERS = new Headers({
  ...DOCUMENT_HEADERS,
  ...PREFETCHING,
  'Cache-Control': PAGE_CACHING,
  Vary: DOCUMENT_VARIES,
});

/**
 * Sends a kept page as it lies, in the coding that the client likes best, or tells it that it has the page already. Not by
 * Hono's context, whose response would be made for its headers and thrown away: what a middleware adds, it adds afterwards.
 */
export function sendKept(c: Context<AppEnv>, page: KeptPage, kept: PageCache): Response {
  const send = (bytes: Bytes | null, init: ResponseInit = {}): Response => {
    const response = new Response(bytes, { ...init, headers: KEPT_HEADERS });
    // Weak: one tag for all codings of the same HTML.
    response.headers.set('ETag', `W/"${page.etag}"`);
    return response;
  };
  if (isKnown(c.req.header('if-none-match'), page.etag)) {
    c.get('record').facts.page = 'not-modified';
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

/** Sets the page's status, and with a 503 when to come again. */
export function setStatus(c: Context<AppEnv>, { status }: Pick<PageData, 'status'>): void {
  c.status(status);
  if (status === 503) c.header('Retry-After', String(REFUSED_RETRY_AFTER_S));
}
