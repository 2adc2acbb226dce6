import { describe, expect, it } from 'vitest';
import { LOCALE_FACTS, LOCALES } from '../../shared/i18n/locales.ts';
import { hydrated, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { ONE_OF_EACH_LANGUAGE } from '../../testing/locales.ts';
import { startTestSite } from '../../testing/site.ts';

const journeys = startJourneys();

describe('the lobby', () => {
  // One of each language; the routes themselves are tried in every locale by routes.test.ts.
  it.each(ONE_OF_EACH_LANGUAGE)(
    '§2.2 in %s goes from tab to tab and back without loading a document',
    async (locale) => {
      const { prefix, tag } = LOCALE_FACTS[locale];
      const visitor = await journeys.newVisitor();
      const { page } = visitor;
      await open(page, `${prefix}/`);
      expect(await page.locator('html').getAttribute('lang')).toBe(tag);
      for (const tab of ['slots', 'live-casino', 'jackpots']) {
        await page.locator(`main a[href="${prefix}/${tab}/"]`).first().click();
        await page.waitForURL(`**${prefix}/${tab}/`);
        await page.locator('main h1').waitFor();
        if (tab !== 'jackpots') {
          const ofTab = await page.locator('main h1').elementHandle();
          await page.goBack();
          await page.waitForURL(`**${prefix}/`);
          // Back changes the address first: what is pressed before the page has changed is the page's that goes.
          await page.waitForFunction((heading) => heading?.isConnected === false, ofTab);
        }
      }
      expect(visitor.documents()).toBe(1);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it.each([
    ['the router has not come yet', 'browsing'],
    ['no script of the site runs', '*'],
  ])(
    '§2.12 Back within a document that was loaded again loads the page it leads to where %s',
    async (_, chunks) => {
      const visitor = await journeys.newVisitor();
      const { page } = visitor;
      await open(page, '/');
      await page.locator('header a[href="/slots/"]').first().click();
      await page.locator('main h1', { hasText: 'Slots' }).waitFor();
      await page.route(`**/assets/${chunks}-*.js`, () => {});
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.locator('main h1', { hasText: 'Slots' }).waitFor();
      expect(visitor.documents()).toBe(2);
      await page.goBack();
      await expect.poll(() => visitor.documents()).toBe(3);
      await page.locator('main a[href="/megaways/"]').first().waitFor();
      await expect
        .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
        .toMatch(/\.example\/$/u);
      await visitor.leave();
    },
  );

  it('§2.12 Back restores the scroll position', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/');
    const link = page.locator('main a[href="/megaways/"]').last();
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(500);
    await link.click();
    await page.waitForURL('**/megaways/');
    await page.locator('h1', { hasText: 'Megaways' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL(`${journeys.site.origin}/`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);
    // A scrolling of which the page gets no sign, such as a scrollbar’s, is not taken back.
    const frames = (count: number) =>
      page.evaluate(async (rest) => {
        for (; rest > 0; rest -= 1) await new Promise((painted) => requestAnimationFrame(painted));
      }, count);
    await frames(2);
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    await frames(30);
    expect(await page.evaluate(() => window.scrollY)).toBe(10);
    await visitor.leave();
  });

  it('§2.12 Back to the first page shows all its rows as they were, also those that were never in sight, and asks for nothing', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    const shown = () =>
      page
        .locator('main section')
        .evaluateAll((rows) =>
          rows
            .map((row) => [
              row.getAttribute('aria-labelledby'),
              ...Array.from(row.querySelectorAll('[data-action="play"]'), ({ ariaLabel }) => ariaLabel),
            ])
            .filter(({ length }) => length > 5),
        );
    /** What is below the first window comes a frame later. */
    const isWhole = () => expect.poll(() => page.locator('main [style*="min-height"]').count()).toBe(0);
    await open(page, '/');
    const first = await shown();
    expect(first.length).toBeGreaterThan(8);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // A tab has rows of the same names.
    for (const round of ['once', 'again']) {
      await page.locator('header nav a[href="/slots/"]').click();
      await page.locator('h1', { hasText: 'Slots' }).waitFor();
      await isWhole();
      const ofTab = await shown();
      await page.goBack();
      await page.locator('h1', { hasText: 'quiet sky' }).waitFor();
      await isWhole();
      expect(await shown(), round).toEqual(first);
      await page.goForward();
      await page.locator('h1', { hasText: 'Slots' }).waitFor();
      await isWhole();
      expect(await shown(), round).toEqual(ofTab);
      await page.goBack();
      await page.locator('h1', { hasText: 'quiet sky' }).waitFor();
    }
    expect(asked.filter((url) => /api.page.*path=(?:%2F|\/)(?:&|$)/u.test(url))).toEqual([]);
    // The reels of rows that were found go on working.
    const next = page.locator('[aria-labelledby="row-popular"] [data-direction="next"]');
    await next.click();
    await expect
      .poll(() =>
        page
          .locator('[aria-labelledby="row-popular"] [data-direction="previous"]')
          .getAttribute('aria-disabled'),
      )
      .toBe('false');
    expect(visitor.documents()).toBe(1);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('§2.1 is complete without JavaScript, in every language', async () => {
    const visitor = await journeys.newVisitor({ javaScriptEnabled: false });
    const { page } = visitor;
    for (const locale of LOCALES) {
      const { prefix } = LOCALE_FACTS[locale];
      await page.goto(`${prefix}/`);
      expect(await page.locator('main img').count()).toBeGreaterThan(60);
      await page.locator(`main a[href="${prefix}/slots/"]`).first().click();
      await page.waitForURL(`**${prefix}/slots/`);
      expect(await page.locator('main h1').count()).toBe(1);
    }
    await visitor.leave();
  });

  it('§2.1 without JavaScript says that nobody can play, log in or join, and has no button for it', async () => {
    const visitor = await journeys.newVisitor({ javaScriptEnabled: false, width: 390 });
    const { page } = visitor;
    for (const [path, words] of [
      ['/?NeoDL=login', 'Without JavaScript you can read this site, but not play, log in or join.'],
      ['/es/slots/', 'Sin JavaScript puedes leer este sitio, pero no jugar, entrar ni registrarte.'],
    ] as const) {
      await page.goto(path);
      const said = page.locator('noscript p');
      expect(await said.isVisible(), path).toBe(true);
      expect(await said.innerText()).toContain(words);
      const plays = page.locator('[data-action="play"]');
      expect(await plays.count()).toBeGreaterThan(10);
      expect(await plays.filter({ visible: true }).count()).toBe(0);
    }
    for (const path of [
      '/',
      '/welcome/',
      '/promotions/ten-spins-on-the-house/',
      '/casino/games/velvet-roulette/',
    ]) {
      await page.goto(path);
      const useless = page.locator('[data-widget], [data-action="favourite"]');
      expect(await useless.count(), path).toBeGreaterThan(0);
      expect(await useless.filter({ visible: true }).count(), path).toBe(0);
    }
    await visitor.leave();
  });

  it('§2.1 remembers the language that a visitor chose', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/es/');
    await page.goto('/slots/');
    expect(new URL(page.url()).pathname).toBe('/es/slots/');
    await page.goto('/es/slots/?lang=en');
    expect(new URL(page.url()).pathname).toBe('/slots/');
    await visitor.leave();
  });

  it('§2.1 leads to every language and back without scripts', async () => {
    const visitor = await journeys.newVisitor({ javaScriptEnabled: false });
    const { page } = visitor;
    await page.goto('/slots/');
    for (const [language, path] of [
      ['es-ES', '/es/slots/'],
      ['en-GB', '/slots/'],
    ]) {
      await page.locator(`footer a[hreflang][lang="${language}"]`).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    }
    await visitor.leave();
  });

  it('§2.1 Back from another language is in the language that was left, and at the place', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/?banner=2');
    await page.locator('header nav a[href^="/slots/"]').first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/slots/');
    await page
      .locator('main [data-reel]')
      .first()
      .evaluate((reel) => reel.scrollTo({ left: 300, behavior: 'instant' }));
    const footer = page.locator('footer a[data-locale="es"]');
    await footer.scrollIntoViewIfNeeded();
    const place = () =>
      page.evaluate(() => [Math.round(scrollY), document.querySelector('main [data-reel]')?.scrollLeft]);
    const [y = 0] = await place();
    expect(y).toBeGreaterThan(500);
    await footer.click();
    await hydrated(page);
    const seen = () =>
      page.evaluate(() => [location.pathname + location.search, document.documentElement.lang]);
    expect(await seen()).toEqual(['/es/slots/?banner=2', 'es-ES']);
    await page.goBack();
    await hydrated(page);
    expect(await seen()).toEqual(['/slots/', 'en-GB']);
    await expect.poll(place).toEqual([y, 300]);
    await page.goBack();
    await expect.poll(seen).toEqual(['/?banner=2', 'en-GB']);
    await page.goForward();
    await page.goForward();
    await expect.poll(seen).toEqual(['/es/slots/?banner=2', 'es-ES']);
    await visitor.leave();
  });

  it('§2.7 a change of language keeps the search and the filters', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/es/all-games/?provider=brass-orrery&sort=name&page=2');
    await page.locator('footer a[data-locale="en"]').click();
    await expect.poll(() => page.url()).toMatch(/\/all-games\/\?provider=brass-orrery&sort=name$/u);
    expect(new URL(page.url()).pathname).toBe('/all-games/');
    await visitor.leave();
  });
});

describe('a site whose upstreams are down', () => {
  it('§8 still shows the lobby with its games after one warm request', async () => {
    const alone = await startTestSite();
    await (await alone.request('/')).text();
    await alone.sandbox.stop();
    const response = await alone.request('/');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html.match(/data-action="play"/gu)?.length).toBeGreaterThan(60);
    await alone.stop();
  });
});
