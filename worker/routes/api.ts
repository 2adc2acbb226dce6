import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { infoPageAnswer } from './api/info-page.ts';
import { categoriesAnswer, footerAnswer, gamesAnswer, geoAnswer, paymentMethodsAnswer } from './api/data.ts';
import { pageAnswer } from './api/page.ts';
import { searchAnswer } from './api/search.ts';
import { ticketAnswer } from './api/ticket.ts';
import { ApiError, apiError, notAllowed } from './api-error.ts';

/** Our own API (CONTRACTS.md): same origin, JSON, its cache rule stated on every answer. */
export const api = new Hono<AppEnv>()
  .get('/page', pageAnswer)
  .get('/info/:page/', infoPageAnswer)
  .get('/payment-methods', paymentMethodsAnswer)
  .get('/footer', footerAnswer)
  .get('/geo', geoAnswer)
  .get('/games', gamesAnswer)
  .get('/categories', categoriesAnswer)
  .get('/search', searchAnswer)
  .post('/ticket', ticketAnswer)
  .all('/ticket', notAllowed('POST'))
  .all('/:call{page|payment-methods|footer|geo|games|categories|search}', notAllowed('GET, HEAD'))
  .all('/info/:page/', notAllowed('GET, HEAD'))
  .all('*', (c) => apiError(c, new ApiError(404, 'not-found', 'There is nothing at this address')));
