import type { Context } from 'hono';
import { matchRoute, routeMatch } from '../../../shared/routing/match.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { settleAddress } from '../../../shared/routing/redirect.ts';
import type { AppEnv } from '../../app-env.ts';
import { settingsOf } from '../../env.ts';
import { loadPage } from '../../loaders/load-page.ts';
import { readParameters } from '../../loaders/page-parameters.ts';
import { pageAssets } from '../../render/assets.ts';
import { settleDeferred } from '../../render/deferred.ts';
import { ApiError } from '../api-error.ts';
import { checkGuards } from '../guards.ts';

/** Late parts are waited for: a browser that already has a page is in no hurry for its first byte. */
const DEFERRED_LIMIT_MS = 1_500;

/** GET /api/page?path= : the `PageData` of a path, by the very loaders that make the page (DESIGN.md §3). */
export async function pageAnswer(c: Context<AppEnv>): Promise<Response> {
  const path = c.req.query('path');
  if (path === undefined || !path.startsWith('/')) {
    throw new ApiError(400, 'bad-path', 'A path of this site is needed', 'path');
  }
  const question = path.indexOf('?');
  const pathname = question === -1 ? path : path.slice(0, question);
  const search = question === -1 ? '' : path.slice(question);
  const settled = settleAddress({ pathname, search, cookieLocale: undefined });
  if (settled.kind === 'invalid') throw new ApiError(400, 'bad-path', 'That is no path of this site', 'path');
  // The browser follows redirects by the same rules; who asks for an address that has one reloads it whole.
  if (settled.kind === 'redirect') throw new ApiError(409, 'redirect', 'That path redirects', 'path');
  const matched = matchRoute(settled.path);
  if (matched === null) throw new ApiError(404, 'not-found', 'There is no such page', 'path');
  c.set('address', { locale: settled.locale, path: settled.path });
  const { facts } = c.get('record');
  facts.route = `api:${matched.route.name}`;
  facts.locale = settled.locale;
  const elsewhere = checkGuards(c, matched.route.guards);
  if (elsewhere !== null)
    throw new ApiError(403, 'restricted', localePath(settled.locale, '/restricted-access/'));

  const { query } = readParameters(matched.route.name, new URLSearchParams(search));
  const loaded = await loadPage({
    route: routeMatch(matched, settled.locale, settled.path),
    visitor: c.get('visitor'),
    services: c.get('services'),
    settings: settingsOf(c.env),
    query,
    now: Date.now(),
  });
  if ('movedTo' in loaded) throw new ApiError(409, 'redirect', 'That path redirects', 'path');
  const { page } = await settleDeferred(loaded.pageData.page, DEFERRED_LIMIT_MS);
  const pageData = { ...loaded.pageData, page: withoutPending(page) };
  c.header('Cache-Control', 'private, no-cache');
  // A browser whose program is older than this deployment reloads instead of guessing.
  c.header('X-Entry', pageAssets(pageData).document.entry);
  return c.json(pageData, pageData.status === 404 ? 404 : pageData.status === 500 ? 500 : 200);
}

/** What did not come in time is not coming: `null`, as when it fails. */
function withoutPending<T extends object>(page: T): T {
  const entries = Object.entries(page).map(([name, value]) => [
    name,
    value instanceof Promise ? null : value,
  ]);
  return Object.fromEntries(entries) as T;
}
