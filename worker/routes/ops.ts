import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Pages } from '../page/pages.ts';
import type { Isolate } from '../services/isolate.ts';
import { ApiError, apiError, notAllowed } from './api-error.ts';
import { getCatalogueSettings, putCatalogueSettings } from './ops/catalogue-settings.ts';
import { postChanges } from './ops/changes.ts';
import { postKeepBuild } from './ops/keep-build.ts';
import { getMetrics } from './ops/metrics.ts';
import { operatorsOnly } from './ops/operators-only.ts';
import { postRefresh } from './ops/refresh.ts';
import { postInvalidate } from './ops/invalidate.ts';
import { postRevalidate } from './ops/revalidate.ts';
import { getStatus } from './ops/status.ts';
import { getStyle, sandboxOnly } from './ops/style.ts';
import { keysOf } from '../../shared/domain/records.ts';
import { limitedBody } from './limited-body.ts';
import { routeName } from './route-name.ts';

const atMostKilobytes = (kilobytes: number) => limitedBody(kilobytes * 1_024, `${kilobytes} KB`);

/** The calls, with the methods that each takes. */
const CALLS = {
  status: 'GET, HEAD',
  metrics: 'GET, HEAD',
  style: 'GET, HEAD',
  'catalogue-settings': 'GET, HEAD, PUT',
  refresh: 'POST',
  changes: 'POST',
  'keep-build': 'POST',
  invalidate: 'POST',
  revalidate: 'POST',
} as const;

/**
 * For operators and for WordPress: everything here is signed or needs the token, but for the page of looks, which only a
 * sandbox has.
 */
export function createOps(pages: Pages, isolate: Isolate): Hono<AppEnv> {
  const ops = new Hono<AppEnv>();
  for (const call of keysOf(CALLS)) ops.use(`/${call}`, routeName(`ops/${call}`));
  ops.use('/style', sandboxOnly());
  ops
    .get('/status', operatorsOnly(), getStatus(pages, isolate))
    .get('/metrics', operatorsOnly(), getMetrics(pages, isolate))
    .get('/style', getStyle)
    .get('/catalogue-settings', operatorsOnly(), getCatalogueSettings)
    .put('/catalogue-settings', operatorsOnly(), atMostKilobytes(256), putCatalogueSettings)
    .post('/refresh', operatorsOnly(), postRefresh(isolate))
    .post('/changes', operatorsOnly(), postChanges)
    .post('/keep-build', operatorsOnly(), postKeepBuild(isolate))
    .post('/invalidate', operatorsOnly(), atMostKilobytes(4), postInvalidate)
    .post('/revalidate', atMostKilobytes(4), postRevalidate);
  for (const call of keysOf(CALLS)) ops.all(`/${call}`, notAllowed(CALLS[call]));
  return ops.all('*', (c) => apiError(c, new ApiError(404, 'not-found', 'There is nothing at this address')));
}
