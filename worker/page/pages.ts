import build from 'virtual:build';
import type { Context } from 'hono';
import type { PageData } from '../../shared/pages/page-data.ts';
import type { Address } from '../../shared/routing/address.ts';
import { localePath } from '../../shared/routing/locale-path.ts';
import { matchPage, type MatchedPage } from '../../shared/routing/match-page.ts';
import { MAX_PATH_LENGTH } from '../../shared/routing/normalise-path.ts';
import { pathToPost } from '../../shared/routing/path-to-post.ts';
import { flagsOf } from '../../shared/routing/redirect.ts';
import type { Admission, KeepUntil } from '../admission/admission.ts';
import type { AppEnv } from '../app-env.ts';
import { settingsOf } from '../env.ts';
import { edgeMessages } from '../messages.ts';
import { sendJson } from './long-body.ts';
import { addressOf, parametersOf } from '../http/request-address.ts';
import type { Services } from '../services/services.ts';
import { CLOCK } from '../timing/clock.ts';
import { checkGuards } from './guards.ts';
import { KeptDocuments, type Background } from './kept-documents.ts';
import { loadErrorPage, loadPage } from './load.ts';
import { PageNotFoundError, type AnyLoaderContext, type Moved, type PageRequest } from './loader.ts';
import { renderedPage, type KeptPage, type PageFacts, type RenderedPage } from './kept-page.ts';
import { packerOf } from './packing.ts';
import { isShared, type FoundPage, type PageCacheStats } from './page-cache.ts';
import { readQuery } from './query.ts';
import { DOCUMENT_HEADERS, renderDocument, streamRendered } from './render-document.ts';
import { sendMoved } from './send-moved.ts';
import { sendKept } from './send-kept.ts';
import { KEPT_HEADERS, PAGE_CACHING, sendRendered, setStatus } from './send-page.ts';
import { settleAll } from './settle.ts';

/** A browser that shows a page already can wait longer for the data of the next. */
const DATA_PATIENCE_MS = 1_500;

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
 * What lies in the page cache waits for no turn (worker/admission). Documents take every step. Data for a browser that
 * navigates is neither rendered nor cached; a draft is never cached; an error page is loaded from the error.
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
  readonly stats: PageCacheStats;
}

/** The pages of one isolate, which are made when `admission` gives them a turn. */
export function createPages(admission: Admission): Pages {
  const documents = new KeptDocuments({ load: loadPage, render });

  /** What a request lends to the work on its page. */
  const background = (c: Context<AppEnv>): Background => ({
    clock: CLOCK,
    packer: packerOf(c.env),
    run: (work) => c.executionCtx.waitUntil(work.catch((error: unknown) => c.get('record').addError(error))),
    took: (step, startedAt) => c.get('record').addStep(step, startedAt, CLOCK.now()),
    inTurn: (work, how) => admission.runBehind(c.executionCtx, how, work),
  });

  const sendError = (c: Context<AppEnv>, error: unknown): Promise<Response> =>
    admission.run(c.executionCtx, async () => {
      const { pageData } = await loadErrorPage(contextOf(c, errorAddress(c)), error);
      c.get('record').facts.page = 'miss';
      return sendRendered(c, pageData, null);
    });

  const send = (c: Context<AppEnv>, page: KeptPage): Response => {
    const response = sendKept(c, page, documents.cache, KEPT_HEADERS);
    if (response.status === 304) c.get('record').facts.page = 'not-modified';
    return response;
  };

  const sendFound = (c: Context<AppEnv>, { page, isStale }: FoundPage): Response => {
    c.get('record').facts.page = isStale ? 'stale' : 'hit';
    return send(c, page);
  };

  const sendMade = async (
    c: Context<AppEnv>,
    {
      request,
      mayKeep,
      behind,
    }: { readonly request: PageRequest; readonly mayKeep: boolean; readonly behind: Background },
    keepUntil: KeepUntil,
  ): Promise<Response> => {
    const made = await documents.make(request, { ...behind, mayKeep });
    if ('movedTo' in made) return sendMoved(c, made);
    const { pageData, pending, page } = made;
    c.get('record').facts.page = pending ? 'stream' : 'miss';
    return page === null ? sendRendered(c, pageData, pending ? keepUntil : null) : send(c, page);
  };

  return {
    get stats() {
      return documents.cache.stats;
    },

    async document(c) {
      const { facts } = c.get('record');
      const address = c.get('address');
      const matched = address.kind === 'page' ? matchPage(address.path) : null;
      if (address.kind !== 'page' || matched === null) {
        facts.route = 'not-found';
        const moved = address.kind === 'page' ? movedPage(address) : null;
        if (moved !== null) return sendMoved(c, moved);
        return sendError(c, new PageNotFoundError());
      }
      facts.route = matched.name;
      const { search } = addressOf(c.req.url);
      const { request, given } = requestOf(contextOf(c, address), matched, search);
      const elsewhere = checkGuards(matched.name, request);
      if (elsewhere !== null) {
        c.header('Cache-Control', 'private, no-store');
        return c.redirect(elsewhere + flagsOf(search), 302);
      }

      const mayKeep = !given && request.settings.pageCache && isShared(request.visitor);
      const behind = background(c);
      const found = mayKeep ? await documents.find(request, behind) : null;
      if (found !== null) {
        admission.sentKept();
        return sendFound(c, found);
      }
      return admission.run(c.executionCtx, async (keepUntil) => {
        // Another request may have made it while this one waited.
        const now = CLOCK.now();
        const meanwhile =
          mayKeep && now > request.now ? await documents.find({ ...request, now }, behind) : null;
        return meanwhile === null
          ? sendMade(c, { request: { ...request, now }, mayKeep, behind }, keepUntil)
          : sendFound(c, meanwhile);
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
        page: await settleAll(loaded.pageData.page, { clock: CLOCK, limitMs: DATA_PATIENCE_MS }),
      };
      c.header('Cache-Control', PAGE_CACHING);
      // A browser whose script reads another format loads the page whole.
      c.header('X-Data-Format', build.dataFormat);
      setStatus(c, pageData);
      return sendJson(c, pageData);
    },

    preview: (c, { address, matched, services, now }) =>
      admission.run(c.executionCtx, async (keepUntil) => {
        const context = { ...contextOf(c, address), services, now, isPreview: true };
        const loaded = await loadPage(requestOf(context, matched, '').request);
        if ('movedTo' in loaded) return null;
        const { pageData } = loaded;
        // Where else there is such a page is said of what is published.
        const { translations: _published, ...own } = pageData.meta;
        const meta = { ...own, robots: 'noindex,nofollow', canonical: null } as const;
        // Tags read the document's address, which opens the draft to whoever has it.
        const { shell } = pageData;
        const tagless = { ...shell, settings: { ...shell.settings, gtmId: '' } };
        c.header('Cache-Control', 'private, no-store');
        c.header('X-Robots-Tag', 'noindex, nofollow');
        setStatus(c, pageData);
        const shown = { ...pageData, meta, shell: tagless, isPreview: true } as const;
        return c.body(await streamRendered(c, shown, keepUntil), { headers: DOCUMENT_HEADERS });
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
    now: CLOCK.now(),
  };
}

/** What the loader of a matched page receives; `given`: whether the search has a parameter that the page understands. */
function requestOf(
  context: AnyLoaderContext,
  matched: MatchedPage,
  search: string,
): { readonly request: PageRequest; readonly given: boolean } {
  const { query, given } = readQuery(matched.name, parametersOf(search));
  return { request: { ...context, ...matched, query }, given };
}

/** The address that an error page keeps: the one that was requested, whether or not a page can have it; cut where it is too long for any. */
function errorAddress(c: Context<AppEnv>): Address {
  const address = c.get('address');
  return address.kind === 'page'
    ? address
    : { locale: address.locale, path: address.asked.slice(0, MAX_PATH_LENGTH) };
}

/** Renders a page that is kept. */
function render(pageData: PageData, facts: PageFacts): Promise<RenderedPage> {
  return renderedPage(renderDocument(pageData), facts);
}

/** Where the site has an editors' page that is asked for under WordPress's own address, `/special-welcome-offer/`. */
function movedPage({ locale, path }: Address): Moved | null {
  const [, slug = ''] = /^\/([a-z0-9-]+)\/$/u.exec(path) ?? [];
  const own = pathToPost('pages', slug);
  return own === null || own === path ? null : { movedTo: localePath(locale, own) };
}
