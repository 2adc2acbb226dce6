import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { RequestRecord } from '../request-record.ts';
import { createCategoriesClient } from './categories.ts';
import { createPlatformClient, fetchGamesFeed } from './platform.ts';
import { createPromotionsClient } from './promotions.ts';
import { createUpstreams, type ServiceContext } from './service-context.ts';
import { createTicket } from './tickets.ts';
import { createUpstream, UPSTREAM_DEFAULTS, type UpstreamOptions } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';
import { createWordPressClient } from './wordpress.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A real HTTP server that answers as a test says; gives its origin and the requests it got. */
async function serve(
  listener: RequestListener,
): Promise<{ origin: string; urls: string[]; headers: object[] }> {
  const urls: string[] = [];
  const headers: object[] = [];
  const listening = createServer((request, response) => {
    urls.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    listener(request, response);
  });
  server = listening;
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, urls, headers };
}

const guard = (options: Partial<UpstreamOptions> = {}) =>
  createUpstream({ service: 'cms', ...UPSTREAM_DEFAULTS, ...options });

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const failureOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'none';
  } catch (error) {
    return error instanceof UpstreamError ? error.failure : String(error);
  }
};

describe('§7 one attempt', () => {
  test.each<[string, RequestListener, string]>([
    ['a right answer', json({ ok: true }), 'none'],
    ['JSON under another content type', (_q, r) => r.end('{"ok":true}'), 'none'],
    ['an HTML page with 200', (_q, r) => r.end('<!doctype html>'), 'not-json'],
    ['a PHP warning before the JSON', (_q, r) => r.end('Warning: x in y.php\n{"ok":true}'), 'not-json'],
    ['nothing', (_q, r) => r.end(), 'not-json'],
    ['half of it', (_q, r) => r.end('{"ok":'), 'not-json'],
    ['404', json({}, 404), 'status'],
    ['500', json({}, 500), 'status'],
    ['a redirect', (_q, r) => r.writeHead(302, { location: '/elsewhere' }).end(), 'redirect'],
    ['too much', (_q, r) => r.end(`{"a":"${'x'.repeat(5_000)}"}`), 'too-large'],
    ['a connection that breaks', (q) => q.socket.destroy(), 'network'],
  ])('%s', async (_name, listener, failure) => {
    const { origin } = await serve(listener);
    expect(await failureOf(guard({ maxBytes: 4_000, retries: 0 }).get(fetch, { url: `${origin}/x` }))).toBe(
      failure,
    );
  });

  test('the message names service, address and reason, and neither a search nor a signature', async () => {
    const { origin } = await serve(json({}, 404));
    const url = `${origin}/search?search=ada%40example.com&lang=en&signature=abc`;
    await expect(guard().get(fetch, { url })).rejects.toThrow(
      `cms: status 404 at ${origin}/search?search=…&lang=en&signature=…`,
    );
  });
});

describe('§7 limits, retries and the breaker', () => {
  test.each([
    [500, 2],
    [503, 2],
    [429, 2],
    [404, 1],
    [403, 1],
  ])('a read that gets %i is tried %i times', async (status, times) => {
    const { origin, urls } = await serve(json({}, status));
    await failureOf(guard().get(fetch, { url: `${origin}/x` }));
    expect(urls.length).toBe(times);
  });

  test('a read that fails once is a success', async () => {
    let calls = 0;
    const { origin } = await serve((request, response) => {
      calls += 1;
      json(calls === 1 ? {} : { ok: true }, calls === 1 ? 500 : 200)(request, response);
    });
    expect((await guard().get(fetch, { url: `${origin}/x` })).body).toEqual({ ok: true });
  });

  test('a post is never sent twice', async () => {
    const { origin, urls } = await serve(json({}, 500));
    expect(await failureOf(guard().post(fetch, { url: `${origin}/x`, body: '{}' }))).toBe('status');
    expect(urls).toEqual(['POST /x']);
  });

  test('an answer that does not come is given up after 1.2 s, and the whole after 2 s', async () => {
    const { origin, urls } = await serve(() => undefined);
    const startedAt = performance.now();
    expect(await failureOf(guard().get(fetch, { url: `${origin}/x` }))).toBe('timeout');
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThan(1_900);
    expect(tookMs).toBeLessThan(2_300);
    expect(urls.length).toBe(2);
  });

  test('a body that drips is given up too', async () => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    });
    expect(
      await failureOf(
        guard({ attemptTimeoutMs: 200, totalTimeoutMs: 300, retries: 0 }).get(fetch, { url: `${origin}/x` }),
      ),
    ).toBe('timeout');
  });

  test('after five failures in a row the service is left alone, and tried again once after five seconds', async () => {
    const { origin, urls } = await serve(json({}, 500));
    const upstream = guard({ retries: 0 });
    for (let call = 0; call < 5; call += 1) await failureOf(upstream.get(fetch, { url: `${origin}/x` }));
    expect(upstream.breaker()).toBe('open');
    expect(await failureOf(upstream.get(fetch, { url: `${origin}/x` }))).toBe('circuit-open');
    expect(urls.length).toBe(5);
    await new Promise((resolve) => {
      setTimeout(resolve, 5_050);
    });
    expect(await failureOf(upstream.get(fetch, { url: `${origin}/x` }))).toBe('status');
    expect(await failureOf(upstream.get(fetch, { url: `${origin}/x` }))).toBe('circuit-open');
    expect(urls.length).toBe(6);
  }, 10_000);

  test('refusals of a request do not open the breaker: a thousand 404s are no outage', async () => {
    const { origin } = await serve(json({}, 404));
    const upstream = guard();
    for (let call = 0; call < 20; call += 1) await failureOf(upstream.get(fetch, { url: `${origin}/x` }));
    expect(upstream.breaker()).toBe('closed');
  });
});

describe('§7.1 to §7.5 each call asks what the spec says', () => {
  const contextFor = (
    origin: string,
    deadlineMs = 2_000,
  ): { context: ServiceContext; record: RequestRecord } => {
    const record = new RequestRecord('id', Date.now());
    const settings = parseSettings({
      SANDBOX_ORIGIN: origin,
      SITE_URL: 'https://www.casino.example',
      TICKET_TOKEN: 'secret',
    });
    return {
      record,
      context: {
        settings,
        record,
        upstreams: createUpstreams(),
        fetcher: fetch,
        now: () => Date.now(),
        deadline: Date.now() + deadlineMs,
        waitUntil: (work) => void work.catch(() => undefined),
      },
    };
  };
  const GB = { locale: 'en', country: 'GB', regulation: 'GB', currency: 'GBP' } as const;
  const ES = { locale: 'es', country: 'ES', regulation: 'MGA', currency: 'EUR' } as const;

  test.each<[string, (context: ServiceContext) => Promise<unknown>, string]>([
    [
      'copyrights',
      (c) => createPlatformClient(c).copyrights(GB),
      '/api/copyrights?language=ENG&country=GB&host=www.casino.example&casinoId=194&regulation=GB',
    ],
    [
      'an info page',
      (c) => createPlatformClient(c).infoPage('terms', ES),
      '/api/info-page?resourceName=terms&regulationType=MGA&lng=SPA&currencyCode=EUR&host=www.casino.example&popUp=1',
    ],
    [
      'the smart footer',
      (c) => createPlatformClient(c).smartFooter(),
      '/api/smart-footer?host=www.casino.example',
    ],
    [
      'payment methods',
      (c) => createPlatformClient(c).paymentMethods('GB', 'GB', 'en'),
      '/api/payment-methods?country=GB&reg=GB&lng=ENG',
    ],
    ['live limits', (c) => createPlatformClient(c).liveLimits(), '/api/live-casino/limits'],
    ['geolocation', (c) => createPlatformClient(c).geolocation(), '/api/geolocation'],
    [
      'the games feed',
      (c) => fetchGamesFeed(c, { locale: 'es', currency: 'EUR', device: 'C' }),
      '/api/games?language=SPA&currency=EUR&platform=C',
    ],
    ['categories', (c) => createCategoriesClient(c).categories(), '/categories?brandId=194'],
    ['featured categories', (c) => createCategoriesClient(c).featured(), '/categories/featured?brandId=194'],
    [
      'promotions',
      (c) => createPromotionsClient(c).list(ES),
      '/promotions?casinoId=194&isLoggedIn=0&country=ES&regulation=MGA&loyaltyLevel=1&language=ES&currencyCode=EUR&brandName=Velvet+Comet',
    ],
  ])('%s', async (name, call, expected) => {
    // prettier-ignore
    const { origin, urls } = await serve(json({}));
    const { context, record } = contextFor(origin);
    await call(context);
    expect(urls).toEqual([`GET ${expected}`]);
    expect(record.upstreams, name).toEqual([
      { service: expect.any(String), durationMs: expect.any(Number), outcome: 'ok' },
    ]);
  });

  test('WordPress: a list, its end, a post, all slugs of several pages, categories, a search', async () => {
    const { origin, urls } = await serve((request, response) => {
      const query = new URL(request.url ?? '', 'http://x').searchParams;
      if (query.get('page') === '9')
        return json({ code: 'rest_post_invalid_page_number' }, 400)(request, response);
      response.setHeader('x-wp-total', '150');
      response.setHeader('x-wp-totalpages', '2');
      return json([{ id: 1, slug: `slug-${query.get('page') ?? ''}` }])(request, response);
    });
    const wordpress = createWordPressClient(contextFor(origin).context);
    const list = { type: 'magazine', lang: 'es', perPage: 12 } as const;
    expect(await wordpress.list({ ...list, page: 1 })).toMatchObject({ total: 150, pages: 2 });
    expect(await wordpress.list({ ...list, page: 9 })).toEqual({ posts: [], total: 0, pages: 0 });
    expect(await wordpress.item('promotions', 'a&b', 'en')).toMatchObject({ id: 1 });
    expect((await wordpress.slugs('games', 'en')).map(({ slug }) => slug)).toEqual(['slug-1', 'slug-2']);
    await wordpress.categories(87, 'en');
    await wordpress.search('a b', 'en', 1, 20);
    expect(urls).toEqual([
      'GET /wp-json/wp/v2/magazine?lang=es&page=1&per_page=12&_embed=1&acf_format=standard',
      'GET /wp-json/wp/v2/magazine?lang=es&page=9&per_page=12&_embed=1&acf_format=standard',
      'GET /wp-json/wp/v2/promotions?slug=a%26b&lang=en&_embed=1&acf_format=standard',
      'GET /wp-json/wp/v2/games?lang=en&page=1&per_page=100&_fields=slug%2Cmodified_gmt%2Ccontent.protected',
      'GET /wp-json/wp/v2/games?lang=en&page=2&per_page=100&_fields=slug%2Cmodified_gmt%2Ccontent.protected',
      'GET /wp-json/wp/v2/categories?parent=87&lang=en&per_page=100&_fields=id%2Cslug%2Cname%2Ccount',
      expect.stringMatching(/^GET \/wp-json\/wp\/v2\/search\?search=a\+b&lang=en&page=1&per_page=20/u),
    ]);
  });

  test('WordPress: a slug that is not there is nothing; an object where a list should be is an error', async () => {
    const empty = await serve(json([]));
    expect(await createWordPressClient(contextFor(empty.origin).context).item('pages', 'x', 'en')).toBeNull();
    server?.close();
    const wrong = await serve(json({ code: 'rest_no_route' }, 400));
    const work = createWordPressClient(contextFor(wrong.origin).context).list({
      type: 'pages',
      lang: 'en',
      page: 1,
      perPage: 1,
    });
    expect(await failureOf(work)).toBe('wrong-shape');
  });

  test('a ticket carries the bearer, and is taken only by the status 2', async () => {
    const answers = [{ status: 2 }, { status: '2' }, { status: 1 }, { ok: true }, true];
    const { origin, urls, headers } = await serve((request, response) =>
      json(answers.shift())(request, response),
    );
    const { context } = contextFor(origin);
    const taken: boolean[] = [];
    for (let ticket = 0; ticket < 5; ticket += 1) taken.push(await createTicket(context, { name: 'Ada' }));
    expect(taken).toEqual([true, false, false, false, false]);
    expect(urls[0]).toBe('POST /brand/create-ticket');
    expect(headers[0]).toMatchObject({ authorization: 'Bearer secret' });
  });

  test('no call outlasts what is left of its answer’s time', async () => {
    const { origin } = await serve(() => undefined);
    const { context, record } = contextFor(origin, 300);
    const startedAt = performance.now();
    expect(await failureOf(createPlatformClient(context).liveLimits())).toBe('timeout');
    expect(performance.now() - startedAt).toBeLessThan(600);
    expect(await failureOf(createPlatformClient(context).liveLimits())).toBe('timeout');
    expect(record.upstreams.map(({ outcome }) => outcome)).toEqual(['timeout', 'timeout']);
  });
});
