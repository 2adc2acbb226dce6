import fc from 'fast-check';
import { keysOf } from '../../../shared/domain/records.ts';
import { API_CALLS } from '../../../shared/routing/api-path.ts';
import { afterAll, beforeAll, describe, expect, test, onTestFinished } from 'vitest';
import { OPS_TOKEN, startTestSite, type TestSite } from '../../../testing/site.ts';
import { hostilePath, hostileSearch } from '../../../testing/hostile-addresses.ts';
import { inGroups } from '../../../testing/worker/in-groups.ts';
import { rawRequest } from '../../../testing/worker/raw-request.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ RESTRICTED_COUNTRIES: 'US' });
  await (await site.request('/', { country: 'GB' })).text();
});
afterAll(() => site.stop());

const get = async (path: string, country = 'GB') => {
  const response = await site.request(path, { country });
  const text = await response.text();
  const body: unknown = response.headers.get('content-type')?.startsWith('application/json')
    ? JSON.parse(text)
    : text;
  return { status: response.status, body, headers: response.headers };
};

describe('our own API', () => {
  test.each([
    ['/api/geo', { countryCode: 'GB', regulation: 'GB', currency: 'GBP', device: 'W' }],
    ['/api/games', { games: expect.any(Array), categories: expect.any(Array), defaultCategory: 0 }],
    [
      '/api/categories',
      {
        customCategories: expect.any(Object),
        customFeatured: expect.any(Object),
        curated: { popular: expect.any(Array), megaways: expect.any(Array) },
        providerSlugs: expect.any(Array),
        reviewSlugs: expect.any(Object),
      },
    ],
    ['/api/footer?lang=es', { iconsHtml: expect.any(String), copyright: expect.any(String) }],
    ['/api/payment-methods', { methods: expect.any(Array), columns: expect.any(Array) }],
    ['/api/search?q=star', { query: 'star', tiles: expect.any(Array), total: expect.any(Number) }],
    [
      '/api/promotions?lang=es',
      {
        offers: expect.arrayContaining([
          expect.objectContaining({ source: 'limited-time', title: 'La mesa de los habituales' }),
        ]),
      },
    ],
    ['/api/page?path=/slots/', { status: 200, page: { name: 'tab', tab: 'slots' } }],
    ['/api/page?path=/es/blog/', { address: { locale: 'es', path: '/blog/' }, page: { name: 'blog' } }],
  ])('%s responds, and says who may cache it', async (path, expected) => {
    const { status, body, headers } = await get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
    expect(headers.get('cache-control')).toMatch(/^private/u);
  });

  test('the letters of all games are counted for each list: a tab has its own on the same site', async () => {
    const counts = async (path: string) => {
      const { body } = await get(`/api/page?path=${path}`);
      const { page } = body as { page: { letters: readonly { readonly count: number }[] } };
      return page.letters.map(({ count }) => count);
    };
    const [all, roulette] = [await counts('/all-games/'), await counts('/all-games/roulette/')];
    const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
    expect(sum(roulette)).toBeGreaterThan(0);
    expect(sum(roulette)).toBeLessThan(sum(all));
  });

  test('an info page is clean HTML', async () => {
    const { status, body, headers } = await get('/api/info/terms/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/u);
    expect(body).not.toMatch(/<script|\son[a-z]+=/iu);
  });

  test('§2.8 links of the sandbox’s texts open in the popup of a site on this machine too', async () => {
    const local = await startTestSite({ SITE_URL: 'http://localhost:8787' });
    onTestFinished(() => local.stop());
    const texts = ['help', 'terms', 'cashout', 'about-us'].map(async (page) =>
      (await local.request(`/api/info/${page}/`, { country: 'GB' })).text(),
    );
    const [help, ...others] = await Promise.all(texts);
    expect(help).toContain('data-info-page="upload-documents"');
    expect([help, ...others].join('')).not.toMatch(/href="https:\/\/www\.velvet-comet\.example/u);
  });

  test.each([
    ['/api/nothing', 404, 'not-found'],
    ['/api', 404, 'not-found'],
    ['/api/info/made-up/', 404, 'not-found'],
    ['/api/search', 400, 'no-query'],
    ['/api/search?q=%20', 400, 'no-query'],
    [`/api/search?q=${'x'.repeat(101)}`, 400, 'query-too-long'],
    ['/api/games?lang=fr', 400, 'bad-locale'],
    ['/api/footer?lang=__proto__', 400, 'bad-locale'],
    ['/api/info/terms/?lang=xx', 400, 'bad-locale'],
    ['/api/page', 400, 'bad-path'],
    ['/api/page?path=slots', 400, 'bad-path'],
    ['/api/page?path=https://evil.example/', 400, 'bad-path'],
    ['/api/page?path=//evil.example/', 409, 'redirect'],
    ['/api/page?path=/blog', 409, 'redirect'],
    ['/api/page?path=/fi/', 409, 'redirect'],
    ['/api/page?path=/%00/', 400, 'bad-path'],
    ['/api/page?path=/a/b/c/d/', 404, 'not-found'],
    ['/api/page?path=/api/geo', 409, 'redirect'],
    ['/ops/nothing', 404, 'not-found'],
    ['/ops/status', 401, 'unauthorised'],
  ])('%s is %i %s', async (path, status, code) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ code, message: expect.any(String) });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('a page that does not exist is its error page’s data, with its status', async () => {
    expect(await get('/api/page?path=/blog/made-up/')).toMatchObject({
      status: 404,
      body: { address: { path: '/blog/made-up/' }, page: { name: 'not-found' }, meta: { canonical: null } },
    });
  });

  test('from a restricted country a page’s data is refused like the page', async () => {
    expect(await get('/api/page?path=/slots/', 'US')).toMatchObject({
      status: 403,
      body: { code: 'restricted' },
    });
    expect((await get('/api/page?path=/info/terms/', 'US')).status).toBe(200);
  });

  test.each([
    ['/api/geo', 'POST', 'GET, HEAD'],
    ['/api/info/terms/', 'DELETE', 'GET, HEAD'],
    ['/ops/status', 'POST', 'GET, HEAD'],
    ['/ops/revalidate', 'GET', 'POST'],
  ])('%s does not take %s', async (path, method, allow) => {
    const response = await site.request(path, { method, country: 'GB' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toMatchObject({ code: 'method' });
  });

  test('an upstream that is down is 502, without its name, its address or its message', async () => {
    const fresh = await startTestSite();
    try {
      await fresh.sandbox.fault('*', 'html500');
      for (const path of ['/api/payment-methods', '/api/info/terms/', '/api/games']) {
        const response = await fresh.request(path, { country: 'GB' });
        expect(response.status, path).toBe(502);
        const text = await response.text();
        expect(JSON.parse(text), path).toMatchObject({ code: 'upstream' });
        expect(text, path).not.toMatch(/127\.0\.0\.1|sandbox|Bad Gateway|platform/u);
      }
      // §8: category calls that fail give empty maps.
      const categories = await fresh.request('/api/categories', { country: 'GB' });
      expect(await categories.json()).toEqual({
        customCategories: {},
        customFeatured: {},
        curated: expect.any(Object),
        providerSlugs: expect.any(Array),
        reviewSlugs: expect.any(Object),
      });
    } finally {
      await fresh.stop();
    }
  });
});

describe('bad input is never a 500', () => {
  const calls = fc.constantFrom(
    ...keysOf(API_CALLS).map((call) => `/api/${call}`), '/api/page/', '/api/info/', '/api/info/x/', '/ops/status', '/ops/revalidate', '/ops/refresh', '/healthz', '/preview/', '/es/preview/',
  ); // prettier-ignore
  const name = fc.constantFrom(
    'path',
    'q',
    'lang',
    'page',
    'type',
    'id',
    'expires',
    'signature',
    'x',
    '__proto__',
    '',
  );
  const value = fc.oneof(
    hostilePath,
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('en', 'es', '1', '-1', '1e9', 'magazine', '%', '%zz'),
  );
  const query = fc
    .array(fc.tuple(name, value), { maxLength: 5 })
    .map((pairs) => pairs.map(([key, text]) => `${key}=${encode(text)}`).join('&'));
  const body = fc.oneof(
    fc.constantFrom(
      '',
      'null',
      '[]',
      '{}',
      '{"type":',
      '\u0000',
      '"x"',
      '[[[[',
      '{"session":{"PlayerID":{}}}',
    ),
    fc.json({ maxDepth: 3 }),
  );
  const header = fc.tuple(
    fc.constantFrom(
      'accept', 'authorization', 'content-type', 'cookie', 'if-none-match', 'origin', 'range', 'sec-fetch-site', 'user-agent',
      'x-timestamp', 'x-signature', 'x-test-country', 'content-encoding', 'expect-ct', 'if-modified-since', 'sec-ch-ua-mobile',
    ), // prettier-ignore
    fc
      .oneof(
        fc.constantFrom(
          '',
          '*',
          'Bearer ',
          `Bearer ${OPS_TOKEN}x`,
          'application/json',
          'gzip',
          'bytes=9-1',
          'locale=es; locale=%',
          'ZZ',
        ),
        fc.string({ maxLength: 40 }),
      )
      .map((text) => text.replaceAll(/[^\u0020-\u007e]/gu, '')),
  );
  const request = fc.record({
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'POST',
      'POST',
      'HEAD',
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'TRACE',
    ),
    target: fc.oneof(
      fc.tuple(calls, query).map(([path, search]) => `${path}?${search}`),
      fc.tuple(hostilePath, hostileSearch).map(([path, search]) => encode(path) + encode(search)),
      fc.tuple(calls, hostilePath).map(([path, rest]) => path + encode(rest)),
    ),
    body,
    headers: fc.array(header, { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs)),
  });

  test('1,500 made-up requests to every address, with made-up bodies and headers', async () => {
    const requests = fc.sample(request, { numRuns: 1_500, seed: 5 });
    await inGroups(requests, 10, async ({ method, target, body: text, headers }) => {
      const response = await rawRequest(site.origin, {
        method,
        target,
        headers: { 'x-test-country': 'GB', ...headers },
        ...(method === 'GET' || method === 'HEAD' ? {} : { body: text }),
      });
      const said = `${method} ${target} ${JSON.stringify(headers)} ${text} → ${response.status}`;
      // 501: workerd's own response to methods that it does not know.
      if (response.status >= 500 && response.status !== 501)
        throw new Error(`${said}\n${response.body.slice(0, 300)}`);
      expect(response.durationMs, said).toBeLessThan(3_000);
      if (target.startsWith('/api/') && response.status >= 400 && method !== 'HEAD') {
        expect(
          JSON.parse(response.body.replaceAll(/^[0-9a-f]+\r\n|\r\n0?(?:\r\n)*$/gu, '')),
          said,
        ).toMatchObject({
          code: expect.any(String),
          message: expect.any(String),
        });
      }
    });
  });

  /** Encodes what no client can send unencoded. */
  function encode(text: string): string {
    return text.toWellFormed().replaceAll(/[\s\p{Cc}]/gu, encodeURIComponent);
  }
});
