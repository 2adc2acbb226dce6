import { Hono, type Handler } from 'hono';
import { expect, test, vi } from 'vitest';
import { geoOf } from '../../../shared/contracts/platform/geo.ts';
import { DEFAULT_SIZES } from '../../../shared/domain/lobby-sizes.ts';
import { json } from '../../../testing/worker/http-server.ts';
import { servicesOver } from '../../../testing/worker/services-over.ts';
import type { AppEnv } from '../../app-env.ts';
import { getCategories, getFooter, getPlayerPromotions } from './data.ts';
import { getInfoPage } from './info-page.ts';

/**
 * What browsers are told about keeping the answer of a call, over services that all answer so.
 * @param fellBack what the data cache says of it
 */
async function cachingOf(
  call: Handler<AppEnv>,
  answer: ReturnType<typeof json>,
  { path = '/', fellBack = false } = {},
): Promise<string | null> {
  const { services, record } = await servicesOver(answer);
  if (fellBack) vi.spyOn(services.cache, 'fellBack').mockReturnValue(true);
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('record', record);
    c.set('services', services);
    c.set('geo', geoOf('GB'));
    c.set('visitor', {
      country: 'GB',
      market: 'GB',
      isServed: true,
      rulesAsOf: '2026-01-01',
      regulation: 'GB',
      currency: 'GBP',
      device: 'W',
      isNative: false,
      isIosApp: false,
      bannerChoice: 0,
      ...DEFAULT_SIZES,
    });
    await next();
  });
  app.get('/', call);
  app.get('/:page', call);
  const response = await app.request(path);
  expect(response.status).toBe(200);
  return response.headers.get('cache-control');
}

test('§8 a browser keeps an info page, but not one from before a publication', async () => {
  const answer = json({ data: { content: '<p>Text</p>' } });
  expect(await cachingOf(getInfoPage, answer, { path: '/terms' })).toBe('private, max-age=60');
  expect(await cachingOf(getInfoPage, answer, { path: '/terms', fellBack: true })).toBe('private, no-store');
});

test('§7.4 a browser keeps players’ promotions for a minute, and no longer than until one of them ends', async () => {
  const promotion = { id: '7', slug: 'seven', title: 'Seven' };
  const ending = (inMs: number) => {
    const endsAt = new Date(Date.now() + inMs).toISOString();
    return json({ promotions: [{ ...promotion, endsAt }] });
  };
  expect(await cachingOf(getPlayerPromotions, json({ promotions: [promotion] }))).toBe('private, max-age=60');
  expect(await cachingOf(getPlayerPromotions, ending(3_600_000))).toBe('private, max-age=60');
  expect(await cachingOf(getPlayerPromotions, ending(20_000))).toMatch(/^private, max-age=1\d$/u);
});

test.each([
  ['footer', getFooter],
  ['categories', getCategories],
])('§8 a browser does not keep the %s that could not be had', async (_name, call) => {
  expect(await cachingOf(call, json({}, 404))).toBe('private, no-store');
});
