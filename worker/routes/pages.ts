import type { Context } from 'hono';
import { matchRoute, routeMatch, type MatchedRoute } from '../../shared/routing/match.ts';
import type { AppEnv } from '../app-env.ts';
import { settingsOf } from '../env.ts';
import { loadErrorPage, loadPage, type PageRequest } from '../loaders/load-page.ts';
import { PageNotFoundError, type Moved } from '../loaders/loader.ts';
import { readParameters } from '../loaders/page-parameters.ts';
import { createPageStore } from '../render/page-store.ts';
import { checkGuards } from './guards.ts';
import { SPECULATION_RULES_PATH } from './seo/speculation-rules.ts';

/** Answers every page address: guards, then the page cache, then loader and document (DESIGN.md §3). */
export async function pages(c: Context<AppEnv>): Promise<Response> {
  const address = c.get('address');
  const matched = matchRoute(address.path);
  if (matched === null) return unknownPage(c);
  c.get('record').facts.route = matched.route.name;
  const elsewhere = checkGuards(c, matched.route.guards);
  if (elsewhere !== null) {
    c.header('Cache-Control', 'private, no-store');
    return c.redirect(elsewhere, 302);
  }
  c.header('Speculation-Rules', `"${SPECULATION_RULES_PATH}"`);
  const { request, given } = pageRequest(c, matched);
  const store = createPageStore(c, request);
  const keep = !given && request.settings.pageCache;
  if (keep) {
    const kept = await store.answerFromCache();
    if (kept !== null) return kept;
  }
  const loaded = await loadPage(request);
  if ('movedTo' in loaded) return moved(c, loaded);
  return store.answer(loaded, { keep });
}

/** §8 Unknown route: the 404 page, with everything around it. One page for all addresses that do not exist. */
export async function unknownPage(c: Context<AppEnv>): Promise<Response> {
  return errorPage(c, new PageNotFoundError());
}

/** The page of an error (§2.4, §8). */
export async function errorPage(c: Context<AppEnv>, error: unknown): Promise<Response> {
  const { locale } = c.get('address') ?? { locale: 'en' as const };
  const request: PageRequest = {
    ...commonRequest(c),
    route: { name: 'home', locale, params: {}, path: '/' },
    query: () => null,
  };
  return createPageStore(c, request).answer(await loadErrorPage(request, error), { keep: false });
}

function moved(c: Context<AppEnv>, { movedTo }: Moved): Response {
  c.header('Cache-Control', 'public, max-age=300');
  return c.redirect(movedTo, 301);
}

/** What the loader of this address is handed; `given`: the address carries parameters that the page understands. */
function pageRequest(
  c: Context<AppEnv>,
  matched: MatchedRoute,
): { readonly request: PageRequest; readonly given: boolean } {
  const { locale, path } = c.get('address');
  const { query, given } = readParameters(matched.route.name, new URL(c.req.url).searchParams);
  return { request: { ...commonRequest(c), route: routeMatch(matched, locale, path), query }, given };
}

function commonRequest(c: Context<AppEnv>): Pick<PageRequest, 'visitor' | 'services' | 'settings' | 'now'> {
  return {
    visitor: c.get('visitor'),
    services: c.get('services'),
    settings: settingsOf(c.env),
    now: Date.now(),
  };
}
