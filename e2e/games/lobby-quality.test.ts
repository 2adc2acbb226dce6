import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { TABS } from '../../shared/config/tabs.ts';
import { fontsReady, hydrated, newVisitor, open, scrollThrough } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { layoutShiftOf } from '../../testing/browser/layout-shift.ts';
import { startTestSite } from '../../testing/site.ts';

const LOBBY = ['/', '/jackpots/', '/live-casino/', '/all-games/', '/all-games-search/?q=moon'];

const journeys = startJourneys();

describe('the lobby', () => {
  it('§2.7 fits 360 px in Spanish on every page', async () => {
    const visitor = await journeys.newVisitor({ width: 360 });
    const { page } = visitor;
    const paths = [...TABS.map((tab) => `/${tab}/`), ...TABS.slice(0, 3).map((tab) => `/all-games/${tab}/`)];
    for (const path of [...LOBBY, ...paths]) {
      const response = await page.goto(`/es${path}`, { waitUntil: 'domcontentloaded' });
      if (response?.status() === 404) continue;
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
    await visitor.leave();
  });

  it('the pictures of later slides wait for the first screen: they are fetched when it is hydrated', async () => {
    const visitor = await journeys.newVisitor({ width: 390 });
    const { page } = visitor;
    const slides: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/wide/')) slides.push(request.url());
    });
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/entry-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    // Lazy pictures near the window are there: what was to be fetched beside them has been asked for.
    await page
      .locator('main section li:has([data-game-name]) img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    expect(slides).toHaveLength(1);
    letThrough();
    await expect.poll(() => slides.length).toBe(2);
    await visitor.leave();
  });

  it('jackpots count up, never move anything, and stand still with reduced motion, or when they are stopped', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/jackpots/');
    const amount = async () => {
      const text = await page.locator('main [data-jackpot]').first().textContent();
      return Number(text?.replaceAll(/[^\d.]/gu, ''));
    };
    const told = Number(
      (await page.locator('main [data-jackpot]').first().getAttribute('data-jackpot'))?.split(' ')[0],
    );
    await expect.poll(amount).toBeLessThan(told);
    const first = await amount();
    await expect.poll(amount).toBeGreaterThan(first);
    expect(await amount()).toBeLessThanOrEqual(told);
    // Stopped by the visitor, also on the next page, until it is pressed again.
    const stop = page.getByRole('button', { name: 'Stop moving numbers' });
    await stop.click();
    await expect.poll(() => stop.getAttribute('aria-pressed')).toBe('true');
    await page.clock.install();
    await open(page, '/jackpots/');
    const stopped = await amount();
    await page.clock.runFor(3_000);
    expect(await amount()).toBe(stopped);
    await stop.scrollIntoViewIfNeeded();
    await expect.poll(() => stop.getAttribute('aria-pressed'), { message: 'on the next page' }).toBe('true');
    await visitor.leave();

    const calm = await journeys.newVisitor({ reducedMotion: 'reduce' });
    await calm.page.clock.install();
    await open(calm.page, '/jackpots/');
    const still = () => calm.page.locator('main [data-jackpot]').allTextContents();
    const before = await still();
    await calm.page.locator('main [data-action="play"]').nth(3).hover();
    await calm.page.clock.runFor(5_000);
    expect(await still()).toEqual(before);
    const moving = await calm.page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
        .map((animation) => ('animationName' in animation ? animation.animationName : 'transition')),
    );
    expect(moving).toEqual([]);
    await calm.leave();
  });

  it('what moves by itself ends within five seconds, the badges of live tables too', async () => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await page.addInitScript(() => {
      let begun = 0;
      document.addEventListener('animationstart', () => {
        begun += 1;
        document.documentElement.dataset['begun'] = String(begun);
      });
    });
    for (const path of ['/', '/live-casino/', '/casino/games/velvet-roulette/', '/blog/', '/promotions/']) {
      await open(page, path);
      // What waits for something moves until it is there; of the live casino's tiles the last are.
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
      if (path === '/live-casino/') {
        const begun = () => page.evaluate(() => Number(document.documentElement.dataset['begun'] ?? 0));
        await expect.poll(begun).toBeGreaterThan(50);
      }
      const ends = await page.evaluate(() =>
        document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
      expect(Math.max(0, ...ends), path).toBeLessThan(5_000);
    }
    await visitor.leave();
  });

  it.each([
    [390, 'as they do'],
    [1440, 'as they do'],
    [390, 'last'],
    [1440, 'last'],
  ])(
    'moves nothing while home loads at %i px and its fonts come %s (CLS at most 0.01)',
    async (width, fonts) => {
      const visitor = await journeys.newVisitor({ width });
      const { page } = visitor;
      const hasOpened = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        if (fonts === 'last') await hasOpened.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      hasOpened.resolve();
      await fontsReady(page);
      expect(await page.evaluate(() => document.fonts.check('600 20px "Bricolage Grotesque Variable"'))).toBe(
        true,
      );
      // The consent popup comes last, after 2 s.
      await page.getByRole('button', { name: 'Accept All' }).waitFor();
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.01);
      await visitor.leave();
    },
  );

  it.each(['/', '/es/'])(
    '§4 the consent popup leaves most of a phone’s screen to the page %s; its boxes unfold',
    async (path) => {
      const visitor = await journeys.newVisitor({ width: 360 });
      const { page } = visitor;
      await open(page, path);
      const popup = page.getByRole('dialog').filter({ has: page.locator('summary') });
      await popup.waitFor();
      const height = async () => (await popup.boundingBox())?.height ?? 0;
      const folded = await height();
      expect(folded).toBeGreaterThan(0);
      expect(folded / (page.viewportSize()?.height ?? 0)).toBeLessThan(0.4);
      expect(await popup.getByRole('checkbox').first().isVisible()).toBe(false);
      await popup.locator('summary').press('Enter');
      await popup.getByRole('checkbox').nth(1).check();
      await expect.poll(height).toBeGreaterThan(folded);
      await popup.getByRole('button').first().click();
      await popup.waitFor({ state: 'hidden' });
      await visitor.leave();
    },
  );

  it('hydrates every kind of page without errors or warnings', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    const first = async (list: string, pattern: RegExp) => {
      const html = await (await journeys.site.request(list)).text();
      return pattern.exec(html)?.[1] ?? list;
    };
    const paths = [
      ...LOBBY,
      '/search/?q=bonus',
      '/blog/',
      await first('/blog/', /href="(\/blog\/[\w-]+\/)"/u),
      '/promotions/',
      await first('/promotions/', /href="(\/promotions\/[\w-]+\/)"/u),
      '/providers/',
      await first('/providers/', /href="(\/providers\/[\w-]+\/)"/u),
      '/themes/',
      '/themes/egypt/',
      '/casino/games/',
      await first('/casino/games/', /href="(\/casino\/games\/[\w-]+\/)"/u),
      '/info/terms/',
      '/info/deposit-methods/',
      '/welcome/',
      '/contact-us/',
      '/restricted-access/',
    ];
    for (const path of paths) {
      await open(page, path);
      await scrollThrough(page, 1_500);
      expect(visitor.complaints.filter(isNoLostFile), path).toEqual([]);
    }
    const missing = await page.goto('/no-such-page/');
    expect(missing?.status()).toBe(404);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(visitor.complaints.filter(isNoLostFile)).toEqual([]);
    await visitor.leave();
  });
});

describe('rows below the fold', () => {
  it.each([360, 768, 1440])(
    'are laid out when they become visible at %i px, with the height reserved for them',
    async (width) => {
      // The page gets room at its end for the question about cookies.
      const visitor = await journeys.newVisitor({ width, hasDeclined: true });
      const { page } = visitor;
      await open(page, '/');
      const rows = page.locator('main section:has([id^="reel-"])');
      const isLaidOut = (row: Locator) =>
        row.evaluate((element) =>
          (element.querySelector('li') ?? element).checkVisibility({ contentVisibilityAuto: true }),
        );
      expect(await isLaidOut(rows.last())).toBe(false);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await scrollThrough(page, 500);
      await rows.last().scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(rows.last())).toBe(true);
      expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(8);
      await visitor.leave();
    },
  );
});

describe('a long list', () => {
  it.each([
    ['/all-games/', 320],
    ['/all-games/', 390],
    ['/all-games/', 768],
    ['/all-games/', 1440],
    ['/casino/games/', 390],
  ] as const)(
    '%s asks for the pictures that are near, and has the height of all its tiles from the first, at %i px',
    async (path, width) => {
      const visitor = await journeys.newVisitor({ width });
      const { page } = visitor;
      await open(page, path);
      const tiles = page.locator('[data-grid] > li');
      const farthest = await tiles.locator('img').evaluateAll((images: HTMLImageElement[]) => {
        const tops = images.flatMap((image) =>
          image.currentSrc === '' ? [] : [image.getBoundingClientRect().top / innerHeight],
        );
        return Math.max(...tops);
      });
      const height = () => tiles.last().evaluate((tile) => tile.getBoundingClientRect().bottom + scrollY);
      expect(await tiles.count()).toBeGreaterThanOrEqual(48);
      // Chromium asks for lazy pictures 2,500 px ahead, but lays tiles out one and a half screens ahead.
      expect(farthest).toBeGreaterThan(0);
      expect(farthest).toBeLessThan(2.75);
      const before = await height();
      await page.addStyleTag({ content: '[data-grid] > li { content-visibility: visible !important }' });
      expect(await height()).toBe(before);
      await visitor.leave();
    },
  );
});

it('5,000 games are listed without errors', async () => {
  const large = await startTestSite(({ origin }) => ({ GAMES_FEED_URL: `${origin}/api/games?count=5000` }));
  const visitor = await newVisitor(journeys.browser, large.origin);
  const { page } = visitor;
  await open(page, '/all-games/');
  const games = await page.locator('main h1 ~ output').first().textContent();
  expect(Number(games?.replaceAll(/\D/gu, ''))).toBeGreaterThan(4_500);
  await scrollThrough(page, 1_500);
  expect(visitor.complaints.filter(isNoLostFile)).toEqual([]);
  await visitor.leave();
  await large.stop();
});

/** Some providers have no logo; that 404 has nothing to do with hydration. */
function isNoLostFile(complaint: string): boolean {
  return !complaint.includes('404 (Not Found)');
}
