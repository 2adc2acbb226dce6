import type { Context } from 'hono';
import type { PageData } from '../../shared/page-data.ts';
import type { AppEnv } from '../app-env.ts';
import {
  PAGE_FRESH_MS,
  PAGE_STALE_MS,
  joinWithNonce,
  type CachedPage,
  type PageCache,
} from '../cache/page-cache.ts';
import { loadPage, type LoadedPage, type PageRequest } from '../loaders/load-page.ts';
import { pageKey, toCachedPage } from './cached-page.ts';
import { settleDeferred } from './deferred.ts';
import { renderDocument } from './render-document.ts';

/** What is late by more than this is streamed; below it a page is one string (DESIGN.md §4). */
const DEFERRED_LIMIT_MS = 8;
/** A page that is made behind the answer waits for all its parts. */
const DEFERRED_PATIENCE_MS = 2_000;

/** HTML is asked for anew each time (an ETag makes that cheap), and never kept by a shared cache: it varies by visitor. */
const CACHE_CONTROL = 'private, no-cache';

interface PageStore {
  /** The finished page, if there is one that may be served; a stale one is served and made anew behind it. */
  answerFromCache(): Promise<Response | null>;
  /** Renders what was loaded, keeps it if it may be kept, and answers. */
  answer(loaded: LoadedPage, options: { readonly keep: boolean }): Promise<Response>;
}

/** The page cache as one request sees it. */
export function createPageStore(c: Context<AppEnv>, request: PageRequest): PageStore {
  const { services, visitor, route } = request;
  const pages: PageCache = services.request.isolate.pages;
  const record = c.get('record');
  const keyFor = (version: string): string =>
    pageKey({ version, locale: route.locale, path: route.path, visitor });

  /** Renders once with a stand-in for the nonce, so that the page can be cut at it. */
  const keep = async (loaded: LoadedPage, page: PageData['page']): Promise<CachedPage | null> => {
    const { pageData } = loaded;
    if (!loaded.complete || pageData.status !== 200) return null;
    const settled = { ...pageData, page };
    const standIn = crypto.randomUUID();
    const response = await renderDocument(c, settled, { nonce: standIn, stream: false });
    const cached = await toCachedPage(await response.text(), {
      nonce: standIn,
      pageData: settled,
      renderedAt: request.now,
      until: loaded.until,
    });
    pages.set(keyFor(pageData.version), cached);
    return cached;
  };

  const refreshBehind = (key: string): void => {
    const { leases } = services.request.isolate.cache;
    if (!leases.acquire(`page ${key}`, request.now, DEFERRED_PATIENCE_MS * 2)) return;
    const work = async (): Promise<void> => {
      const loaded = await loadPage({ ...request, now: Date.now() });
      if ('movedTo' in loaded) pages.delete(key);
      else {
        const { page } = await settleDeferred(loaded.pageData.page, DEFERRED_PATIENCE_MS);
        const kept = await keep(loaded, page);
        // What is gone (404) must not live on; what cannot be made just now may.
        if (kept === null && loaded.pageData.status === 404) pages.delete(key);
      }
      leases.release(`page ${key}`);
    };
    services.request.waitUntil(work().catch((error: unknown) => record.addError(error)));
  };

  const send = (cached: CachedPage): Response => {
    c.header('Cache-Control', CACHE_CONTROL);
    c.header('Vary', 'Cookie');
    c.header('ETag', `W/"${cached.etag}"`);
    if (isKnown(c.req.header('if-none-match'), cached.etag)) {
      record.facts.page = 'not-modified';
      // The browser keeps the body it has, with the nonce it was sent with: its policy must stay as well.
      c.header('Content-Security-Policy', undefined);
      return c.body(null, 304);
    }
    return c.body(toArrayBuffer(joinWithNonce(cached, c.get('nonce'))), 200, cached.headers);
  };

  return {
    async answerFromCache() {
      const { version } = await services.cache.invalidations();
      const key = keyFor(version);
      const cached = pages.get(key);
      if (cached === undefined) return null;
      const age = request.now - cached.renderedAt;
      if (age > PAGE_STALE_MS || request.now >= (cached.until ?? Infinity)) return null;
      record.facts.page = age > PAGE_FRESH_MS ? 'stale' : 'hit';
      if (age > PAGE_FRESH_MS) refreshBehind(key);
      return send(cached);
    },

    async answer(loaded, options) {
      const { page, pending } = await settleDeferred(loaded.pageData.page, DEFERRED_LIMIT_MS);
      if (options.keep && !pending) {
        const cached = await keep(loaded, page);
        if (cached !== null) {
          record.facts.page = 'miss';
          return send(cached);
        }
      }
      record.facts.page = pending ? 'stream' : 'miss';
      c.header('Cache-Control', CACHE_CONTROL);
      c.header('Vary', 'Cookie');
      const pageData = { ...loaded.pageData, page };
      return renderDocument(c, pageData, { nonce: c.get('nonce'), stream: pending });
    },
  };
}

/** Whether the browser holds this very content (RFC 9110 §13.1.2, weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim() === `W/"${etag}"`);
}

function toArrayBuffer(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return bytes.buffer;
}
