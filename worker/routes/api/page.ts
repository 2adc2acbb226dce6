import type { Context } from 'hono';
import { settleAddress } from '../../../shared/routing/redirect.ts';
import type { AppEnv } from '../../app-env.ts';
import { queryOf } from '../../http/request-address.ts';
import type { Pages } from '../../page/pages.ts';
import { ApiError } from '../api-error.ts';

/** GET /api/page?path= : the `PageData` of a path, by the same loaders as the page. */
export function getPage(pages: Pages): (c: Context<AppEnv>) => Promise<Response> {
  return async function getPage(c) {
    const path = queryOf(c.req).get('path');
    if (path === null || !path.startsWith('/')) {
      throw new ApiError(400, 'bad-path', 'A path of this site is needed', 'path');
    }
    const question = path.indexOf('?');
    const pathname = question === -1 ? path : path.slice(0, question);
    const search = question === -1 ? '' : path.slice(question);
    const settled = settleAddress({ pathname, search, cookieLocale: undefined });
    if (settled.kind === 'invalid')
      throw new ApiError(400, 'bad-path', 'That is no path of this site', 'path');
    // The browser applies the same redirects first; a client that requests a redirected address must load the document.
    if (settled.kind === 'redirect') throw redirects();
    c.get('record').facts.locale = settled.locale;
    const response = await pages.data(c, settled, search);
    if (response instanceof Response) return response;
    if (response.reason === 'guarded') throw new ApiError(403, 'restricted', response.elsewhere);
    if (response.reason === 'moved') throw redirects();
    throw new ApiError(404, 'not-found', 'There is no such page', 'path');
  };
}

function redirects(): ApiError {
  return new ApiError(409, 'redirect', 'That path redirects', 'path');
}
