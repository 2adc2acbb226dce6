import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { framesPass, holdBack, hydrated, open, scrollThrough } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys();

it.each([390, 1440])(
  'no picture is asked for in two sizes by going from page to page and back, at %i px',
  async (width) => {
    const visitor = await journeys.newVisitor({ width, hasDeclined: true });
    const { page } = visitor;
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/media/games/')) asked.add(request.url());
    });
    await open(page, '/');
    for (const path of ['/slots/', '/all-games/']) {
      // Some of this page's are there, and those that are not have been asked for.
      await firstPictures(page);
      await page.locator(`a[href="${path}"]`).locator('visible=true').first().click();
      await page.waitForURL(`**${path}`);
    }
    await firstPictures(page);
    await page.goBack();
    await page.waitForURL('**/slots/');
    await firstPictures(page);
    // What is asked for because a page is left is asked for in the frames after it.
    let before = -1;
    await expect
      .poll(
        () => {
          const isSteady = before === asked.size;
          before = asked.size;
          return isSteady;
        },
        { interval: 500 },
      )
      .toBe(true);
    const games = [...asked].map((address) => address.replace(/_[12]x_/u, ''));
    expect(games.length).toBeGreaterThan(20);
    expect(games.filter((game, index) => games.indexOf(game) < index)).toEqual([]);
    await visitor.leave();
  },
);

it('a phone of 1.75 px per px has covers of the smaller file, which is a tenth too narrow for it', async () => {
  const visitor = await journeys.newVisitor({ width: 412, deviceScaleFactor: 1.75, hasDeclined: true });
  const { page } = visitor;
  await open(page, '/all-games/');
  await firstPictures(page);
  const cover = page.locator('main li:has([data-game-name]) img[srcset]').first();
  expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('_1x_');
  await visitor.leave();
});

/** What a phone's window has of a page's covers and of its hero, and when each was asked for. */
const picturesOf = (page: Page) =>
  page.evaluate((foot) => {
    const times = new Map(
      performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]),
    );
    return Array.from(
      document.querySelectorAll<HTMLImageElement>('main img:is([srcset], [fetchpriority])'),
      (image) => {
        const { top, left } = (image.closest('li, figure') ?? image).getBoundingClientRect();
        return {
          source: image.src,
          isThere: image.complete && image.naturalWidth > 0,
          askedMs: times.get(image.currentSrc) ?? null,
          // What is at its edge is seen after a swipe, what is at its foot lies behind a bar.
          isInWindow: top >= 0 && top < innerHeight - foot && left >= 0 && left < 0.8 * innerWidth,
          isNear: top < 1.2 * innerHeight,
        };
      },
    );
  }, 120);

/** Runs in the page: notes as `changes` when an attribute of the document's element changes, and to what. */
function noteChanges(attribute: string): void {
  const changes: { readonly value: string | null; readonly ms: number }[] = [];
  Object.assign(globalThis, { changes });
  new MutationObserver(() => {
    const value = document.documentElement.getAttribute(attribute);
    if (changes.at(-1)?.value !== value) changes.push({ value, ms: performance.now() });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: [attribute] });
}

/** After that they come in any case (client/app/document/entry-script.ts). */
const LONGEST_WAIT_MS = 1_900;

it.each(['/', '/slots/', '/all-games/', '/all-games-search/?q=moon', '/casino/games/'])(
  'on a phone the pictures of the first window of %s come before its scripts, those further down after them',
  async (path) => {
    const visitor = await journeys.newVisitor({ width: 390, hasDeclined: true });
    const { page } = visitor;
    const letThrough = await holdBack(page, '**/assets/entry-*.js');
    await page.goto(path);
    const areThere = async () =>
      new Set((await picturesOf(page)).filter(({ isInWindow }) => isInWindow).map(({ isThere }) => isThere));
    await expect.poll(areThere).toEqual(new Set([true]));
    // A game may be in several rows.
    const near = new Set((await picturesOf(page)).filter(({ isNear }) => isNear).map(({ source }) => source));
    const releasedMs = await page.evaluate(() => performance.now());
    letThrough();
    await hydrated(page);
    await page.evaluate(() => scrollBy(0, innerHeight));
    await expect.poll(areThere).toEqual(new Set([true]));
    const further = (await picturesOf(page)).filter(
      ({ source, askedMs }) => askedMs !== null && !near.has(source),
    );
    expect(further.length).toBeGreaterThan(0);
    const soonestMs = Math.min(releasedMs, LONGEST_WAIT_MS);
    expect(further.filter(({ askedMs }) => (askedMs ?? 0) < soonestMs)).toEqual([]);
    await visitor.leave();
  },
);

it('on a phone a page that is loaded anew where it was scrolled to has its pictures there before its scripts', async () => {
  const visitor = await journeys.newVisitor({ width: 390, hasDeclined: true });
  const { page } = visitor;
  await open(page, '/all-games/');
  await page.evaluate(() => scrollTo(0, 2_000));
  await framesPass(page);
  const letThrough = await holdBack(page, '**/assets/entry-*.js');
  await page.addInitScript(noteChanges, 'data-pictures');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect
    .poll(async () => {
      const inWindow = (await picturesOf(page)).filter(({ isInWindow }) => isInWindow);
      return inWindow.length > 3 && inWindow.every(({ isThere }) => isThere);
    })
    .toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  const changes =
    await page.evaluate<readonly { readonly value: string | null; readonly ms: number }[]>('changes');
  const held = changes.find(({ value }) => value === 'scripts');
  const heldMs =
    held === undefined ? 0 : (changes.find(({ value }) => value === null)?.ms ?? Infinity) - held.ms;
  // Without the scroll they would come two seconds later.
  expect(heldMs).toBeLessThan(1_500);
  letThrough();
  await hydrated(page);
  await visitor.leave();
});

it.each([
  { name: 'where the document’s script is kept from running', isBlocked: true, javaScriptEnabled: true },
  { name: 'without scripts', isBlocked: false, javaScriptEnabled: false },
])('on a phone lazy pictures come $name, too', async ({ isBlocked, javaScriptEnabled }) => {
  const visitor = await journeys.newVisitor({ width: 390, hasDeclined: true, javaScriptEnabled });
  const { page } = visitor;
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/media/games/')) asked.add(request.url());
  });
  if (isBlocked) {
    await page.route('**/slots/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('type="module" async', 'type="text/plain"') });
    });
  }
  await page.goto('/slots/');
  const second = page.locator('main section').nth(1).locator('img').first();
  const isHeld = await second.evaluate((image) => getComputedStyle(image).translate !== 'none');
  expect(isHeld).toBe(isBlocked);
  const address = await second.evaluate((image: HTMLImageElement) => image.src.replace('_1x_', ''));
  await expect
    .poll(() => [...asked].map((one) => one.replace(/_[12]x_/u, '')), { timeout: 8_000 })
    .toContain(address);
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
  await expect.poll(() => second.evaluate((image) => image.getBoundingClientRect().left)).toBeGreaterThan(0);
  await visitor.leave();
});

async function firstPictures(page: Page): Promise<void> {
  await page
    .locator('main li:has([data-game-name]) img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
}

/** How far a width that `sizes` promises may be from the one that is drawn: files differ by a factor of two. */
const TOLERANCE = 0.07;

it.each([360, 768, 1200, 1440, 1920])(
  '`sizes` says how wide the covers of all lists are, at %i px',
  async (width) => {
    const visitor = await journeys.newVisitor({ width, serviceWorkers: 'block' });
    const { page } = visitor;
    for (const path of ['/', '/all-games/', '/all-games-search/?q=moon']) {
      await page.goto(path);
      await hydrated(page);
      // A cover far from the window may not have asked for its picture.
      await scrollThrough(page, 600);
      await expect
        .poll(async () => (await page.evaluate(widthsOfCovers)).length, { message: path })
        .toBeGreaterThan(10);
      const covers = await page.evaluate(widthsOfCovers);
      expect(
        covers.filter(({ drawn, promised }) => Math.abs(promised / drawn - 1) > TOLERANCE),
        path,
      ).toEqual([]);
    }
    await visitor.leave();
  },
);

/** Runs in the page. Of each cover that is there and had a choice of files: its width, and what its `sizes` came to, in px. */
function widthsOfCovers(): { readonly drawn: number; readonly promised: number }[] {
  const covers = document.querySelectorAll<HTMLImageElement>('main li:has([data-game-name]) img[srcset]');
  return [...covers]
    .filter(({ naturalWidth }) => naturalWidth > 0)
    .map((cover) => {
      const chosen = cover.srcset
        .split(', ')
        .find((file) => cover.currentSrc.endsWith(file.split(' ')[0] ?? ''));
      if (chosen === undefined) throw new Error(`${cover.currentSrc} is none of ${cover.srcset}`);
      const widthFor = Number.parseInt(chosen.split(' ')[1] ?? '', 10);
      const widthInFile = cover.currentSrc.includes('_2x_') ? 580 : 290;
      return {
        drawn: cover.getBoundingClientRect().width,
        // Browsers make of a file's own width what it would be at the density for which it was chosen.
        promised: (cover.naturalWidth * widthFor) / widthInFile,
      };
    })
    .filter(({ drawn }) => drawn > 0);
}
