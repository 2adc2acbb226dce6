import type { Context } from 'hono';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { Address } from '../../shared/routing/address.ts';
import { matchPage, type MatchedPage } from '../../shared/routing/match-page.ts';
import { SERVICE_PATHS } from '../../shared/routing/service-paths.ts';
import type { Admission, KeepUntil } from '../admission/admission.ts';
import type { AppEnv } from '../app-env.ts';
import { settingsOf } from '../env.ts';
import { edgeMessages } from '../messages.ts';
import { addressOf } from '../middleware/redirects.ts';
import type { Services } from '../services/services.ts';
import { pageAssets } from './assets.ts';
import { checkGuards } from './guards.ts';
import { loadErrorPage, loadPage, type LoadedPage } from './load.ts';
import { PageNotFoundError, type AnyLoaderContext, type Moved, type PageRequest } from './loader.ts';
import { renderedPage, type RenderedPage } from './kept-page.ts';
import { packerOf } from './packing.ts';
import { PageCache, pageKey, type FoundPage } from './page-cache.ts';
import { readQuery } from './query.ts';
import { documentHeaders, renderDocument, streamRendered } from './render-document.ts';
import { PAGE_CACHING, sendKept, sendRendered, setStatus } from './send-page.ts';
import { settle, settleAll } from './settle.ts';

/** The page is one string when all its parts are ready within this time; otherwise it is streamed. */
const DOCUMENT_PATIENCE_MS = 8;
/** A browser that shows a page already can wait longer for the data of the next. */
const DATA_PATIENCE_MS = 1_500;
/** A page that is made in the background waits for all its parts. */
const REMAKE_PATIENCE_MS = 2_000;

/** A draft that is shown in place of the published post: see `preview` of {@link Pages}. */
export interface Draft {
  readonly address: Address;
  readonly matched: MatchedPage;
  /** The request's services, which return the draft. */
  readonly services: Services;
  /** The time for which it is shown, in milliseconds since the epoch. */
  readonly now: number;
}

/** Why an address has no data: a guard or a move redirects it, or there is no page. */
export type NoData =
  | { readonly reason: 'guarded'; readonly elsewhere: string }
  | { readonly reason: 'moved' }
  | { readonly reason: 'missing' };

/**
 * Everything between a page's address and its response:
 *
 *     guards -> page cache -> a turn -> load -> settle -> render -> keep -> send
 *
 * What lies in the page cache waits for no turn (worker/admission). Documents take every step. Data for a browser that navigates is neither rendered nor cached; a draft is never cached;
 * an error page is loaded from the error.
 */
export interface Pages {
  /** The document of the request's own address (§2.2), or the page of its error. */
  document(c: Context<AppEnv>): Promise<Response>;
  /** The `PageData` of an address, by the same loaders as its document. `search`: with its question mark. */
  data(c: Context<AppEnv>, address: Address, search: string): Promise<Response | NoData>;
  /** A draft as its page will show it: marked, and never cached. `null` when that page has moved. */
  preview(c: Context<AppEnv>, draft: Draft): Promise<Response | null>;
  /** The page of an error (§2.4, §8); for a `PageNotFoundError` the not-found page. */
  error(c: Context<AppEnv>, error: unknown): Promise<Response>;
  /** The size of the page cache, for the operator. */
  readonly stats: PageCache['stats'];
}

/** The pages of one isolate, which are made when `admission` gives them a turn. */
export function createPages(admission: Admission): Pages {
  const kept = new PageCache();

  /** Renders a page that may be cached; `null`: it may not. */
  const make = async (now: number, loaded: LoadedPage): Promise<RenderedPage | null> => {
    const { pageData, complete, until } = loaded;
    if (!complete || pageData.status !== 200) return null;
    const html = renderDocument(pageData);
    return renderedPage(html, { renderedAt: now, until, headers: documentHeaders(pageData) });
  };

  const inBackground = (c: Context<AppEnv>, work: Promise<void>): void =>
    c.executionCtx.waitUntil(work.catch((error: unknown) => c.get('record').addError(error)));

  const keepBehind = (c: Context<AppEnv>, pageData: PageData, page: RenderedPage): void =>
    inBackground(c, kept.keep(pageKey(pageData.version, pageData), page, packerOf(c.env)));

  const remake = async (c: Context<AppEnv>, request: PageRequest, key: string): Promise<void> => {
    const now = Date.now();
    const loaded = await loadPage({ ...request, now });
    if ('movedTo' in loaded) return kept.delete(key);
    const { pageData, pending } = await settled(loaded, REMAKE_PATIENCE_MS);
    const page = pending ? null : await make(now, { ...loaded, pageData });
    // A page that is gone (404) is removed; one that cannot be made now stays.
    if (page === null && pageData.status === 404) kept.delete(key);
    if (page !== null) keepBehind(c, pageData, page);
  };

  const remakeBehind = (c: Context<AppEnv>, request: PageRequest, key: string, overdue: boolean): void => {
    const inTurn = () => admission.runBehind(c.executionCtx, { overdue }, () => remake(c, request, key));
    inBackground(c, kept.once(key, request.now, REMAKE_PATIENCE_MS * 2, inTurn));
  };

  const sendError = (c: Context<AppEnv>, error: unknown): Promise<Response> =>
    admission.run(c.executionCtx, async () => {
      const { pageData } = await loadErrorPage(contextOf(c, errorAddress(c)), error);
      c.get('record').facts.page = 'miss';
      return sendRendered(c, pageData, null);
    });

  const sendFound = (c: Context<AppEnv>, { page, isStale }: FoundPage): Response => {
    c.get('record').facts.page = isStale ? 'stale' : 'hit';
    return sendKept(c, page, kept);
  };

  /** @param key of the page cache; `null`: a page that is not kept */
  const sendMade = async (
    c: Context<AppEnv>,
    { request, key }: { readonly request: PageRequest; readonly key: string | null },
    keepUntil: KeepUntil,
  ): Promise<Response> => {
    const loaded = await loadPage(request);
    if ('movedTo' in loaded) return sendMoved(c, loaded);
    const { pageData, pending } = await settled(loaded, DOCUMENT_PATIENCE_MS);
    c.get('record').facts.page = pending ? 'stream' : 'miss';
    const page = key !== null && !pending ? await make(request.now, { ...loaded, pageData }) : null;
    if (page === null) return sendRendered(c, pageData, pending ? keepUntil : null);
    keepBehind(c, pageData, page);
    return sendKept(c, page, kept);
  };

  return {
    get stats() {
      return kept.stats;
    },

    async document(c) {
      const { facts } = c.get('record');
      const address = c.get('address');
      const matched = address.kind === 'page' ? matchPage(address.path) : null;
      if (address.kind !== 'page' || matched === null) {
        facts.route = 'not-found';
        return sendError(c, new PageNotFoundError());
      }
      facts.route = matched.name;
      const { request, given } = requestOf(contextOf(c, address), matched, addressOf(c.req.url).search);
      const elsewhere = checkGuards(matched.name, request);
      if (elsewhere !== null) {
        c.header('Cache-Control', 'private, no-store');
        return c.redirect(elsewhere, 302);
      }

      c.header('Speculation-Rules', `"${SERVICE_PATHS.speculationRules}"`);
      if (given || !request.settings.pageCache) {
        return admission.run(c.executionCtx, (keepUntil) => sendMade(c, { request, key: null }, keepUntil));
      }
      const { version } = await request.services.cache.invalidations();
      const key = pageKey(version, request);
      const found = kept.find(key, request.now);
      if (found !== null) {
        if (found.isStale) remakeBehind(c, request, key, found.isOverdue);
        return sendFound(c, found);
      }
      return admission.run(c.executionCtx, async (keepUntil) => {
        // Another request may have made it while this one waited.
        const meanwhile = kept.find(key, Date.now());
        return meanwhile === null ? sendMade(c, { request, key }, keepUntil) : sendFound(c, meanwhile);
      });
    },

    async data(c, address, search) {
      const matched = matchPage(address.path);
      if (matched === null) return { reason: 'missing' };
      c.get('record').facts.route = `api:${matched.name}`;
      const { request } = requestOf(contextOf(c, address), matched, search);
      const elsewhere = checkGuards(matched.name, request);
      if (elsewhere !== null) return { reason: 'guarded', elsewhere };
      const loaded = await loadPage(request);
      if ('movedTo' in loaded) return { reason: 'moved' };
      const pageData: PageData = {
        ...loaded.pageData,
        page: await settleAll(loaded.pageData.page, DATA_PATIENCE_MS),
      };
      c.header('Cache-Control', PAGE_CACHING);
      // A browser with the script of an older deployment reloads the page.
      c.header('X-Entry', pageAssets(pageData).document.entry);
      setStatus(c, pageData);
      return c.json(pageData);
    },

    preview: (c, { address, matched, services, now }) =>
      admission.run(c.executionCtx, async (keepUntil) => {
        const context = { ...contextOf(c, address), services, now, isPreview: true };
        const loaded = await loadPage(requestOf(context, matched, '').request);
        if ('movedTo' in loaded) return null;
        const { pageData } = loaded;
        const meta = { ...pageData.meta, robots: 'noindex,nofollow', canonical: null } as const;
        c.header('Cache-Control', 'private, no-store');
        c.header('X-Robots-Tag', 'noindex, nofollow');
        setStatus(c, pageData);
        const shown = { ...pageData, meta, isPreview: true } as const;
        return c.body(await streamRendered(c, shown, keepUntil), { headers: documentHeaders(shown) });
      }),

    error: sendError,
  };
}

/** What every loader receives, from the variables of the middlewares. */
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

/** What the loader of a matched page receives; `given`: whether the search has a parameter that the page understands. */
function requestOf(
  context: AnyLoaderContext,
  matched: MatchedPage,
  search: string,
): { readonly request: PageRequest; readonly given: boolean } {
  const { query, given } = readQuery(matched.name, new URLSearchParams(search));
  return { request: { ...context, ...matched, query }, given };
}

/** The address that an error page keeps: the one that was requested, whether or not a page can have it. */
function errorAddress(c: Context<AppEnv>): Address {
  const address = c.get('address');
  return address.kind === 'page' ? address : { locale: address.locale, path: address.asked };
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
