import type { Context } from 'hono';
import type { PageData } from '../../shared/pages/page-data.ts';
import { REFUSED_RETRY_AFTER_S } from '../../shared/config/constants.ts';
import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
import type { KeepUntil } from '../admission/admission.ts';
import type { AppEnv } from '../app-env.ts';
import { bodyOf } from './long-body.ts';
import { CLOCK } from '../timing/clock.ts';
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
  const body =
    keepUntil === null ? bodyOf(renderDocument(pageData)) : await streamRendered(c, pageData, keepUntil);
  if (keepUntil === null) c.get('record').addStep('render', since, CLOCK.now());
  return c.body(body, { headers: { ...DOCUMENT_HEADERS, ...(pageData.status === 200 ? PREFETCHING : {}) } });
}

/** What every kept page says of itself; copied faster than it could be said anew. */
export const KEPT_HEADERS = new Headers({
  ...DOCUMENT_HEADERS,
  ...PREFETCHING,
  'Cache-Control': PAGE_CACHING,
  Vary: DOCUMENT_VARIES,
});

/** Sets the page's status, and with a 503 when to come again. */
export function setStatus(c: Context<AppEnv>, { status }: Pick<PageData, 'status'>): void {
  c.status(status);
  if (status === 503) c.header('Retry-After', String(REFUSED_RETRY_AFTER_S));
}
