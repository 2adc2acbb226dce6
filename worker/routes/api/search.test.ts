import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { testPageData } from '../../../testing/client/page-data.ts';
import { json } from '../../../testing/worker/http-server.ts';
import { servicesOver } from '../../../testing/worker/services-over.ts';
import type { AppEnv } from '../../app-env.ts';
import { ApiError } from '../api-error.ts';
import { getSearch } from './search.ts';

test('§8 a search while no catalogue can be had is a 502, and not no games', async () => {
  const { services, record } = await servicesOver(json({}, 500));
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('record', record);
    c.set('services', services);
    c.set('visitor', testPageData().visitor);
    await next();
  });
  app.get('/', getSearch);
  const thrown: unknown[] = [];
  app.onError((error, c) => {
    thrown.push(error);
    return c.text('', 500);
  });
  await app.request('/?q=moon');
  expect(thrown).toEqual([expect.any(ApiError)]);
  expect(thrown).toMatchObject([{ status: 502, code: 'upstream' }]);
});
