import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../../testing/site.ts';
import { json, serve } from '../../../testing/worker/http-server.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

describe('§7.4 promotions for players', () => {
  const TITLE = 'The regulars’ table';

  test('are no guest’s: neither the list nor home shows them, and their own page is for no search engine', async () => {
    for (const path of ['/promotions/', '/', '/sitemap.xml']) {
      expect(await (await site.request(path, { country: 'GB' })).text(), path).not.toContain('regulars');
    }
    const page = await site.request('/promotions/the-regulars-table/', { country: 'GB' });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(TITLE);
    expect(html).toContain('name="robots" content="noindex,follow"');
  });

  test('differ by country and language alone: a cookie changes nothing, and the browser keeps them for a minute', async () => {
    const ask = async (init: object) => {
      const response = await site.request('/api/promotions', { country: 'GB', ...init });
      return { text: await response.text(), cache: response.headers.get('cache-control') };
    };
    const plain = await ask({});
    expect(plain).toEqual(await ask({ cookie: 'session=a; activeUserRefresh=1' }));
    expect(plain).toMatchObject({ cache: 'private, max-age=60', text: expect.stringContaining('£') });
    expect((await ask({ country: 'IE' })).text).toContain('€');
  });

  test('the edge tells its time, by which a page that stays open lets go of what ends', async () => {
    const { headers } = await site.request('/livez', { method: 'HEAD' });
    expect(Math.abs(Date.parse(headers.get('date') ?? '') - Date.now())).toBeLessThan(10_000);
  });

  test('a promotion’s page shows what the service says of it alone, and the list’s words when it cannot be asked', async () => {
    const service = await servePromotions();
    const alone = await startTestSite({ PROMOTIONS_ORIGIN: service.origin });
    const page = async (slug: string) => {
      const response = await alone.request(`/promotions/${slug}/`, { country: 'GB' });
      return { status: response.status, html: await response.text() };
    };
    try {
      expect((await page('whole')).html).toContain('The whole text of 1');
      expect((await page('broken')).html).toContain('Only the list’s text of 2');
      expect((await page('withdrawn')).status).toBe(404);
    } finally {
      await alone.stop();
    }
  });
});

/** A promotions service with one promotion that it has by its id, one that it fails for, and one that is withdrawn. */
function servePromotions() {
  const promotions = ['whole', 'broken', 'withdrawn'].map((slug, at) => ({
    id: at + 1,
    slug,
    title: slug,
    html: `<p>Only the list’s text of ${at + 1}</p>`,
    terms: '18+. Once a day, paid in cash. <a href="/info/bonus-policy/">Full terms</a>',
  }));
  const answers: Readonly<Record<string, readonly [body: object, status?: number]>> = {
    '/promotions': [{ promotions }],
    '/promotions/1': [{ promotion: { ...promotions[0], html: '<p>The whole text of 1</p>' } }],
    '/promotions/2': [{}, 500],
  };
  return serve((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    json(...(answers[pathname] ?? [{ message: 'Promotion not found' }, 404]))(request, response);
  });
}
