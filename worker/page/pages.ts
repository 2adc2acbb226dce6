import type { Context } from 'hono';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { Address } from '../../shared/routing/address.ts';
import { matchPage, type MatchedPage } from '../../shared/routing/match-page.ts';
import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
import type { AppEnv } from '../app-env.ts';
import { settingsOf } from '../env.ts';
import { edgeMessages } from '../messages.ts';
import type { Services } from '../services/services.ts';
import { pageAssets } from './assets.ts';
import { checkGuards } from './guards.ts';
import { loadErrorPage, loadPage, type LoadedPage } from './load.ts';
import { PageNotFoundError, type AnyLoaderContext, type Moved, type PageRequest } from './loader.ts';
import { cutPage, joinWithNonce, PageCache, pageKey, type CachedPage } from './page-cache.ts';
import { readQuery } from './query.ts';
import { renderDocument } from './render-document.ts';
import { settle, settleAll } from './settle.ts';

/** What is late by more than this is streamed; below it a page is one string. */
const DOCUMENT_PATIENCE_MS = 8;
/** A browser that already has a page is in no hurry for the first byte of the next. */
const DATA_PATIENCE_MS = 1_500;
/** A page that is made behind the answer waits for all its parts. */
const REMAKE_PATIENCE_MS = 2_000;

/** HTML is asked for anew each time (an ETag makes that cheap), and never kept by a shared cache: it varies by visitor. */
const CACHE_CONTROL = 'private, no-cache';

/** A draft in the place of what is published: see `preview` of {@link Pages}. */
export interface Draft {
  readonly address: Address;
  readonly matched: MatchedPage;
  /** Those of the request, which know the draft. */
  readonly services: Services;
  /** When it is looked at, in milliseconds since the epoch. */
  readonly now: number;
  /** Once the page is loaded: whether the draft is a part of it. */
  readonly wasAsked: () => boolean;
}

/** Why there is no data for an address: a guard or a move leads elsewhere, or there is no page. */
export type NoData =
  | { readonly reason: 'guarded'; readonly elsewhere: string }
  | { readonly reason: 'moved' }
  | { readonly reason: 'missing' };

/**
 * The owner of a page's answer, from the address to the bytes:
 *
 *     guards -> page cache -> load -> settle -> render -> keep -> send
 *
 * Documents go the whole way. The data for a browser that navigates has no markup to render or to keep; a draft is
 * nobody's to keep; an error is loaded from what went wrong.
 */
export interface Pages {
  /** The document of the request's own address (§2.2), whatever stands there. */
  document(c: Context<AppEnv>): Promise<Response>;
  /** The `PageData` of an address, by the very loaders that make its document. `search`: with its question mark. */
  data(c: Context<AppEnv>, address: Address, search: string): Promise<Response | NoData>;
  /** A draft as its page will show it: past the cache, marked, for nobody else. `null` when that page does not show it. */
  preview(c: Context<AppEnv>, draft: Draft): Promise<Response | null>;
  /** The page of an error (§2.4, §8); of a `PageNotFoundError` the page that says that there is none. */
  error(c: Context<AppEnv>, error: unknown): Promise<Response>;
  /** What is kept, for the operator. */
  readonly stats: PageCache['stats'];
}

/** The pages of one isolate. */
export function createPages(): Pages {
  const kept = new PageCache();

  /** Renders once with a stand-in for the nonce, so that the page can be cut at it. `null`: not one to keep. */
  const keep = async (c: Context<AppEnv>, now: number, loaded: LoadedPage): Promise<CachedPage | null> => {
    const { pageData, complete, until } = loaded;
    if (!complete || pageData.status !== 200) return null;
    const standIn = crypto.randomUUID();
    const response = await renderDocument(c, pageData, { nonce: standIn, stream: false });
    const { linkHeader } = pageAssets(pageData);
    const page = await cutPage(await response.text(), standIn, {
      renderedAt: now,
      until,
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        ...(linkHeader === '' ? {} : { Link: linkHeader }),
      },
    });
    kept.set(pageKey(pageData.version, pageData), page);
    return page;
  };

  const remake = async (c: Context<AppEnv>, request: PageRequest, key: string): Promise<void> => {
    const now = Date.now();
    const loaded = await loadPage({ ...request, now });
    if ('movedTo' in loaded) return kept.delete(key);
    const { pageData, pending } = await settled(loaded, REMAKE_PATIENCE_MS);
    const page = pending ? null : await keep(c, now, { ...loaded, pageData });
    // What is gone (404) must not live on; what cannot be made just now may.
    if (page === null && pageData.status === 404) kept.delete(key);
  };

  const remakeBehind = (c: Context<AppEnv>, request: PageRequest, key: string): void => {
    const work = kept.once(key, request.now, REMAKE_PATIENCE_MS * 2, () => remake(c, request, key));
    c.executionCtx.waitUntil(work.catch((error: unknown) => c.get('record').addError(error)));
  };

  const sendError = async (c: Context<AppEnv>, error: unknown): Promise<Response> => {
    const { pageData } = await loadErrorPage(contextOf(c, c.get('address')), error);
    c.get('record').facts.page = 'miss';
    return sendRendered(c, pageData, false);
  };

  return {
    get stats() {
      return kept.stats;
    },

    async document(c) {
      const { facts } = c.get('record');
      const address = c.get('address');
      const matched = address.kind === 'page' ? matchPage(address.path) : null;
      if (matched === null) {
        facts.route = 'not-found';
        return sendError(c, new PageNotFoundError());
      }
      facts.route = matched.name;
      const { query, given } = readQuery(matched.name, new URL(c.req.url).searchParams);
      const request: PageRequest = { ...contextOf(c, address), ...matched, query };
      const elsewhere = checkGuards(matched.name, request);
      if (elsewhere !== null) {
        c.header('Cache-Control', 'private, no-store');
        return c.redirect(elsewhere, 302);
      }

      c.header('Speculation-Rules', `"${SERVICE_PATHS.speculationRules}"`);
      const mayKeep = !given && request.settings.pageCache;
      if (mayKeep) {
        const { version } = await request.services.cache.invalidations();
        const key = pageKey(version, request);
        const found = kept.find(key, request.now);
        if (found !== null) {
          facts.page = found.isStale ? 'stale' : 'hit';
          if (found.isStale) remakeBehind(c, request, key);
          return sendKept(c, found.page);
        }
      }

      const loaded = await loadPage(request);
      if ('movedTo' in loaded) return sendMoved(c, loaded);
      const { pageData, pending } = await settled(loaded, DOCUMENT_PATIENCE_MS);
      facts.page = pending ? 'stream' : 'miss';
      const page = mayKeep && !pending ? await keep(c, request.now, { ...loaded, pageData }) : null;
      return page === null ? sendRendered(c, pageData, pending) : sendKept(c, page);
    },

    async data(c, address, search) {
      const matched = matchPage(address.path);
      if (matched === null) return { reason: 'missing' };
      c.get('record').facts.route = `api:${matched.name}`;
      const { query } = readQuery(matched.name, new URLSearchParams(search));
      const request: PageRequest = { ...contextOf(c, address), ...matched, query };
      const elsewhere = checkGuards(matched.name, request);
      if (elsewhere !== null) return { reason: 'guarded', elsewhere };
      const loaded = await loadPage(request);
      if ('movedTo' in loaded) return { reason: 'moved' };
      const pageData: PageData = {
        ...loaded.pageData,
        page: await settleAll(loaded.pageData.page, DATA_PATIENCE_MS),
      };
      c.header('Cache-Control', CACHE_CONTROL);
      // A browser whose program is older than this deployment reloads instead of guessing.
      c.header('X-Entry', pageAssets(pageData).document.entry);
      return c.json(pageData, pageStatus(pageData));
    },

    async preview(c, { address, matched, services, now, wasAsked }) {
      const context = { ...contextOf(c, address), services, now };
      const { query } = readQuery(matched.name, new URLSearchParams());
      const loaded = await loadPage({ ...context, ...matched, query });
      if ('movedTo' in loaded || !wasAsked()) return null;
      const { pageData } = loaded;
      const meta = { ...pageData.meta, robots: 'noindex,nofollow', canonical: null } as const;
      c.header('Cache-Control', 'private, no-store');
      c.header('X-Robots-Tag', 'noindex, nofollow');
      c.status(pageStatus(pageData));
      return renderDocument(
        c,
        { ...pageData, meta, isPreview: true },
        { nonce: c.get('nonce'), stream: true },
      );
    },

    error: sendError,
  };
}

/** What every loader is handed, out of what the middleware learnt. */
function contextOf(c: Context<AppEnv>, address: Address): AnyLoaderContext {
  return {
    address: { locale: address.locale, path: address.path },
    visitor: c.get('visitor'),
    services: c.get('services'),
    settings: settingsOf(c.env),
    messages: edgeMessages(address.locale),
    now: Date.now(),
  };
}

async function settled(
  { pageData }: LoadedPage,
  limitMs: number,
): Promise<{ readonly pageData: PageData; readonly pending: boolean }> {
  const { page, pending } = await settle(pageData.page, limitMs);
  return { pageData: { ...pageData, page }, pending };
}

function sendMoved(c: Context<AppEnv>, { movedTo }: Moved): Response {
  c.header('Cache-Control', 'public, max-age=300');
  return c.redirect(movedTo, 301);
}

function sendRendered(c: Context<AppEnv>, pageData: PageData, stream: boolean): Promise<Response> {
  c.header('Cache-Control', CACHE_CONTROL);
  c.header('Vary', 'Cookie');
  c.status(pageStatus(pageData));
  return renderDocument(c, pageData, { nonce: c.get('nonce'), stream });
}

function sendKept(c: Context<AppEnv>, page: CachedPage): Response {
  c.header('Cache-Control', CACHE_CONTROL);
  c.header('Vary', 'Cookie');
  c.header('ETag', `W/"${page.etag}"`);
  if (isKnown(c.req.header('if-none-match'), page.etag)) {
    c.get('record').facts.page = 'not-modified';
    // The browser keeps the body it has, with the nonce it was sent with: its policy must stay as well.
    c.header('Content-Security-Policy', undefined);
    return c.body(null, 304);
  }
  return c.body(joinWithNonce(page, c.get('nonce')).buffer, 200, page.headers);
}

/** Whether the browser holds this very content (RFC 9110 §13.1.2, weak comparison). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim() === `W/"${etag}"`);
}

function pageStatus({ status }: PageData): 200 | 404 | 500 {
  return status === 404 || status === 500 ? status : 200;
}
