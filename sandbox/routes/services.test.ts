import { describe, expect, test } from 'vitest';
import { cleanGames } from '../data/catalogue.ts';
import { isRecord } from './answer.ts';
import { startSandbox } from '../testing.ts';

const ask = startSandbox();

async function json(path: string, init: RequestInit = {}): Promise<unknown> {
  return (await ask(path, init)).json();
}

describe('§7.1 the casino platform', () => {
  test('copyrights are in the language and for the regulation asked for', async () => {
    const text = async (query: string): Promise<string> =>
      JSON.stringify(await json(`/api/copyrights?${query}`));
    expect(await text('language=ENG&regulation=GB')).toContain('Gambling Commission');
    expect(await text('language=ESP&regulation=MGA')).toContain('Autoridad de Juego de Malta');
    expect(await json('/api/copyrights')).toMatchObject({
      data: { data: { copyrightText: expect.any(String) } },
    });
  });

  test('an info page is HTML inside two objects; an unknown one is 404', async () => {
    expect(await json('/api/info-page?resourceName=HelpCashoutTime&lng=ENG&currencyCode=EUR')).toMatchObject({
      data: { content: expect.stringContaining('<h2>') },
    });
    expect((await ask('/api/info-page?resourceName=nothing')).status).toBe(404);
  });

  test('the footer’s icons are HTML, one of them with an empty href', async () => {
    expect(await json('/api/smart-footer?host=localhost')).toMatchObject({
      data: {
        html: expect.stringContaining('<img src="http://sandbox.test/media/marks/card.svg" alt=""'),
      },
    });
    expect(JSON.stringify(await json('/api/smart-footer'))).toContain('href=\\"\\"');
  });

  test('payment methods depend on the country; texts hold {brand}', async () => {
    const links = async (country: string): Promise<unknown[]> => {
      const body = await json(`/api/payment-methods?country=${country}&reg=MGA`);
      const methods = isRecord(body) && Array.isArray(body['paymentMethods']) ? body['paymentMethods'] : [];
      return methods.map((method: unknown) => (isRecord(method) ? method['paymentLink'] : null));
    };
    expect(await links('AT')).toEqual(
      expect.arrayContaining(['EPS', 'AstroPayCard', 'EcoPayz', 'MuchBetter']),
    );
    expect(await links('GB')).not.toContain('EPS');
    expect(await json('/api/payment-methods')).toMatchObject({
      page: { paragraph1: expect.stringContaining('{brand}'), tableColumn4: 'Currencies' },
    });
  });

  test.each([
    [{}, { countryCode: 'GB', regulation: 'GB', currency: 'GBP', language: 'ENG' }],
    [
      { 'x-visitor-country': 'es' },
      { countryCode: 'ES', regulation: 'MGA', currency: 'EUR', language: 'ESP' },
    ],
    [{ 'cf-ipcountry': 'CA' }, { countryCode: 'CA', regulation: 'MGA', currency: 'CAD' }],
    [{ 'x-forwarded-for': '198.51.100.7' }, { countryCode: 'CA' }],
    [{ 'x-forwarded-for': '192.168.1.7' }, { countryCode: 'GB' }],
    [{ 'x-visitor-country': '<script>' }, { countryCode: 'GB' }],
  ])('geolocation of %j', async (headers, geo) => {
    expect(await json('/api/geolocation', { headers })).toMatchObject(geo);
  });

  test('live tables have limits and seats', async () => {
    expect(await json('/api/live-casino/limits')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ currency: 'GBP', min: expect.any(Number), open: true }),
      ]),
    );
  });

  test('the games feed has whole addresses of covers, categories, and as many games as asked for', async () => {
    const feed = await json('/api/games?language=ENG&currency=GBP&platform=W');
    expect(feed).toMatchObject({
      categories: { mainCategories: expect.any(Array) },
      orderChanges: expect.any(Array),
    });
    expect(JSON.stringify(feed)).toContain(`http://sandbox.test/media/games/${cleanGames[0]?.id}/`);
    const games = async (query: string): Promise<number> => {
      const body = await json(`/api/games${query}`);
      const list = isRecord(body) && isRecord(body['games']) ? body['games']['instant'] : [];
      return Array.isArray(list) ? list.length : 0;
    };
    expect(await games('')).toBeGreaterThanOrEqual(1_200);
    expect(await games('?count=5000')).toBeGreaterThanOrEqual(5_000);
    expect((await ask('/api/games?count=50000')).status).toBe(400);
  });

  test('every answer may be read from any origin', async () => {
    const answer = await ask('/api/geolocation', { headers: { origin: 'https://site.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('etag')).toBeNull();
  });
});

test('§7.2 the category service knows brand 194 and no other', async () => {
  expect(await json('/categories?brandId=194')).toEqual(
    expect.arrayContaining([{ slug: 'megaways', gameIds: expect.any(Array) }]),
  );
  expect(await json('/categories/featured?brandId=194')).toEqual(
    expect.arrayContaining([{ name: 'Featured Games', gameIds: expect.any(Array) }]),
  );
  expect(await json('/categories?brandId=7')).toEqual([]);
});

describe('§7.4 limited-time promotions', () => {
  test('a list in the reader’s language and currency, and one by id', async () => {
    const body = await json(
      '/promotions?language=ES&currencyCode=EUR&brandName=Marca&country=ES&loyaltyLevel=1',
    );
    expect(JSON.stringify(body)).toContain('Marca');
    expect(body).toMatchObject({
      promotions: expect.arrayContaining([
        expect.objectContaining({
          id: 7101,
          title: 'Luz a mitad de semana',
          minDeposit: '20\u00a0€',
          code: 'LAMPLIGHT',
        }),
      ]),
    });
    expect(await json('/promotions/7110?language=EN')).toMatchObject({
      promotion: { slug: 'a-quiet-fortnight' },
    });
    expect((await ask('/promotions/1')).status).toBe(404);
  });

  test('one more for players who are logged in, in the list and by its id', async () => {
    const forPlayers = expect.objectContaining({
      promotions: expect.arrayContaining([expect.objectContaining({ slug: 'the-regulars-table' })]),
    });
    expect(await json('/promotions?isLoggedIn=1')).toEqual(forPlayers);
    expect(await json('/promotions?isLoggedIn=0')).not.toEqual(forPlayers);
    expect((await ask('/promotions/7113?isLoggedIn=1')).status).toBe(200);
    expect((await ask('/promotions/7113')).status).toBe(404);
  });
});

describe('§7.5 tickets', () => {
  const ticket = {
    name: 'Nia',
    surname: 'Okafor',
    email: 'nia@example.org',
    subject: 'A question',
    message: 'Where is my withdrawal?',
    brandDomain: 'www.velvet-comet.example',
    SSOStatus: false,
  };
  const send = (body: unknown, authorization?: string): Promise<Response> =>
    ask('/brand/create-ticket', {
      method: 'POST',
      body: JSON.stringify(body),
      ...(authorization !== undefined && { headers: { authorization } }),
    });

  test('status 2 with a bearer, 401 without, 400 when something is missing', async () => {
    expect(await (await send(ticket, 'Bearer token')).json()).toMatchObject({ status: 2 });
    expect((await send(ticket)).status).toBe(401);
    const missing = await send({ ...ticket, message: ' ' }, 'Bearer token');
    expect([missing.status, await missing.json()]).toMatchObject([400, { message: 'Missing: message' }]);
  });
});
