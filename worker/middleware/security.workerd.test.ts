import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RawSettings } from '../settings.ts';
import { OPS_TOKEN, pageStateOf, startTestSite, type TestSite } from '../../testing/site.ts';
import { rawRequest } from '../../testing/worker/raw-request.ts';

let site: TestSite;

let script: string;

beforeAll(async () => {
  site = await startTestSite({ RESTRICTED_COUNTRIES: 'US' });
  const home = await (await site.request('/', { country: 'GB' })).text();
  script = /import\("(\/assets\/[^"]+\.js)"\)/u.exec(home)?.[1] ?? 'none';
});
afterAll(() => site.stop());

const FIXED = {
  'x-frame-options': 'SAMEORIGIN',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** Every kind of response, by its status. */
type Ask = RequestInit & { readonly country?: string };
const ANSWERS: readonly (readonly [name: string, path: string, status: number, init: Ask])[] = [
  ['a page', '/', 200, {}],
  ['a page from the cache', '/', 200, {}],
  ['a page of another language', '/es/slots/', 200, {}],
  ['a streamed or finished article list', '/blog/', 200, {}],
  ['an unknown route', '/nothing-here/', 404, {}],
  ['an address that is none', '/%ff/', 404, {}],
  ['a permanent redirect', '/blog', 301, {}],
  ['a redirect by ?lang=', '/?lang=es', 302, {}],
  ['the way out for a forbidden country', '/', 302, { country: 'US' }],
  ['a HEAD answer', '/', 200, { method: 'HEAD' }],
  ['a method that no page takes', '/', 405, { method: 'POST' }],
  ['the API', '/api/geo', 200, {}],
  ['an error of the API', '/api/nothing', 404, {}],
  ['a refused ticket', '/api/ticket', 403, { method: 'POST', body: '{}' }],
  ['a refused operator', '/ops/status', 401, {}],
  ['an operator’s answer', '/ops/status', 200, { headers: { authorization: `Bearer ${OPS_TOKEN}` } }],
  ['robots.txt', '/robots.txt', 200, {}],
  ['the sitemap', '/sitemap.xml', 200, {}],
  ['the manifest', '/manifest.webmanifest', 200, {}],
  ['the health check', '/healthz', 200, {}],
  ['a file that is not there', '/assets/nothing.js', 404, {}],
  ['an info fragment', '/api/info/terms/', 200, {}],
];

describe('§7.9 headers that every response carries', () => {
  test.each(ANSWERS)('%s: %s', async (_name, address, status, init) => {
    const response = await site.request(address, { country: 'GB', ...init });
    await response.text();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(FIXED);
    expect(response.headers.get('permissions-policy')).toMatch(
      /camera=\(\).*geolocation=\(\).*microphone=\(\)/u,
    );
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'/u);
    expect(response.headers.get('cache-control')).not.toBeNull();
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('server')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a static file, whose policy allows nothing when it is opened directly', async () => {
    const response = await site.request(script);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...FIXED,
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
  });

  test('on Cloudflare, static files that the Worker never serves have the same', async () => {
    const file = path.resolve(import.meta.dirname, '../../deploy/support/_headers');
    const headers = String(await readFile(file)).toLowerCase();
    const { 'cross-origin-opener-policy': _documentsOnly, ...fixed } = FIXED;
    for (const [name, value] of Object.entries(fixed))
      expect(headers).toContain(`${name}: ${value.toLowerCase()}`);
    expect(headers).toContain("content-security-policy: default-src 'none'; frame-ancestors 'self'");
  });

  test('a 304 keeps them', async () => {
    await (await site.request('/roulette/', { country: 'GB' })).text();
    const { headers } = await site.request('/roulette/', { country: 'GB' });
    const response = await site.request('/roulette/', {
      country: 'GB',
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(response.status).toBe(304);
    expect(Object.fromEntries(response.headers)).toMatchObject(FIXED);
    expect(response.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
  });
});

describe('§7.9 the content security policy', () => {
  const policyIn = ({ headers }: Response): Record<string, string> => {
    const policy = headers.get('content-security-policy') ?? '';
    return Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/su, 2) as [string, string]));
  };
  /** The inline scripts of a document that a browser would run. */
  const inlineScripts = (html: string): readonly string[] =>
    [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gsu)].flatMap(([, attributes = '', body = '']) =>
      /type="application\/(?:ld\+)?json"/u.test(attributes) ? [] : [body],
    );
  const hashOf = (script: string): string =>
    `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  test('scripts run by hash and by what they load; nothing else runs', async () => {
    const policy = policyIn(await site.request('/', { country: 'GB' }));
    expect(policy['script-src']).toMatch(
      /^'sha256-[A-Za-z0-9+/]{43}=' 'strict-dynamic' https: 'unsafe-inline'$/u,
    );
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
    });
  });

  test.each(['/', '/slots/', '/blog/', '/es/promotions/', '/nothing-here/', '/contact-us/', '/info/terms/'])(
    '%s: the policy names its one inline script, and no element has a handler',
    async (path) => {
      const response = await site.request(path, { country: 'GB' });
      const html = await response.text();
      expect(inlineScripts(html)).toHaveLength(1);
      for (const script of inlineScripts(html)) {
        expect(policyIn(response)['script-src']).toContain(hashOf(script));
      }
      expect(html).not.toContain('nonce=');
      const markup = html.replaceAll(/<script\b.*?<\/script>/gsu, '');
      expect(markup).not.toMatch(/<[a-z][^>]*\son[a-z]+=/iu);
      expect(markup).not.toMatch(/(?:href|src|action)="\s*javascript:/iu);
    },
  );

  test('a streamed page has a nonce of 128 bits of its own, for the scripts that put late parts into their places', async () => {
    const nonces = new Set<string>();
    for (let start = 0; start < 3; start += 1) {
      const cold = await startTestSite();
      try {
        await cold.sandbox.fault('platform', 'slow');
        const response = await cold.request('/', { country: 'GB' });
        const html = await response.text();
        expect(pageStateOf(cold, '/')).toBe('stream');
        const { 'script-src': scripts = '' } = policyIn(response);
        const nonce = /'nonce-([^']+)'/u.exec(scripts)?.[1] ?? '';
        expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
        nonces.add(nonce);
        const hashed = inlineScripts(html).filter((script) => scripts.includes(hashOf(script)));
        const named = html.match(/<script\b[^>]* nonce="[^"]*"/gu) ?? [];
        expect(hashed).toHaveLength(1);
        expect(named.length).toBeGreaterThan(0);
        expect(hashed.length + named.length).toBe(inlineScripts(html).length);
        for (const tag of named) expect(tag).toContain(`nonce="${nonce}"`);
      } finally {
        await cold.stop();
      }
    }
    expect(nonces.size).toBe(3);
  });
});

describe('§7.9 Trusted Types', () => {
  const typesIn = (name: string, { headers }: Response) =>
    (headers.get(name) ?? '').split('; ').filter((directive) => directive.includes('trusted-types'));
  const ENFORCED = 'content-security-policy';
  const REPORTED = 'content-security-policy-report-only';
  const answersOf = async (settings: RawSettings, paths: readonly string[]) => {
    const other = await startTestSite(settings);
    try {
      const answers: Response[] = [];
      for (const path of paths) answers.push(await other.request(path, { country: 'GB' }));
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      return answers;
    } finally {
      await other.stop();
    }
  };

  test.each(['/', '/slots/', '/nothing-here/', '/es/info/terms/'])(
    '%s: in the sandbox, where no other company’s script runs, only the site’s own policy makes HTML and scripts',
    async (path) => {
      const response = await site.request(path, { country: 'GB' });
      await response.arrayBuffer();
      expect(typesIn(ENFORCED, response)).toEqual([
        "require-trusted-types-for 'script'",
        'trusted-types casino',
      ]);
      expect(response.headers.has(REPORTED)).toBe(false);
    },
  );

  test('a streamed page has them too', async () => {
    const cold = await startTestSite();
    try {
      await cold.sandbox.fault('platform', 'slow');
      const response = await cold.request('/', { country: 'GB' });
      await response.arrayBuffer();
      expect(pageStateOf(cold, '/')).toBe('stream');
      expect(typesIn(ENFORCED, response)).toHaveLength(2);
    } finally {
      await cold.stop();
    }
  });

  test('by the setting they are reported alone, or off, and policies of others are admitted by name', async () => {
    const [reported] = await answersOf(
      { TRUSTED_TYPES: 'report', TRUSTED_TYPES_POLICIES: 'goog#html,second' },
      ['/'],
    );
    expect(reported && [typesIn(ENFORCED, reported), typesIn(REPORTED, reported)]).toEqual([
      [],
      ["require-trusted-types-for 'script'", 'trusted-types casino goog#html second'],
    ]);
    const [off] = await answersOf({ GTM_ID: 'GTM-1' }, ['/']);
    expect(off && [typesIn(ENFORCED, off), off.headers.has(REPORTED)]).toEqual([[], false]);
  });
});

describe('§5 cookies', () => {
  test.each([
    ['the language', '/es/', /^locale=es; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/u],
    ['the native mode', '/?isnative=true', /^isNative=1; Path=\/; HttpOnly; Secure; SameSite=Lax$/u],
    ['the iOS app', '/?iosapp', /^isIosApp=1; Max-Age=86400; Path=\/; Secure; SameSite=Lax$/u],
  ])(
    '%s: Secure, Lax, for this host only; HttpOnly where no script reads it',
    async (_name, path, expected) => {
      expect((await site.request(path, { country: 'GB' })).headers.getSetCookie().join('\n')).toMatch(
        expected,
      );
    },
  );
});

describe('§5 what shared caches may store', () => {
  test.each([
    '/robots.txt?iosapp',
    '/sitemap.xml?iosapp',
    '/manifest.webmanifest?iosapp',
    '/favicon.svg?iosapp',
    '/blog?iosapp',
    '/es/favicon.svg?iosapp',
  ])('%s sets no cookie', async (path) => {
    const response = await site.request(path, { country: 'GB' });
    await response.arrayBuffer();
    const isShared = /public/u.test(response.headers.get('cache-control') ?? '');
    expect(isShared && response.headers.getSetCookie().length > 0).toBe(false);
  });

  test('robots.txt is such a response, whatever the request', async () => {
    const response = await site.request('/robots.txt?iosapp', { country: 'GB' });
    expect(response.headers.get('cache-control')).toMatch(/public/u);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('§7.9 nothing of a request is trusted, reflected or shared', () => {
  const CANARY = 'canary-7f3a9c.example';
  const HEADERS: Record<string, string> = Object.fromEntries(
    [
      'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'x-forwarded-server', 'x-host', 'forwarded', 'x-original-url',
      'x-rewrite-url', 'x-http-method-override', 'x-request-id', 'cf-ipcountry', 'cf-connecting-ip', 'cf-ray', 'true-client-ip',
      'x-real-ip', 'referer', 'origin', 'user-agent', 'accept-language', 'accept', 'from', 'via', 'x-sandbox-fault', 'x-country',
      'sec-ch-ua', 'sec-ch-ua-platform', 'traceparent', 'baggage', 'authorization', 'x-middleware-prefetch', 'if-none-match',
    ].map((name) => [name, `${name} ${CANARY}`]), // prettier-ignore
  );
  const PATHS = [
    '/', '/slots/', '/blog/', '/nothing-here/', '/blog', '/?lang=es', '/api/geo', '/api/page?path=/slots/', '/api/search?q=a',
    '/api/nothing', '/ops/status', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/healthz', '/assets/nothing.js',
  ] as const; // prettier-ignore

  test('a canary in any of 31 headers is in no response, and the next visitor’s page is the same', async () => {
    for (const path of PATHS) {
      const before = await site.request(path, { country: 'GB' });
      const plain = strip(await before.text());
      const odd = await rawRequest(site.origin, {
        target: path,
        headers: { 'x-test-country': 'GB', cookie: `session=${CANARY}; locale=${CANARY}`, ...HEADERS },
      });
      expect(JSON.stringify(odd.headers) + odd.body, path).not.toContain(CANARY);
      const after = await site.request(path, { country: 'GB' });
      expect(after.status, path).toBe(before.status);
      expect(strip(await after.text()), path).toBe(plain);
    }
  });

  test('another Host header is in no link, no redirect and no canonical address', async () => {
    for (const path of ['/', '/blog', '/nothing-here/', '/sitemap.xml', '/api/page?path=/']) {
      const response = await rawRequest(site.origin, {
        target: path,
        headers: { host: CANARY, 'x-test-country': 'GB' },
      });
      expect(JSON.stringify(response.headers) + response.body, path).not.toContain(CANARY);
    }
    const next = await (await site.request('/', { country: 'GB' })).text();
    expect(next).not.toContain(CANARY);
  });

  test('a query is in no page except the search that it belongs to, and there as text', async () => {
    const attack = `"><script>alert('${CANARY}')</script>`;
    for (const path of ['/', '/slots/', '/blog/', '/nothing-here/']) {
      const html = await (
        await site.request(`${path}?x=${encodeURIComponent(attack)}`, { country: 'GB' })
      ).text();
      expect(html, path).not.toContain(CANARY);
    }
    const found = await (
      await site.request(`/all-games-search/?q=${encodeURIComponent(attack)}`, { country: 'GB' })
    ).text();
    expect(found).not.toContain('<script>alert');
  });

  /** A page without what differs in each response: the time of the sandbox's live tables. */
  function strip(html: string): string {
    return html.replaceAll(/"seats":\d+|<time.*?<\/time>/gsu, '');
  }
});
