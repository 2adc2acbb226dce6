import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveInfoPage } from '../../shared/config/info-page-names.ts';
import { INFO_PAGES } from '../../shared/config/info-pages.ts';
import { LOCALE_FACTS, LOCALES } from '../../shared/i18n/locales.ts';
import type { Messages } from '../../shared/i18n/messages.ts';
import { readDocument, type ReadDocument } from '../../testing/read-document.ts';
import { startTestSite, type TestSite } from '../../testing/site.ts';

/** Every route of §2.2, with an example for each pattern, and the layout that §2.5 gives it. */
const ROUTES: readonly (readonly [path: string, layout: Layout])[] = [
  ['/', 'default'],
  ['/slots/', 'default'],
  ['/egypt/', 'default'],
  ['/all-games/', 'default'],
  ['/all-games/jackpots/', 'default'],
  ['/150-bonus/', 'landing'],
  ['/all-games-search/', 'default'],
  ['/blog/', 'default'],
  ['/blog/rtp-explained/', 'content'],
  ['/contact-us/', 'default'],
  ['/promotions/', 'default'],
  ['/promotions/free-spins-friday/', 'default'],
  ['/promotions/game-of-the-week/', 'default'],
  ['/promotions/oktoberfest/', 'default'],
  ['/promotions/welcome-package/', 'default'],
  ['/providers/', 'default'],
  ['/providers/brass-orrery/', 'default'],
  ['/themes/', 'default'],
  ['/themes/egypt/', 'default'],
  ['/restricted-access/', 'minimal'],
  ['/search/', 'default'],
  ['/welcome/', 'landing'],
  ['/special/welcome-offer/', 'landing'],
  ['/casino/games/', 'default'],
  ['/casino/games/velvet-roulette/', 'content'],
  ['/info/', 'content'],
  ['/info/terms/', 'content'],
  ['/info/deposit-methods/', 'content'],
];

type Layout = 'default' | 'content' | 'minimal' | 'landing';

/** Pages that search engines must not index. */
const UNLISTED = new Set(['/all-games-search/', '/search/', '/restricted-access/']);
/** A page that stands at two addresses, and the one that search engines are told. */
const SAME_AS = new Map([['/info/', '/info/help/']]);
const SITE = 'https://www.velvet-comet.example';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(async () => {
  await site.stop();
});

async function read(path: string): Promise<{ readonly status: number; readonly document: ReadDocument }> {
  const response = await site.request(path);
  return { status: response.status, document: readDocument(await response.text()) };
}

describe.each(LOCALES)('§2.2 every route in %s', async (locale) => {
  const { prefix, tag, language } = LOCALE_FACTS[locale];
  const { catalogue }: { readonly catalogue: Messages } = await import(
    `../../shared/i18n/${language}/catalogue.ts`
  );

  it.each(ROUTES)('%s is a complete page without JavaScript, in the %s layout', async (path, layout) => {
    const { status, document } = await read(prefix + path);
    expect(status).toBe(200);
    expect(document.lang).toBe(tag);
    expect(document.title.length).toBeGreaterThan(8);
    expect(document.description.length).toBeGreaterThan(20);
    expect(document.headings).toHaveLength(1);
    expect(document.headings[0]).not.toBe('');
    expect(document.text.length, document.text).toBeGreaterThan(60);
    const canonical = SAME_AS.get(path) ?? path;
    expect(document.canonical).toBe(SITE + prefix + canonical);
    expect(document.robots.startsWith('noindex')).toBe(UNLISTED.has(path));
    expect([...document.alternates]).toEqual(
      canonical === path
        ? [
            ...LOCALES.map((one) => [LOCALE_FACTS[one].hreflang, SITE + LOCALE_FACTS[one].prefix + path]),
            ['x-default', SITE + path],
          ]
        : [],
    );
    expect(layoutOf(document, catalogue)).toBe(layout);
    // On every page: the legal lines are there, and every link stays in the locale.
    expect(document.all('footer').at(-1)?.text).toMatch(/18\+|\+18/u);
    expect(strayLinks(document, prefix)).toEqual([]);
  });
});

/** The layout, recognised by what is visible (§2.5). */
function layoutOf(document: ReadDocument, { content, general }: Messages): Layout | 'unknown' {
  const header = document.all('header')[0];
  const words = header?.text ?? '';
  const hasMenu = document.all('nav').length > 2;
  const languages = header?.all('a').filter((link) => link.attribute('hreflang') !== null) ?? [];
  if (languages.some((link) => link.attribute('hreflang') === 'fi')) return hasMenu ? 'unknown' : 'minimal';
  const login = words.indexOf(general.login);
  if (!hasMenu) return login >= 0 && words.includes(content.joinHere, login) ? 'landing' : 'unknown';
  const main = document.all('main')[0]?.attribute('class')?.split(' ') ?? [];
  return main.length > 1 ? 'content' : 'default';
}

/** Links to pages of the site in another locale, without the language links, which are marked. */
function strayLinks(document: ReadDocument, prefix: string): readonly string[] {
  return document
    .all('a')
    .filter((link) => link.attribute('hreflang') === null)
    .map((link) => link.attribute('href') ?? '')
    .filter((href) => href.startsWith('/') && !href.startsWith('/assets/'))
    .filter((href) => href !== prefix && !href.startsWith(`${prefix}/`));
}

describe('§2.7 what stands around a page, without JavaScript', () => {
  const footerOf = async (path: string) => (await read(path)).document.all('footer').at(-1);

  it('the footer has six blocks of links, the affiliate link and both stores', async () => {
    const footer = await footerOf('/');
    const links = (footer?.all('nav')[0]?.all('div') ?? []).map((block) => [
      block.all('h2')[0]?.text,
      block.all('a').length,
    ]);
    expect(links).toEqual([
      ['About', 4],
      ['Security and privacy', 4],
      ['Information', 4],
      ['Getting started', 4],
      ['Casino', 4],
      ['Extras', 4],
    ]);
    const addresses = footer?.all('a').map((link) => link.attribute('href')) ?? [];
    expect(addresses).toEqual(
      expect.arrayContaining([
        'https://affiliates.velvet-comet.example',
        'https://apps.velvet-comet.example/ios',
        'https://apps.velvet-comet.example/android',
      ]),
    );
  });

  it('§5 a footer link without an address leads to #, with nofollow: the platform’s and our own', async () => {
    const empty = (footer: Awaited<ReturnType<typeof footerOf>>) =>
      (footer?.all('a') ?? [])
        .filter((link) => link.attribute('href') === '#')
        .map((link) => [link.text, link.attribute('rel')]);
    // Of the sandbox's smart footer one link is empty.
    expect(empty(await footerOf('/'))).toEqual([['SSL', 'nofollow']]);
    const bare = await startTestSite({ AFFILIATE_URL: '', APP_STORE_URL: '', PLAY_STORE_URL: '' });
    try {
      const html = await (await bare.request('/blog/')).text();
      const rels = empty(readDocument(html).all('footer').at(-1)).map(([, rel]) => rel);
      expect(rels.length).toBeGreaterThanOrEqual(3);
      expect(new Set(rels)).toEqual(new Set(['nofollow']));
    } finally {
      await bare.stop();
    }
  });

  it('the bar at the foot is one banner to join', async () => {
    const { document } = await read('/slots/');
    const bars = document.all('aside').filter((aside) => aside.attribute('aria-label') !== null);
    expect(bars.map((bar) => bar.all('a').length + bar.all('button').length)).toEqual([1]);
    expect(bars[0]?.text).toMatch(/Join/u);
  });
});

describe('§2.3 info pages', () => {
  const policiesAndHelp = INFO_PAGES.filter(({ kind }) => kind !== 'payment');

  it.each(policiesAndHelp.map(({ slug }) => slug))(
    '/info/%s/ exists, in English and Spanish',
    async (slug) => {
      const [english, spanish] = [await read(`/info/${slug}/`), await read(`/es/info/${slug}/`)];
      expect([english.status, spanish.status]).toEqual([200, 200]);
      expect(english.document.headings).not.toEqual(spanish.document.headings);
      expect(english.document.text).not.toEqual(spanish.document.text);
    },
  );

  it('the help page of a payment method exists when the platform has it, and is otherwise a 404', async () => {
    const statuses = new Map<string, number>();
    for (const { slug, kind } of INFO_PAGES) {
      if (kind === 'payment') statuses.set(slug, (await read(`/info/${slug}/`)).status);
    }
    expect(new Set(statuses.values())).toEqual(new Set([200, 404]));
    const table: { methods: readonly { helpPage: string }[] } = JSON.parse(
      await (await site.request('/api/payment-methods?lang=en')).text(),
    );
    expect(table.methods.length).toBeGreaterThan(5);
    for (const { helpPage } of table.methods) expect(statuses.get(helpPage), helpPage).toBe(200);
  });

  it('every alias leads to its page with one 301, in every locale', async () => {
    const wrong: string[] = [];
    for (const { slug, resourceName, popupId, aliases } of INFO_PAGES) {
      for (const name of new Set([resourceName, popupId, ...aliases])) {
        if (name === slug || resolveInfoPage(name)?.slug !== slug) continue;
        const response = await site.request(`/es/info/${name}/`);
        const location = response.headers.get('location');
        if (response.status !== 301 || location !== `/es/info/${slug}/`)
          wrong.push(`${name}: ${response.status} ${location}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('§5 the special names of payment methods lead to their help pages', async () => {
    for (const [name, slug] of [
      ['deposit-astro-pay-card', 'deposit-astropay-card'],
      ['deposit-e-p-s', 'deposit-eps'],
      ['deposit-much-better', 'deposit-muchbetter'],
      ['deposit-eco-payz', 'deposit-ecopayz'],
    ]) {
      const response = await site.request(`/info/${name}/`);
      expect([response.status, response.headers.get('location')]).toEqual([301, `/info/${slug}/`]);
    }
  });
});

describe('§2.4 pages that do not exist', () => {
  it.each([
    '/no-such-tab/',
    '/all-games/no-such-tab/',
    '/blog/no-such-article/',
    '/promotions/no-such-promotion/',
    '/providers/no-such-provider/',
    '/themes/no-such-theme/',
    '/casino/games/no-such-game/',
    '/info/no-such-page/',
    '/a/b/c/d/',
    '/blog/?page=99',
    '/providers/brass-orrery/?page=99',
    '/blog/odd-protected/',
    '/blog/odd-draft/',
    '/blog/odd-scheduled/',
  ])('%s is a 404 with a message, a link home, header and footer', async (path) => {
    for (const prefix of ['', '/es']) {
      const { status, document } = await read(prefix + path);
      expect(status).toBe(404);
      expect(document.robots).toContain('noindex');
      expect(document.headings).toHaveLength(1);
      expect(document.text).toContain(
        prefix === '' ? 'This page could not be found' : 'No se ha podido encontrar esta página',
      );
      expect(
        document
          .all('main')[0]
          ?.all('a')
          .map((link) => link.attribute('href')),
      ).toContain(`${prefix}/`);
      expect(document.all('footer').length).toBeGreaterThan(0);
    }
  });

  it('a slug that an editor has changed redirects to its new address with a 301', async () => {
    const response = await site.request('/blog/odd-old-address/');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/blog/odd-old-address-new/']);
  });
});

it('§2.2 pages of a list have titles and canonical addresses of their own', async () => {
  const [first, second] = [await read('/es/blog/'), await read('/es/blog/?page=2')];
  expect(second.status).toBe(200);
  expect(second.document.title).not.toBe(first.document.title);
  expect(second.document.canonical).toBe(`${SITE}/es/blog/?page=2`);
  // The blog in another language may have fewer pages.
  expect(second.document.alternates.size).toBe(0);
  const hrefs = first.document
    .all('main')[0]
    ?.all('a')
    .map((link) => link.attribute('href'));
  expect(hrefs).toContain('/es/blog/?page=2');
});

it('§2.2 the site search finds editors’ pages of every type, with excerpts and links to their addresses', async () => {
  for (const [query, href] of [
    ['superstition', '/blog/superstitions/'],
    ['free+spins', '/promotions/free-spins-friday/'],
    ['contact', '/contact-us/'],
    ['velvet+roulette', '/casino/games/velvet-roulette/'],
    ['brass+orrery', '/providers/brass-orrery/'],
  ] as const) {
    const { document } = await read(`/search/?q=${query}`);
    const card = document
      .all('main')[0]
      ?.all('li')
      .findLast((item) => item.all('a').some((link) => link.attribute('href') === href));
    expect(card, query).toBeDefined();
    expect(card?.all('p').at(-1)?.text.length, `${query}: its excerpt`).toBeGreaterThan(30);
  }
  const { document: none } = await read('/search/?q=zzzzqqqq');
  expect(none.text).toContain('Nothing found for “zzzzqqqq”');
});

it('structured data has the types that fit the pages', async () => {
  for (const [path, types] of [
    ['/', ['WebSite', 'Organization']],
    ['/blog/rtp-explained/', ['Article', 'BreadcrumbList']],
    ['/promotions/oktoberfest/', ['BreadcrumbList']],
    ['/casino/games/velvet-roulette/', ['BreadcrumbList']],
    ['/info/terms/', ['BreadcrumbList']],
  ] as const) {
    expect((await read(path)).document.structuredData, path).toEqual(types);
  }
});
