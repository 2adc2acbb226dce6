import { describe, expect, test } from 'vitest';
import type { InfoPage } from '../../shared/config/info-pages.ts';
import { DEFAULT_SIZES } from '../../shared/domain/lobby-sizes.ts';
import { keysOf, recordOf } from '../../shared/domain/records.ts';
import { LANGUAGES } from '../../shared/i18n/locales.ts';
import { failureOf, json, serve } from '../../testing/worker/http-server.ts';
import { servicesOver } from '../../testing/worker/services-over.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { RequestRecord } from '../request-record.ts';
import { parseSettings } from '../settings.ts';
import { CLOCK } from '../timing/clock.ts';
import { createPlatformClient } from '../upstream/platform.ts';
import { createUpstreams, type ServiceContext } from '../upstream/service-context.ts';
import { createWordPressClient } from '../upstream/wordpress.ts';
import type { Services } from './services.ts';
import { createTicketsService } from './tickets-service.ts';
import { traceContext } from '../telemetry/trace-context.ts';

describe('§7.1 to §7.5 each call sends what the spec says', () => {
  const contextFor = (
    origin: string,
    deadlineMs = 2_000,
  ): { context: ServiceContext; record: RequestRecord } => {
    const record = new RequestRecord({
      startedAt: Date.now(),
      trace: traceContext(crypto.randomUUID(), { share: 0 }),
    });
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
        clock: CLOCK,
        deadline: Date.now() + deadlineMs,
        waitUntil: (work) => void work.catch(() => undefined),
      },
    };
  };
  const GB = { locale: 'en', country: 'GB', regulation: 'GB', currency: 'GBP' } as const;
  const ES = {
    locale: 'es',
    country: 'ES',
    market: 'ES',
    isServed: true,
    rulesAsOf: '2023-01-12',
    regulation: 'MGA',
    currency: 'EUR',
  } as const;
  const VISITOR: Visitor = {
    country: 'CA',
    market: 'elsewhere',
    isServed: true,
    rulesAsOf: '2023-01-12',
    regulation: 'MGA',
    currency: 'CAD',
    device: 'W',
    isNative: false,
    isIosApp: false,
    bannerChoice: 0,
    ...DEFAULT_SIZES,
  };

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
    ['geolocation', (c) => createPlatformClient(c).geolocation('192.0.2.7'), '/api/geolocation'],
  ])('%s', async (name, call, expected) => {
    // prettier-ignore
    const { origin, urls } = await serve(json({}));
    const { context, record } = contextFor(origin);
    await call(context);
    expect(urls).toEqual([`GET ${expected}`]);
    expect(record.upstreams, name).toEqual([
      {
        'casino.upstream.call': expect.any(String),
        'http.client.request.duration': expect.any(Number),
      },
    ]);
  });

  test.each<[string, (services: Services) => Promise<unknown>, readonly string[]]>([
    [
      'the games feed and the category service',
      // Reviews are asked for once. A lobby does not wait for them as long as a busy machine may need; here they are no list.
      ({ catalogue, content }) =>
        Promise.allSettled([
          catalogue.lobby({ locale: 'es', currency: 'EUR', device: 'C' }),
          content.slugs('games', 'es'),
        ]),
      [
        '/api/games?language=SPA&currency=EUR&platform=C',
        '/categories/featured?brandId=194',
        '/categories?brandId=194',
        '/wp-json/wp/v2/games?lang=es&_fields=slug%2Cdate_gmt%2Cmodified_gmt%2Ccontent.protected%2Cyoast_head_json.robots%2Cacf.game_id&page=1&per_page=100',
      ],
    ],
    [
      'promotions',
      ({ promotions }) => promotions.current('es', { ...VISITOR, country: 'ES', currency: 'EUR' }),
      [
        '/promotions?casinoId=194&isLoggedIn=0&country=ES&regulation=MGA&loyaltyLevel=1&language=ES&currencyCode=EUR&brandName=Velvet+Comet',
      ],
    ],
    [
      'promotions for players, and one by its id',
      async ({ promotions }) => {
        await promotions.current('en', VISITOR, 'player');
        await promotions.whole({ id: '7 1' }, 'en', VISITOR, 'player');
      },
      [
        '/promotions/7%201?casinoId=194&isLoggedIn=1&country=CA&regulation=MGA&loyaltyLevel=1&language=EN&currencyCode=CAD&brandName=Velvet+Comet',
        '/promotions?casinoId=194&isLoggedIn=1&country=CA&regulation=MGA&loyaltyLevel=1&language=EN&currencyCode=CAD&brandName=Velvet+Comet',
      ],
    ],
  ])('%s', async (_name, call, expected) => {
    const promotion = { id: '7 1', slug: 'seven', title: 'Seven' };
    const { services, urls } = await servicesOver(json({ games: [], promotions: [], promotion }));
    await call(services);
    expect(urls.toSorted()).toEqual(expected.map((url) => `GET ${url}`));
  });

  const TERMS: InfoPage = {
    slug: 'terms',
    resourceName: 'terms',
    popupId: 'terms',
    kind: 'policy',
    title: recordOf(keysOf(LANGUAGES), () => 'Terms'),
    aliases: [],
  };

  test.each<[string, (services: Services) => Promise<unknown>, RegExp]>([
    [
      'an info page',
      async ({ platform }) => platform.infoPage(TERMS, 'en', VISITOR),
      /\/api\/info-page\?resourceName=\S+&popUp=1 \(data: /u,
    ],
    [
      'payment methods',
      ({ platform }) => platform.paymentMethods('en', VISITOR),
      /\/api\/payment-methods\?country=CA&\S+ \(page: /u,
    ],
    [
      'the games feed',
      ({ catalogue }) => catalogue.lobby({ locale: 'es', currency: 'EUR', device: 'C' }),
      /\/api\/games\?language=SPA&currency=EUR&platform=C \(games: /u,
    ],
    [
      'promotions',
      ({ promotions }) => promotions.current('es', VISITOR),
      /\/promotions\?casinoId=194&\S+ \(promotions: /u,
    ],
    ['a ticket', ({ tickets }) => tickets.create({ name: 'Ada' }), /\/brand\/create-ticket \(the answer /u],
  ])('§8 what is malformed is said with its address and the field: %s', async (_name, call, said) => {
    const { services, record } = await servicesOver(json({}));
    await call(services).catch((error: unknown) => record.addError(error));
    expect(
      record.errors.find((error) => said.test(error)),
      record.errors.join('\n'),
    ).toBeDefined();
  });

  test('WordPress: a list, its end, a post, all slugs of several pages, categories, a search', async () => {
    const { origin, urls } = await serve((request, response) => {
      const query = new URL(request.url ?? '', 'http://x').searchParams;
      if (query.get('page') === '9')
        return json({ code: 'rest_post_invalid_page_number' }, 400)(request, response);
      response.setHeader('x-wp-total', '3');
      response.setHeader('x-wp-totalpages', '2');
      return json([{ id: 1, slug: `slug-${query.get('page') ?? ''}`, name: 'Slug' }])(request, response);
    });
    const wordpress = createWordPressClient(contextFor(origin).context);
    const list = { type: 'magazine', lang: 'es', perPage: 12 } as const;
    expect(await wordpress.list({ ...list, page: 1 })).toMatchObject({ total: 3, pages: 2 });
    expect(await wordpress.list({ ...list, page: 9 })).toMatchObject({ posts: [], total: 0, pages: 0 });
    expect((await wordpress.item('promotions', 'a&b', 'en')).post).toMatchObject({ id: 1 });
    expect((await wordpress.slugs('games', 'en')).map(({ slug }) => slug)).toEqual(['slug-1', 'slug-2']);
    await wordpress.slugs('magazine', 'en');
    expect(await wordpress.categories(87, 'en')).toHaveLength(2);
    await wordpress.search('a b', 'en', 1, 20);
    expect(urls).toEqual([
      'GET /wp-json/wp/v2/magazine?lang=es&page=1&per_page=12&_embed=1&acf_format=standard',
      'GET /wp-json/wp/v2/magazine?lang=es&page=9&per_page=12&_embed=1&acf_format=standard',
      'GET /wp-json/wp/v2/promotions?slug=a%26b&lang=en&_embed=1&acf_format=standard',
      'GET /wp-json/wp/v2/games?lang=en&_fields=slug%2Cdate_gmt%2Cmodified_gmt%2Ccontent.protected%2Cyoast_head_json.robots%2Cacf.game_id&page=1&per_page=100',
      'GET /wp-json/wp/v2/games?lang=en&_fields=slug%2Cdate_gmt%2Cmodified_gmt%2Ccontent.protected%2Cyoast_head_json.robots%2Cacf.game_id&page=2&per_page=100',
      'GET /wp-json/wp/v2/magazine?lang=en&_fields=slug%2Cdate_gmt%2Cmodified_gmt%2Ccontent.protected%2Cyoast_head_json.robots%2Ccategories&page=1&per_page=100',
      'GET /wp-json/wp/v2/magazine?lang=en&_fields=slug%2Cdate_gmt%2Cmodified_gmt%2Ccontent.protected%2Cyoast_head_json.robots%2Ccategories&page=2&per_page=100',
      'GET /wp-json/wp/v2/categories?parent=87&lang=en&_fields=id%2Cslug%2Cname%2Ccount&page=1&per_page=100',
      'GET /wp-json/wp/v2/categories?parent=87&lang=en&_fields=id%2Cslug%2Cname%2Ccount&page=2&per_page=100',
      expect.stringMatching(/^GET \/wp-json\/wp\/v2\/search\?search=a\+b&lang=en&page=1&per_page=20/u),
    ]);
  });

  test('WordPress: an unknown slug is null; an object where a list should be is an error', async () => {
    const empty = await serve(json([]));
    const none = await createWordPressClient(contextFor(empty.origin).context).item('pages', 'x', 'en');
    expect(none.post).toBeNull();
    const wrong = await serve(json({ code: 'rest_no_route' }, 400));
    const work = createWordPressClient(contextFor(wrong.origin).context).list({
      type: 'pages',
      lang: 'en',
      page: 1,
      perPage: 1,
    });
    expect(await failureOf(work)).toBe('wrong-shape');
  });

  test('WordPress: a slug that was renamed, one that never was, no plugin, and answers that say nothing', async () => {
    const left: (readonly [unknown, number?])[] = [
      [{ slug: 'new-name' }],
      [{ code: 'casino_unknown_slug', message: 'Never written' }, 404],
      [{ code: 'rest_invalid_param', message: 'Invalid parameter(s): slug' }, 400],
      [{ code: 'rest_no_route', message: 'No route was found' }, 404],
      [[]],
      [{ code: 'rest_disabled', message: 'The REST API is off' }, 404],
      [{ message: 'no Route matched with those values' }, 404],
      [{ slug: 'new-name' }, 400],
    ];
    const { origin } = await serve((request, response) => {
      const [body, status] = left.shift() ?? [{}];
      return json(body, status)(request, response);
    });
    const { renamed } = createWordPressClient(contextFor(origin).context);
    expect(await renamed('magazine', 'old', 'en')).toEqual({ slug: 'new-name', message: null });
    expect(await renamed('magazine', 'none', 'en')).toEqual({ slug: null, message: 'Never written' });
    expect(await renamed('magazine', 'long', 'en')).toEqual({ slug: null, message: null });
    expect(await renamed('magazine', 'any', 'en')).toBeNull();
    while (left.length > 0) expect(await failureOf(renamed('magazine', 'odd', 'en'))).toBe('wrong-shape');
  });

  test('a ticket carries the bearer, and is accepted only with the status 2', async () => {
    const responses = [{ status: 2 }, { status: 1 }];
    const { origin, urls, headers } = await serve((request, response) =>
      json(responses.shift())(request, response),
    );
    const { context } = contextFor(origin);
    const taken: boolean[] = [];
    for (let left = responses.length; left > 0; left -= 1)
      taken.push(await createTicketsService({ upstream: context }).create({ name: 'Ada' }));
    expect(taken).toEqual([true, false]);
    expect(urls[0]).toBe('POST /brand/create-ticket');
    expect(headers[0]).toMatchObject({ authorization: 'Bearer secret' });
  });

  test.each([{ status: '2' }, { ok: true }, true])(
    'a ticket whose answer has no status was not taken: %j',
    async (answer) => {
      const { origin } = await serve(json(answer));
      const taken = createTicketsService({ upstream: contextFor(origin).context }).create({ name: 'Ada' });
      expect(await failureOf(taken)).toBe('wrong-shape');
    },
  );

  test('no call is waited for past the deadline of its response', async () => {
    const { origin } = await serve(() => undefined);
    const { context, record } = contextFor(origin, 40);
    expect(await failureOf(createPlatformClient(context).geolocation('192.0.2.7'))).toBe('timeout');
    expect(await failureOf(createPlatformClient(context).geolocation('192.0.2.7'))).toBe('timeout');
    expect(record.upstreams.map((call) => call['error.type'])).toEqual(['timeout', 'timeout']);
  });
});
