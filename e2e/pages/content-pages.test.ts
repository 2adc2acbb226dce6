import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editPost, signedNotice } from '../../testing/editor.ts';
import { open, type Visitor } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys();
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
  visitor = await journeys.newVisitor();
  ({ page } = visitor);
});

afterEach(async () => {
  await visitor.leave();
});

/** An editor saves a post, and WordPress notifies the site. */
async function publish(slug: string, patch: object, type = 'magazine'): Promise<void> {
  await editPost(journeys.site.sandbox.origin, { type, slug, patch });
  const told = await journeys.site.request('/ops/revalidate', signedNotice({ type, slug, lang: 'en' }));
  expect(told.status).toBeLessThan(300);
}

it('§2.12 the table of contents marks the section being read and links to each section', async () => {
  await open(page, '/blog/rtp-explained/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]');
  expect(await current.count()).toBe(0);
  const links = contents.getByRole('link');
  const words = await links.allTextContents();
  expect(words.length).toBeGreaterThan(2);
  for (const index of [1, words.length - 1]) {
    await links.nth(index).click();
    await expect.poll(() => current.allTextContents()).toEqual([words[index]]);
    // Below the fixed header, which is 75 px high (§2.12: scroll padding 85 px).
    const id = new URL(page.url()).hash.slice(1);
    const top = await page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
    expect(top).toBeGreaterThanOrEqual(75);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => current.count()).toBe(0);
  expect(
    await contents.evaluate((element) => getComputedStyle(element.closest('details') ?? element).position),
  ).toBe('sticky');
  expect(visitor.complaints).toEqual([]);
});

describe('§2.12 embeds', () => {
  it('load nothing of the provider before the click, then its frame', async () => {
    const asked: string[] = [];
    await page.route(/youtube|vimeo|spotify|twitter/u, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' });
    });
    await open(page, '/blog/odd-embeds/');
    const facades = page.locator('.cms-embed');
    expect(await facades.count()).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    const first = facades.first();
    const frameAddress = await first.getAttribute('data-embed-src');
    const before = await first.boundingBox();
    await first.locator('.cms-embed-link').click();
    const frame = first.locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toBe(frameAddress);
    expect(await frame.getAttribute('title')).toBe(await first.getAttribute('data-embed-title'));
    expect(await frame.getAttribute('allow')).toBe(
      'autoplay; encrypted-media; picture-in-picture; fullscreen',
    );
    await expect.poll(() => asked).toEqual([frameAddress]);
    expect((await first.boundingBox())?.height).toBe(before?.height);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    expect(new URL(page.url()).pathname).toBe('/blog/odd-embeds/');
    // The policy allows the frame's origin: nothing was blocked.
    expect(visitor.complaints).toEqual([]);
  });

  it('are links to the provider’s page without JavaScript', async () => {
    const still = await journeys.newVisitor({ javaScriptEnabled: false });
    await still.page.goto('/blog/odd-embeds/');
    const href = await still.page.locator('.cms-embed-link').first().getAttribute('href');
    expect(href).toMatch(/^https:\/\/(?:www\.youtube\.com|vimeo\.com|open\.spotify\.com|x\.com)\//u);
    await still.leave();
  });

  it('pages without embeds do not load their code', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, '/blog/rtp-explained/');
    expect(scripts.filter((address) => address.includes('embed-facades'))).toEqual([]);
  });
});

describe('odd posts', () => {
  const ODD = [
    'odd-acf-empty-list',
    'odd-no-title',
    'odd-long-title',
    'odd-dangling-image',
    'odd-index-for-image',
    'odd-missing-embed',
    'odd-entities',
    'odd-long-word',
    'odd-deep-list',
    'odd-right-to-left',
    'odd-embeds',
    'odd-iframe-and-video',
    'odd-more-and-pages',
    'odd-script',
    'odd-broken-markup',
    'odd-wide-table',
    'odd-every-block',
    'odd-empty-content',
  ];

  let narrow: Visitor;
  beforeAll(async () => {
    narrow = await journeys.newVisitor({ width: 360 });
    // The sandbox has no video or audio files.
    await narrow.page.route(/\/media\/(?:video|audio)\//u, (route) => route.fulfill({ body: '' }));
  });
  afterAll(() => narrow.leave());

  it.each(ODD)('%s is a page that does not overflow at 360 px', async (slug) => {
    const before = narrow.complaints.length;
    await open(narrow.page, `/blog/${slug}/`);
    const overflow = await narrow.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect((await narrow.page.locator('h1').textContent())?.trim()).not.toBe('');
    expect(await narrow.page.locator('footer').count()).toBeGreaterThan(0);
    expect(await narrow.page.locator('main script').count()).toBe(0);
    expect(narrow.complaints.slice(before)).toEqual([]);
  });

  it('a protected post is never shown: not as a page, not in a list, not in the search', async () => {
    expect((await journeys.site.request('/blog/odd-protected/')).status).toBe(404);
    const pages = [1, 2, 3, 4, 5].map((number) => `/blog/?page=${number}`);
    for (const path of [...pages, '/search/?q=protected', '/sitemap.xml']) {
      const text = await (await journeys.site.request(path)).text();
      expect(text.includes('odd-protected'), path).toBe(false);
    }
  });
});

describe('2 MB of content', () => {
  const huge = { content: `<p>${'A very long story. '.repeat(110_000)}</p>` };
  const isRefusalLogged = (slug: string): boolean =>
    journeys.site.log.some(({ 'casino.notes': notes = [] }) =>
      notes.some((note) =>
        note.startsWith(`magazine/${slug} refused: CMS content is refused: more than 1500000 bytes`),
      ),
    );

  it('are refused: the log says so, the visitor gets the error page, and the next version is shown', async () => {
    const slug = 'lucky-symbols';
    await publish(slug, huge);
    const response = await journeys.site.request(`/blog/${slug}/?from=mail`);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html.length).toBeLessThan(200_000);
    expect(html).toContain('Unknown error please reload');
    // The Reload link leads to the same address, with its query.
    const [, reload] = /<a [^>]*href="([^"]*)"[^>]*>Reload</u.exec(html) ?? [];
    const address = `${journeys.site.origin}/blog/${slug}/?from=mail`;
    expect(new URL(reload ?? '/no-link', address).href).toBe(address);
    expect(html).toContain('</footer>');
    expect(html).not.toMatch(/ContentTooLarge|CMS content is refused/u);
    await expect.poll(() => isRefusalLogged(slug)).toBe(true);
    await publish(slug, { content: '<p>Short again.</p>' });
    expect(await (await journeys.site.request(`/blog/${slug}/`)).text()).toContain('Short again.');
  });

  it('do not replace the version that is shown already', async () => {
    const slug = 'wild-west';
    await publish(slug, { content: '<p>As it was.</p>' });
    expect(await (await journeys.site.request(`/blog/${slug}/`)).text()).toContain('As it was.');
    await publish(slug, huge);
    const response = await journeys.site.request(`/blog/${slug}/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('As it was.');
    await expect.poll(() => isRefusalLogged(slug)).toBe(true);
  });
});

it('§2.5 pages of content have a background image, and are 1000 px wide at most (§2.12)', async () => {
  for (const path of ['/info/terms/', '/blog/how-slots-pay/']) {
    await page.goto(path);
    const image = await page.evaluate(
      () =>
        [...document.querySelectorAll('main ~ *, [aria-hidden]')]
          .map((element) => getComputedStyle(element).backgroundImage)
          .find((value) => value.includes('url(')) ?? '',
    );
    // In the style itself: it is there with the first paint.
    expect(image).toMatch(/^url\("data:image\/svg\+xml,/u);
    const content = await page.locator('main').evaluate((main) => {
      const { paddingLeft, paddingRight, width } = getComputedStyle(main);
      return Number.parseFloat(width) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
    expect(content).toBe(1000);
  }
});

describe('§2.11 a studio’s newest games, two in a line', () => {
  it.each([
    [320, false],
    [375, false],
    [380, true],
    [384, true],
    [390, true],
  ])('at %i px: text %s, since a tile is under 150 px or not', async (width, hasText) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/providers/brass-orrery/');
    const tiles = page.locator('main section[aria-labelledby="newest"] li');
    const measured = await tiles.evaluateAll((items) =>
      items.map((item) => ({
        isWide: item.getBoundingClientRect().width >= 150,
        hasText: (item.lastElementChild?.firstElementChild?.getBoundingClientRect().height ?? 0) > 9,
      })),
    );
    expect(measured).toEqual([
      { isWide: hasText, hasText },
      { isWide: hasText, hasText },
    ]);
  });
});

it('§2.2 a promotion that has ended has no button to join in its text either, and keeps what is to be read', async () => {
  const buttons = ['<a class="wp-block-button__link" href="/?NeoDL=registration">Join and claim</a>'];
  buttons.push(
    '<a class="wp-block-button__link" href="/?NeoDL=deposit">Deposit now</a>',
    '<a class="wp-block-button__link" href="/?NeoDL=depositLimit">Set a limit</a>',
  );
  const content = buttons.map((one) => `<div class="wp-block-button">${one}</div>`).join('');
  const shown = () => page.locator('main .wp-block-button__link:visible').allTextContents();
  await publish('weekend-reload', { content }, 'promotions');
  await open(page, '/promotions/weekend-reload/');
  expect(await shown()).toEqual(['Join and claim', 'Deposit now', 'Set a limit']);
  await publish('weekend-reload', { content, acf: { ends_at: '2020-01-01' } }, 'promotions');
  await open(page, '/promotions/weekend-reload/');
  await page.getByText('This offer has ended.').first().waitFor();
  expect(await shown()).toEqual(['Set a limit']);
});
