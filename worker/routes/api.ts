import { Hono, type Handler, type MiddlewareHandler } from 'hono';
import { keysOf } from '../../shared/domain/records.ts';
import { API_CALLS, type ApiPattern } from '../../shared/routing/api-path.ts';
import type { AppEnv } from '../app-env.ts';
import type { KeptAnswers } from '../page/kept-answers.ts';
import type { Pages } from '../page/pages.ts';
import type { Isolate } from '../services/isolate.ts';
import { postCspReport } from './api/csp.ts';
import { calmReports, postErrors, postVitals } from './api/reports.ts';
import {
  getCategories,
  getFooter,
  getGames,
  getGeo,
  getPaymentMethods,
  getPlayerPromotions,
} from './api/data.ts';
import { getInfoPage } from './api/info-page.ts';
import { getPage } from './api/page.ts';
import { getSearch } from './api/search.ts';
import { postChat } from './api/recaptcha.ts';
import { MAX_TICKET_BYTES, calm, formBody, fromThisSite, postTicket } from './api/ticket.ts';
import { ApiError, apiError, notAllowed } from './api-error.ts';
import { inTurn } from './in-turn.ts';
import { routeName } from './route-name.ts';

type Steps = readonly (Handler<AppEnv> | MiddlewareHandler<AppEnv>)[];

/** What `Allow` says of a call that takes the method. */
const ALLOWED = { GET: 'GET, HEAD', POST: 'POST' } as const;

/** Our own API (docs/contracts/api.md): same origin, JSON, a `Cache-Control` on every response. */
export function createApi(pages: Pages, isolate: Isolate, answers: KeptAnswers): Hono<AppEnv> {
  // What a person has written is taken whatever there is to do; it has a rate limit of its own.
  const steps: Readonly<Record<ApiPattern, Steps>> = {
    page: [inTurn(isolate, getPage(pages))],
    'info/:page/': [inTurn(isolate, getInfoPage)],
    'payment-methods': [inTurn(isolate, getPaymentMethods)],
    footer: [inTurn(isolate, getFooter)],
    geo: [getGeo],
    games: [inTurn(isolate, getGames(answers))],
    categories: [inTurn(isolate, getCategories)],
    promotions: [inTurn(isolate, getPlayerPromotions)],
    search: [inTurn(isolate, getSearch)],
    chat: [fromThisSite(), calm(isolate), formBody(), postChat],
    csp: [calmReports(isolate.reports.csp), formBody(), postCspReport(isolate)],
    vitals: [calmReports(isolate.reports.vitals), fromThisSite(), formBody(), postVitals(isolate)],
    errors: [calmReports(isolate.reports.errors), fromThisSite(), formBody(), postErrors(isolate)],
    ticket: [fromThisSite(), calm(isolate), formBody(MAX_TICKET_BYTES), postTicket],
  };
  const api = new Hono<AppEnv>();
  for (const pattern of keysOf(API_CALLS)) {
    const method = API_CALLS[pattern];
    api.on(method, [`/${pattern}`], routeName(`api/${pattern.split('/:', 1)[0]}`), ...steps[pattern]);
    api.all(`/${pattern}`, notAllowed(ALLOWED[method]));
  }
  api.all('*', (c) => apiError(c, new ApiError(404, 'not-found', 'There is nothing at this address')));
  return api;
}
