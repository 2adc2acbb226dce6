import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Pages } from '../page/pages.ts';
import type { Isolate } from '../services/isolate.ts';
import { getInfoPage } from './api/info-page.ts';
import { getCategories, getFooter, getGames, getGeo, getPaymentMethods } from './api/data.ts';
import { getPage } from './api/page.ts';
import { getSearch } from './api/search.ts';
import { postChat } from './api/recaptcha.ts';
import { calm, fromThisSite, postTicket, formBody } from './api/ticket.ts';
import { ApiError, apiError, notAllowed } from './api-error.ts';

/** Our own API (docs/contracts/api.md): same origin, JSON, a `Cache-Control` on every response. */
export function createApi(pages: Pages, isolate: Isolate): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/page', getPage(pages))
    .get('/info/:page/', getInfoPage)
    .get('/payment-methods', getPaymentMethods)
    .get('/footer', getFooter)
    .get('/geo', getGeo)
    .get('/games', getGames)
    .get('/categories', getCategories)
    .get('/search', getSearch)
    .post('/chat', fromThisSite(), calm(isolate), formBody(), postChat)
    .post('/ticket', fromThisSite(), calm(isolate), formBody(), postTicket)
    .all('/:call{ticket|chat}', notAllowed('POST'))
    .all('/:call{page|payment-methods|footer|geo|games|categories|search}', notAllowed('GET, HEAD'))
    .all('/info/:page/', notAllowed('GET, HEAD'))
    .all('*', (c) => apiError(c, new ApiError(404, 'not-found', 'There is nothing at this address')));
}
