import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES } from '../../../shared/i18n/locales.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { OPS_TOKEN, productionSettings, startTestSite, type TestSite } from '../../../testing/site.ts';
import { inGroups } from '../../../testing/worker/in-groups.ts';

const SITE_URL = 'https://www.velvet-comet.example';
const TAGS = [...LOCALES.map((locale) => LOCALE_FACTS[locale].hreflang), 'x-default'];

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ SITE_URL });
  await (await site.request('/', { country: 'GB' })).text();
});
afterAll(() => site.stop());

const text = async (path: string): Promise<string> => (await site.request(path, { country: 'GB' })).text();
const attribute = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1];
const firstLink = async (base: string): Promise<string> => {
  const html = await text(base);
  const found = attribute(html.slice(html.indexOf('<main')), new RegExp(`href="(${base}[a-z0-9-]+/)"`, 'u'));
  if (found === undefined) throw new Error(`${base} names no page`);
  return found;
};

test('/favicon.ico, which nobody has to link to, leads to an icon', async () => {
  const response = await site.request('/favicon.ico', { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/icon-192.png']);
});

test('each icon that the manifest and a document name is there, and so is the card for sharing', async () => {
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);
  const icons = named(await text('/manifest.webmanifest'), /"src":"([^"]+)"/gu);
  const linked = named(await text('/'), /<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/gu);
  expect([icons.length, linked.length]).toEqual([4, 2]);
  for (const path of [...icons, ...linked, '/social-card.png']) {
    const response = await site.request(path);
    await response.arrayBuffer();
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toMatch(/^image\/(?:png|svg\+xml)\b/u);
  }
});

describe('security.txt', () => {
  test('says where a weakness is reported, as a text that may be kept for a day', async () => {
    const response = await site.request('/.well-known/security.txt');
    const lines = (await response.text()).split('\n');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(lines[0]).toBe('Contact: mailto:security@velvet-comet.example');
    expect(lines).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt`);
    expect((await site.request('/info/security/', { country: 'GB' })).status).toBe(200);
  });

  test('without a contact is a 404 that says so; in production the log and the operator’s status do too', async () => {
    const production = await startTestSite(productionSettings(site.sandbox.origin));
    try {
      const response = await production.request('/.well-known/security.txt', { country: 'GB' });
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe('This site names no contact for reports of weaknesses.\n');
      expect(production.log.filter((line) => line.event_name === 'settings')).toEqual([
        expect.objectContaining({
          severity_text: 'WARN',
          body: expect.stringMatching(/^SECURITY_CONTACT is not set/u),
        }),
      ]);
      const status = await production.request('/ops/status', {
        headers: { authorization: `Bearer ${OPS_TOKEN}` },
      });
      expect(await status.json()).toMatchObject({
        warnings: [expect.stringMatching(/^SECURITY_CONTACT is not set/u)],
      });
    } finally {
      await production.stop();
    }
  });
});

describe('robots.txt', () => {
  test('search engines may not index a sandbox', async () => {
    const response = await site.request('/robots.txt');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/u);
    expect(await response.text()).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
  });

  test('search engines may index a production site, except its API, its operations and its previews', async () => {
    const production = await startTestSite(productionSettings(site.sandbox.origin));
    try {
      const robots = await (await production.request('/robots.txt')).text();
      expect(robots).toContain('Allow: /\nDisallow: /api/\nDisallow: /ops/\nDisallow: /preview/\n');
      const prefixes = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).toSorted();
      expect(robots.match(/(?<=Disallow: \/)[a-z-]+(?=\/preview\/)/gu)?.toSorted()).toEqual(prefixes);
    } finally {
      await production.stop();
    }
  });
});

describe('sitemap.xml', () => {
  test('names every route, tab, theme, info page, article, promotion, review and studio, in four languages with alternates', async () => {
    const response = await site.request('/sitemap.xml');
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/u);
    const xml = await response.text();
    const urls = xml.match(/<url>.*?<\/url>/gsu) ?? [];
    const paths = urls.map((url) => attribute(url, /<loc>([^<]+)<\/loc>/u)?.replace(SITE_URL, '') ?? '');
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of [
      '/', '/all-games/', '/blog/', '/promotions/', '/promotions/oktoberfest/', '/providers/', '/themes/', '/casino/games/', '/info/help/',
      '/contact-us/', '/slots/', '/live-casino/', '/drops-and-wins/', '/themes/egypt/', '/info/terms/', '/150-bonus/', '/welcome/',
      '/special/welcome-offer/', await firstLink('/blog/'), await firstLink('/casino/games/'), await firstLink('/providers/'),
    ]) {
      for (const locale of LOCALES) expect(paths).toContain(localePath(locale, path));
    } // prettier-ignore
    for (const hidden of ['/info/', '/restricted-access/', '/search/', '/all-games-search/', '/preview/']) {
      expect(paths).not.toContain(hidden);
    }
    const listed = new Set(paths);
    // Some articles of the sandbox are in English alone.
    expect([listed.has('/blog/odd-no-title/'), listed.has('/es/blog/odd-no-title/')]).toEqual([true, false]);
    for (const url of urls) {
      const named = [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gu)];
      for (const [, , href = ''] of named) expect(listed).toContain(href.replace(SITE_URL, ''));
      const isInSpanish = listed.has(`/es${named.at(-1)?.[2]?.replace(SITE_URL, '') ?? ''}`);
      expect(named.map(([, tag]) => tag)).toEqual(TAGS.filter((tag) => tag !== 'es' || isInSpanish));
    }
    expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/gu)?.length ?? 0).toBeGreaterThan(100);
    expect(xml).not.toMatch(/<lastmod>(?!\d{4}-\d\d-\d\d<)/u);
    // A sample of what it names exists, and is for search engines.
    const sample = paths.filter((_, index) => index % Math.ceil(paths.length / 60) === 0);
    const statuses = await inGroups(sample, 6, async (path) => {
      const response = await site.request(path, { country: 'GB' });
      const robots = attribute(await response.text(), /<meta name="robots" content="([^"]+)"/u);
      return response.status === 200 && robots === 'index,follow'
        ? null
        : `${path} is ${response.status}, ${robots}`;
    });
    expect(statuses.filter(Boolean)).toEqual([]);
  });

  test('with WordPress down lists the other pages, and is not cached', async () => {
    const cold = await startTestSite();
    try {
      await cold.sandbox.fault('cms', '500');
      const response = await cold.request('/sitemap.xml');
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('/slots/</loc>');
    } finally {
      await cold.stop();
    }
  });
});

describe('each page’s head', () => {
  test.each([
    ['/', '/'],
    ['/slots/', '/slots/'],
    ['/slots/?utm_source=x', '/slots/'],
    ['/es/blog/', '/es/blog/'],
    ['/all-games/?letter=A', '/all-games/'],
    ['/en-ca/promotions/', '/en-ca/promotions/'],
    ['/info/terms/', '/info/terms/'],
  ])('%s: canonical, hreflang, Open Graph, description', async (path, canonical) => {
    const html = await text(path);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(attribute(head, /<link rel="canonical" href="([^"]+)"/u)).toBe(SITE_URL + canonical);
    const alternates = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gu)];
    expect(alternates.map(([, tag]) => tag)).toEqual(TAGS);
    for (const [, , href = ''] of alternates) expect(href.startsWith(`${SITE_URL}/`)).toBe(true);
    const bare = canonical.replace(/^\/(?:es|en-ca|en-ie)(?=\/)/u, '');
    expect(alternates.at(-1)?.[2]).toBe(SITE_URL + bare);
    for (const property of [
      'og:type',
      'og:site_name',
      'og:title',
      'og:description',
      'og:url',
      'og:locale',
      'og:image',
    ]) {
      expect(
        attribute(head, new RegExp(`property="${property}" content="([^"]+)"`, 'u')),
        property,
      ).toBeTruthy();
    }
    expect(attribute(head, /property="og:image" content="([^"]+)"/u)).toMatch(/^https?:\/\//u);
    const title = attribute(head, /<title>([^<]+)<\/title>/u) ?? '';
    expect(title.length).toBeGreaterThan(5);
    expect(title.length).toBeLessThanOrEqual(90);
    expect(attribute(head, /name="description" content="([^"]+)"/u)?.length ?? 0).toBeGreaterThan(20);
  });

  test('§2.7 a further page of a list has an address of its own, and none in other languages, which may have fewer', async () => {
    const html = await text('/slots/?page=2&utm_source=x');
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/u)).toBe(`${SITE_URL}/slots/?page=2`);
    expect(html).not.toContain('rel="alternate"');
  });

  test('§2.2 /info/ is the page of help once more, and for search engines that has one address', async () => {
    const html = await text('/es/info/');
    expect(attribute(html, /<link rel="canonical" href="([^"]+)"/u)).toBe(`${SITE_URL}/es/info/help/`);
    expect(html).not.toContain('rel="alternate"');
  });

  test.each([
    ['/', 'index,follow'],
    ['/all-games/?letter=A', 'noindex,follow'],
    ['/blog/?category=culture', 'noindex,follow'],
    ['/restricted-access/', 'noindex,nofollow'],
    ['/?isnative=true', 'noindex,follow'],
    ['/nothing-here/', 'noindex,follow'],
  ])('%s is for search engines: %s', async (path, robots) => {
    expect(await text(path)).toContain(`name="robots" content="${robots}"`);
  });

  test.each([
    ['$&', '$&amp;'],
    ['$1', '$1'],
    [`$'`, '$&#x27;'],
  ])('a brand with %s in its name is written as it is', async (sign, written) => {
    const branded = await startTestSite({ BRAND_NAME: `Cash${sign}Co` });
    try {
      for (const path of ['/', '/contact-us/', '/slots/', '/info/terms/']) {
        const html = await (await branded.request(path, { country: 'GB' })).text();
        expect(attribute(html, /<meta name="description" content="([^"]*)"/u), path).not.toContain('{brand}');
      }
      const contact = await (await branded.request('/contact-us/', { country: 'GB' })).text();
      expect(contact).toContain(`content="Write to the support of Cash${written}Co."`);
    } finally {
      await branded.stop();
    }
  });

  test('JSON-LD is valid and true: the site and its search, the breadcrumbs, the article', async () => {
    const documents = async (path: string): Promise<readonly Record<string, unknown>[]> =>
      [...(await text(path)).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu)].map(
        ([, json = '']) => JSON.parse(json),
      );
    const home = await documents('/es/');
    expect(home).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        url: `${SITE_URL}/es/`,
        potentialAction: expect.objectContaining({
          '@type': 'SearchAction',
          target: `${SITE_URL}/es/search/?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        }),
      }),
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Velvet Comet',
        logo: `${SITE_URL}/icon-512.png`,
      }),
    ]);
    const path = await firstLink('/blog/');
    const [article, crumbs] = await documents(path);
    const html = await text(path);
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: expect.any(String),
      mainEntityOfPage: SITE_URL + path,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
      author: { '@type': expect.stringMatching(/^(?:Person|Organization)$/u), name: expect.any(String) },
      publisher: { '@type': 'Organization', name: 'Velvet Comet' },
    });
    expect(String(article?.['headline']).length).toBeLessThanOrEqual(110);
    expect(html).toContain('<h1');
    const items = (crumbs?.['itemListElement'] ?? []) as { position: number; item: string; name: string }[];
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(items.map(({ item }) => item)).toEqual([`${SITE_URL}/`, `${SITE_URL}/blog/`, SITE_URL + path]);
    for (const kind of [
      '/slots/',
      '/promotions/',
      await firstLink('/providers/'),
      await firstLink('/casino/games/'),
    ]) {
      expect(
        (await documents(kind)).map((one) => one['@type']),
        kind,
      ).toContain('BreadcrumbList');
    }
  });
});

describe('speculation rules', () => {
  test('every page names them, page cache hits too; errors do not', async () => {
    for (const path of ['/', '/', '/slots/', '/slots/', '/es/blog/']) {
      const response = await site.request(path, { country: 'GB' });
      await response.text();
      expect(response.headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    }
    expect(
      (await site.request('/no/such/page/', { country: 'GB' })).headers.get('speculation-rules'),
    ).toBeNull();
  });

  test('browsers accept them: type, shape, and no address that acts, searches or chooses a language', async () => {
    const response = await site.request('/speculation-rules.json');
    expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
    const [rule] = (JSON.parse(await response.text()) as { prefetch: Record<string, unknown>[] }).prefetch;
    expect(rule).toMatchObject({ source: 'document', eagerness: 'moderate' });
    const where = JSON.stringify(rule?.['where']);
    for (const left of [
      '/api/*',
      '/ops/*',
      '/preview/*',
      '[hreflang]',
      '[data-action]',
      'nofollow',
      'data-hydrated',
      'data-no-prefetch',
    ]) {
      expect(where).toContain(left);
    }
  });
});
