import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { pageDataOf } from '../../testing/read-page-data.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ RESTRICTED_COUNTRIES: 'US,FR' });
  await (await site.request('/', { country: 'GB' })).text();
});
afterAll(() => site.stop());

type Ask = Parameters<TestSite['request']>[1];

/** The facts that the edge determined about the visitor, from the page's data. */
async function visitorOf(path: string, init: Ask = { country: 'GB' }): Promise<Visitor> {
  const html = await (await site.request(path, init)).text();
  return pageDataOf(html).visitor;
}

describe('§5, §7.4 country, regulation and currency', () => {
  test.each([
    ['GB', 'GB', 'GBP'],
    ['gb', 'GB', 'GBP'],
    ['uk', 'GB', 'GBP'],
    ['CA', 'MGA', 'CAD'],
    ['AT', 'MGA', 'EUR'],
    ['IE', 'MGA', 'EUR'],
  ])('a visitor from %s: %s, %s', async (country, regulation, currency) => {
    expect(await visitorOf('/', { country })).toMatchObject({
      country: country === 'uk' ? 'GB' : country.toUpperCase(),
      regulation,
      currency,
    });
  });

  test.each(['XX', 'T1', 'GBR', 'G', '', '12', '../', 'ÄÖ', 'GB,US', 'x'.repeat(5_000)])(
    'a header that reads %j names no country',
    async (country) => {
      const headers = { 'x-test-country': country.replaceAll(/[^\u0020-\u007e]/gu, '?') };
      expect(await visitorOf('/slots/', { headers })).toMatchObject({
        regulation: 'GB',
      });
    },
  );

  test.each(['cf-ipcountry', 'x-country', 'x-vercel-ip-country', 'x-forwarded-country'])(
    'an untrusted header is ignored: %s',
    async (name) => {
      expect(await visitorOf('/slots/', { country: 'GB', headers: { [name]: 'CA' } })).toMatchObject({
        country: 'GB',
      });
    },
  );

  test('each regulation has its licence line', async () => {
    const page = async (country: string) => (await site.request('/slots/', { country })).text();
    expect(await page('GB')).toContain('Great Britain by the Gambling Commission');
    expect(await page('IE')).toContain('Malta Gaming Authority');
  });
});

describe('§5 without a country from the network or a proxy the platform’s geolocation decides', () => {
  test('the platform is called; one that hangs costs 150 ms', async () => {
    const alone = await startTestSite({ TRUSTED_COUNTRY_HEADER: '' });
    try {
      await alone.sandbox.fault('platform', 'hang');
      const startedAt = performance.now();
      const geo = await (await alone.request('/api/geo')).json();
      expect(performance.now() - startedAt).toBeLessThan(1_000);
      expect(geo).toMatchObject({ countryCode: 'GB', regulation: 'GB', currency: 'GBP' });
      await alone.sandbox.fault('platform', null);
      await alone.sandbox.resetCalls();
    } finally {
      await alone.stop();
    }
  });

  test('the platform’s country is used, and cached for the next visitor', async () => {
    const platform = await startPlatform({
      countryCode: 'ca',
      regulation: 'MGA',
      currency: 'CAD',
      language: 'ENG',
    });
    const alone = await startTestSite({ TRUSTED_COUNTRY_HEADER: '', PLATFORM_ORIGIN: platform.origin });
    try {
      for (let visit = 0; visit < 3; visit += 1) {
        expect(await (await alone.request('/api/geo')).json()).toMatchObject({
          countryCode: 'CA',
          currency: 'CAD',
        });
      }
      expect(platform.asked()).toBe(1);
    } finally {
      await Promise.all([alone.stop(), platform.stop()]);
    }
  });

  test('§7.1 each visitor’s own address is asked about, once for its network, and all four fields count', async () => {
    const places: Record<string, object> = {
      '198.51.100.7': { countryCode: 'CH', regulation: 'GB', currency: 'GBP', language: 'fra' },
      '2001:db8:7::1': { countryCode: 'ES' },
    };
    const platform = await startPlatform((address: string) => places[address] ?? { countryCode: 'ca' });
    const alone = await startTestSite({
      TRUSTED_COUNTRY_HEADER: '',
      TRUSTED_ADDRESS_HEADER: 'x-real-ip',
      PLATFORM_ORIGIN: platform.origin,
    });
    const ask = async (address: string, path = '/api/geo') =>
      alone.request(path, { headers: { 'x-real-ip': address } });
    try {
      const swiss = { countryCode: 'CH', regulation: 'GB', currency: 'GBP', language: 'FRA', device: 'W' };
      const spanish = { countryCode: 'ES', regulation: 'MGA', currency: 'EUR', language: 'SPA' };
      expect(await (await ask('198.51.100.7')).json()).toEqual(swiss);
      // A neighbour in the same network.
      expect(await (await ask('198.51.100.200')).json()).toEqual(swiss);
      expect(await (await ask('2001:db8:7::1')).json()).toMatchObject(spanish);
      expect(await (await ask('2001:db8:7:9::ffff')).json()).toMatchObject(spanish);
      expect(await (await ask('203.0.113.9, 192.0.2.1')).json()).toMatchObject({ countryCode: 'CA' });
      expect(platform.asked()).toBe(3);
      // What is no address is not passed on.
      expect(await (await ask('not-an-address')).json()).toMatchObject({ countryCode: 'GB' });
      expect(platform.asked()).toBe(3);
      // Two visitors from one country, of whom the platform says different things, do not share a cached page.
      places['192.0.3.1'] = { countryCode: 'CH' };
      for (const visit of ['renders it', 'finds it cached']) {
        const pages = await Promise.all(
          ['198.51.100.7', '192.0.3.1'].map(async (address) => (await ask(address, '/slots/')).text()),
        );
        expect(pages[0], visit).toContain('"currency":"GBP"');
        expect(pages[1], visit).toContain('"currency":"EUR"');
      }
    } finally {
      await Promise.all([alone.stop(), platform.stop()]);
    }
  });

  test.each([{ countryCode: 'Canada' }, { countryCode: 7 }, [], 'GB'])(
    '%j is no country: the visitor gets Great Britain’s rules, the strictest',
    async (answer) => {
      const platform = await startPlatform(answer);
      const alone = await startTestSite({ TRUSTED_COUNTRY_HEADER: '', PLATFORM_ORIGIN: platform.origin });
      try {
        expect(await (await alone.request('/api/geo')).json()).toMatchObject({ countryCode: 'GB' });
      } finally {
        await Promise.all([alone.stop(), platform.stop()]);
      }
    },
  );
});

describe('§2.6 flags', () => {
  test.each([
    ['/', { isNative: false, isIosApp: false, bannerChoice: 0 }],
    ['/?isnative=true', { isNative: true, isIosApp: false }],
    ['/?isnative=1', { isNative: false }],
    ['/?isnative=TRUE', { isNative: false }],
    ['/?iosapp', { isNative: true, isIosApp: true }],
    ['/?iosapp=1', { isNative: true, isIosApp: true }],
    ['/?banner=1', { bannerChoice: 1 }],
    ['/?banner=3', { bannerChoice: 3 }],
    ['/?banner=4', { bannerChoice: 0 }],
    ['/?banner=1e0', { bannerChoice: 0 }],
    ['/?banner=__proto__', { bannerChoice: 0 }],
    ['/?banner=1', { gridSize: 8, reelSize: 10 }],
    ['/?gridSize=6&reelSize=12', { gridSize: 6, reelSize: 12 }],
    ['/?gridSize=600&reelSize=-1', { gridSize: 8, reelSize: 10 }],
  ])('%s', async (path, expected) => {
    expect(await visitorOf(path)).toMatchObject(expected);
  });

  test.each([
    ['/es/info/responsible-gaming/', '/es/info/responsible-gambling/'],
    ['/blog/odd-old-address/', '/blog/odd-old-address-new/'],
  ])('go on from %s, which has moved, to its page', async (path, moved) => {
    const query = '?isnative=true&utm_source=mail';
    const response = await site.request(path + query, { country: 'GB' });
    expect([response.status, response.headers.get('location')]).toEqual([301, moved + query]);
  });

  test.each([
    ['/', '0'],
    ['/?banner=2', '2'],
    ['/welcome/', '0'],
    ['/welcome/?banner=2', '2'],
    ['/welcome/?banner=4', '0'],
    ['/restricted-access/?banner=3', '3'],
  ])('the header of %s has the look %s', async (path, choice) => {
    const html = await (await site.request(path, { country: 'GB' })).text();
    expect(/<header [^>]*data-banner="([^"]*)"/u.exec(html)?.[1]).toBe(choice);
  });

  test('native mode lasts for the visit, and cannot be switched off', async () => {
    const response = await site.request('/slots/?isnative=true', { country: 'GB' });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^isNative=1; Path=\/;/u)]);
    for (const path of ['/slots/', '/slots/?isnative=false', '/welcome/', '/restricted-access/']) {
      const native = await visitorOf(path, { country: 'GB', cookie: 'isNative=1' });
      expect(native, path).toMatchObject({ isNative: true, isIosApp: false });
    }
    expect(await visitorOf('/', { country: 'GB', cookie: 'isNative=true' })).toMatchObject({
      isNative: false,
    });
  });

  test.each(['/', '/welcome/', '/restricted-access/', '/info/terms/'])(
    'native %s has no header, and each of the site’s own links in its footer has the flag',
    async (path) => {
      const html = await (await site.request(`${path}?isnative=true`, { country: 'GB' })).text();
      expect(html.slice(0, html.indexOf('<main'))).not.toContain('<header');
      const footer = /<footer[^>]*>(.*)<\/footer>/su.exec(html)?.[1] ?? '';
      const ours = [...footer.matchAll(/<a [^>]*href="([/?][^"]*)"/gu)].map(([, href]) => href);
      expect(ours).toContain('?NeoDL=depositlimit&amp;isnative=true');
      expect(ours.filter((href) => /[?;]isnative=true$/u.exec(href ?? '') === null)).toEqual([]);
    },
  );

  test('the iOS app is remembered by its cookie, whose value must be 1', async () => {
    expect(await visitorOf('/', { country: 'GB', cookie: 'isIosApp=1' })).toMatchObject({
      isIosApp: true,
      isNative: true,
    });
    expect(await visitorOf('/', { country: 'GB', cookie: 'isIosApp=true' })).toMatchObject({
      isIosApp: false,
      isNative: false,
    });
  });
});

describe('a cached page depends on the declared facts about a visitor, and on nothing else', () => {
  const bare = async (path: string, init: Ask): Promise<string> =>
    (await site.request(path, { country: 'GB', ...init })).text();

  test('visitors who differ in anything else get the same bytes', async () => {
    const others: readonly Ask[] = [
      {},
      { cookie: 'locale=en; session=abc; consent=all; previousGameID=1,2' },
      { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } },
      { headers: { 'accept-language': 'fi', referer: 'https://evil.example/', dnt: '1', 'save-data': 'on' } },
      { headers: { authorization: 'Bearer x', 'x-forwarded-for': '192.0.2.1', 'sec-gpc': '1' } },
    ];
    for (const path of ['/slots/', '/blog/', '/info/terms/', '/es/themes/']) {
      await bare(path, {});
      const [first, ...rest] = await Promise.all(others.map((init) => bare(path, init)));
      for (const page of rest) expect(page, path).toBe(first);
      expect(await bare(`${path}?utm_source=x&gclid=1`, {}), path).toBe(first);
    }
  });

  test('visitors who differ in a declared fact do not get each other’s page', async () => {
    const pages = new Set<string>();
    const differing: readonly Ask[] = [
      { country: 'GB' },
      { country: 'IE' },
      { country: 'CA' },
      { headers: { 'sec-ch-ua-mobile': '?1' } },
      { cookie: 'isIosApp=1' },
    ];
    for (const init of differing) pages.add(await bare('/slots/', init));
    pages.add(await bare('/slots/?isnative=true', {}));
    pages.add(await bare('/slots/?banner=2', {}));
    expect(pages.size).toBe(7);
    expect(await bare('/slots/', { country: 'GB' })).toContain('Gambling Commission');
  });
});

describe('RESTRICTED_COUNTRIES', () => {
  test.each(['/', '/slots/', '/es/blog/', '/promotions/', '/search/?q=a'])(
    'a visitor from there is redirected from %s to the page that says so',
    async (path) => {
      const answer = await site.request(path, { country: 'US' });
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(
        `${path.startsWith('/es/') ? '/es' : ''}/restricted-access/`,
      );
      expect(answer.headers.get('cache-control')).toMatch(/private.*no-store/u);
    },
  );

  test.each([
    ['/?NeoDL=withdraw&gridSize=6', '/restricted-access/?NeoDL=withdraw'],
    ['/es/search/?q=a&isnative=true&banner=2', '/es/restricted-access/?isnative=true&banner=2'],
  ])('§2.6 the flags of %s go on to that page, and nothing else does', async (path, location) => {
    const answer = await site.request(path, { country: 'US' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    expect(answer.headers.get('cache-control')).toMatch(/private.*no-store/u);
  });

  test.each([
    '/restricted-access/',
    '/info/',
    '/info/responsible-gambling/',
    '/robots.txt',
    '/healthz',
    '/api/geo',
  ])('but may read %s', async (path) => {
    expect((await site.request(path, { country: 'FR' })).status).toBe(200);
  });
});

/** A platform with a fixed geolocation and nothing else. */
/** A platform that has a place for every address, or the same for all. */
async function startPlatform(geolocation: unknown) {
  const { createServer } = await import('node:http');
  let asked = 0;
  const server = createServer((request, response) => {
    const isGeolocation = request.url?.startsWith('/api/geolocation') ?? false;
    if (isGeolocation) asked += 1;
    response.writeHead(isGeolocation ? 200 : 404, { 'content-type': 'application/json' });
    const forwarded = String(request.headers['x-forwarded-for']);
    const place = typeof geolocation === 'function' ? geolocation(forwarded) : geolocation;
    response.end(JSON.stringify(isGeolocation ? place : {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: () => asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
