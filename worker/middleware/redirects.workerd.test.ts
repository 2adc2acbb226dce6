import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { LOCALES } from '../../shared/i18n/locales.ts';
import { hostilePath, hostileSearch } from '../../testing/hostile-addresses.ts';
import { inGroups } from '../../testing/worker/in-groups.ts';
import { rawRequest, type RawAnswer } from '../../testing/worker/raw-request.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await site.request('/');
});

afterAll(() => site.stop());

const get = (target: string | Buffer, headers: Record<string, string> = {}) =>
  rawRequest(site.origin, { target, headers: { 'x-test-country': 'GB', ...headers } });

const MAX_MS = 3_000;

/** Requests, follows redirects, and checks every response on the way against the rules of §2.1. */
async function travel(target: string | Buffer, cookie?: string): Promise<{ hops: number; end: RawAnswer }> {
  let cookies = cookie;
  let current = target;
  for (let hops = 0; ; hops += 1) {
    const response = await get(current, cookies === undefined ? {} : { cookie: `locale=${cookies}` });
    const said = `${JSON.stringify(String(current).slice(0, 200))} → ${response.status} ${response.headers['location'] ?? ''}`;
    // 0: workerd closed the connection on something that is no HTTP.
    if (response.status >= 500) throw new Error(`${said}\n${JSON.stringify(site.log.at(-1))}`);
    expect(response.durationMs, said).toBeLessThan(MAX_MS);
    const { location } = response.headers;
    if (location === undefined) return { hops, end: response };
    expect(location, said).toMatch(/^\/(?![/\\])[\u0021-\u007e]*$/u);
    expect(new URL(location, site.origin).origin, said).toBe(site.origin);
    expect(hops, said).toBeLessThan(2);
    cookies = /^locale=([^;]*)/mu.exec(response.headers['set-cookie'] ?? '')?.[1] ?? cookies;
    current = location;
  }
}

describe('§2.1 redirects, requested over a bare socket', () => {
  test.each([
    ['/blog', '/blog/'],
    ['/blog?page=2&q=a%20b', '/blog/?page=2&q=a%20b'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example/', '/evil.example/'],
    ['/\\\\evil.example\\', '/evil.example/'],
    ['/%2f%2fevil.example/', '/evil.example/'],
    ['/%252f%252fevil.example/', '/evil.example/'],
    ['/%5c%5cevil.example/', '/evil.example/'],
    ['/%e2%88%95%e2%88%95evil.example/', '/evil.example/'],
    ['/blog/../../../slots', '/slots/'],
    ['/blog/%2e%2e/slots', '/slots/'],
    ['/es/info/responsible?x=1', '/es/info/responsible-gambling/?x=1'],
    ['/info/help-deposit.html', '/info/deposit/'],
    ['/es/info/help-deposit.html?x=1', '/es/info/deposit/?x=1'],
    ['/fi', '/en-ie/'],
    ['/es/fi/blog/', '/en-ie/'],
    // The addresses of editors’ pages in WordPress.
    ['/special-welcome-offer/', '/special/welcome-offer/'],
    ['/es/special-welcome-offer/?banner=1', '/es/special/welcome-offer/?banner=1'],
  ])('%s leads to %s, permanently', async (target, location) => {
    expect(await get(target)).toMatchObject({ status: 301, headers: { location, vary: 'Cookie' } });
  });

  test.each([
    '/a%00b/',
    '/a%0d%0aset-cookie:%20x=1/',
    '/%ff%fe/',
    '/%e0%a4%a/',
    '/%2525252525252f/',
    '/@evil.example/',
    '/javascript:alert(1)/',
    `/${'a'.repeat(8_192)}/`,
    `/${'%2e%2e%2f'.repeat(600)}`,
    '/ops',
    '/api',
    '/assets',
    '/assets/',
    '/assets/nothing.js',
    '/assets/..%2f..%2fworker%2findex.js',
    '/%61pi/nothing',
    '/%2561pi/games',
    '//api/games',
    '/es/api/games',
    '/es//api/games?lang=en',
    '/%61ssets/nothing.js',
    '/nothing.png',
    '/.env',
    '/assets/.vite/manifest.json',
    '/.vite/manifest.json',
  ])('%s: 404 at once, without a redirect', async (target) => {
    const { hops, end } = await travel(target);
    expect([hops, end.status]).toEqual([0, 404]);
    expect(end.body).not.toMatch(/\bat \S+ \(|root:[^:]*:0:|"isEntry"/u);
  });

  test.each(['/https://evil.example/', '/assets/../../etc/passwd', '/.git/config', '/_headers'])(
    '%s could be a page’s but for its form: 404 where that form leads',
    async (target) => {
      const { hops, end } = await travel(target);
      expect([hops, end.status]).toEqual([1, 404]);
      expect(end.body).not.toMatch(/root:[^:]*:0:/u);
    },
  );

  test.each(['/%61pi/geo', '/ap%69/geo', '/%68ealthz'])(
    '%s is what it says, without a redirect',
    async (target) => expect(await get(target)).toMatchObject({ status: 200 }),
  );

  test('bytes that are no text: invalid UTF-8, control characters, a NUL, and no slash at all', async () => {
    const targets = [
      Buffer.from([0x2f, 0xff, 0xfe, 0x2f]),
      Buffer.from([0x2f, 0x61, 0x00, 0x62, 0x2f]),
      Buffer.from([0x2f, 0x01, 0x7f, 0x2f]),
      Buffer.from([0x2f, 0xc0, 0xaf, 0x65, 0x2f]),
      Buffer.from('/blog?x=\u0001\u007f'),
      Buffer.from([...Buffer.from('/blog?x='), 0xff, 0xfe]),
      Buffer.from('/blog#frag'),
      Buffer.from('/bl og/'),
    ];
    for (const target of targets) await travel(target);
  });

  test('a target that is no path never reaches the site: workerd refuses it without a redirect', async () => {
    for (const target of [
      'http://evil.example/blog',
      'http://evil.example\\@localhost/',
      'evil.example',
      '*',
    ]) {
      const response = await get(target);
      expect(response.headers['location'] ?? '/').toMatch(/^\/(?![/\\])/u);
      expect(response.body).not.toMatch(/evil\.example|\bat \S+ \(/u);
    }
  });

  test('500 parameters are kept, and the page is served', async () => {
    const query = Array.from({ length: 500 }, (_, index) => `p${index}=${index}`).join('&');
    expect(await get(`/blog?${query}`)).toMatchObject({
      status: 301,
      headers: { location: `/blog/?${query}` },
    });
    expect((await get(`/blog/?${query}`)).status).toBe(200);
  });

  test('600 made-up addresses, with and without a cookie: on this site, after two redirects at most, without a failure', async () => {
    const addresses = fc.sample(fc.tuple(hostilePath, hostileSearch), { numRuns: 600, seed: 20261120 });
    await inGroups(addresses, 8, ([path, search], index) =>
      // White space would end the request line: browsers encode it.
      travel((path + search).replaceAll(/[\s\p{Cc}]/gu, encodeURIComponent), LOCALES[index % 5]),
    );
  });
});

describe('§2.1 locale: the prefix, then the cookie, then English', () => {
  const request = (path: string, cookie?: string) =>
    site.request(path, { country: 'GB', ...(cookie === undefined ? {} : { cookie: `locale=${cookie}` }) });

  test('a cookie of another language redirects an address without a prefix there, for this visitor only', async () => {
    const response = await request('/slots/?page=2', 'es');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/es/slots/?page=2');
    expect(response.headers.get('vary')).toMatch(/\bcookie\b/iu);
    expect(response.headers.get('cache-control')).toMatch(/private.*no-store/u);
  });

  test('a prefix wins over the cookie, and is remembered for a year', async () => {
    const response = await request('/es/', 'en-ca');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="es-ES"');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^locale=es;/u);
    expect(cookie).toMatch(/Max-Age=31536000/iu);
    expect(cookie).toMatch(/Path=\//u);
    expect(cookie).toMatch(/SameSite=Lax/iu);
  });

  test('a visitor with the right cookie is not sent it again, and English needs none', async () => {
    expect((await request('/es/', 'es')).headers.get('set-cookie')).toBeNull();
    expect((await request('/')).headers.get('set-cookie')).toBeNull();
  });

  test('a cookie with an unknown value is ignored', async () => {
    for (const value of ['fr', '..%2f', '//evil.example', 'es%0d%0ax:1', '']) {
      expect((await request('/', value)).status).toBe(200);
    }
  });

  test('?lang= leads back to English without a script', async () => {
    const response = await request('/es/slots/?lang=en&page=2', 'es');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/slots/?page=2');
    expect(response.headers.get('set-cookie')).toMatch(/^locale=en;/u);
    expect(response.headers.get('cache-control')).toMatch(/no-store/u);
  });

  test.each(['/', '/es/', '/blog/', '/nothing-here/'])('no shared cache keeps the page %s', async (path) => {
    const response = await request(path);
    expect(response.headers.get('cache-control')).toMatch(/private/u);
    expect(response.headers.get('vary')).toMatch(/\bcookie\b/iu);
  });

  test.each(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])(
    '%s is the same file for a visitor with a Spanish cookie',
    async (path) => {
      expect((await request(path, 'es')).status).toBe(200);
    },
  );

  test('a HEAD request is redirected and served like a GET, without a body', async () => {
    const head = (path: string) => site.request(path, { method: 'HEAD', country: 'GB' });
    expect((await head('/blog')).headers.get('location')).toBe('/blog/');
    const page = await head('/slots/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/u);
    expect(await page.text()).toBe('');
    expect((await head('/nothing-here/')).status).toBe(404);
  });

  test('TRACE reflects nothing', async () => {
    const response = await rawRequest(site.origin, {
      method: 'TRACE',
      target: '/',
      headers: { cookie: 'canary=1' },
    });
    expect(response.status).toBe(405);
    expect(response.body).not.toContain('canary');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'a page cannot be written to: %s is 405',
    async (method) => {
      const response = await site.request('/slots/', { method, country: 'GB' });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
    },
  );
});
