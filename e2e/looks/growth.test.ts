import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { freeze } from '../../testing/browser/freeze.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

/** The window of a game; where its code is long in coming, something else stands there before. */
const GAME = '[role="dialog"][aria-modal="true"][aria-label^="Game:"]';

/** What is animated as a pair of pictures. */
const pairs = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
      .filter((pseudo) => pseudo?.endsWith('(picture)') === true),
  );

/** A player before a list of games, with a tile in sight and where it is. */
async function playerAtTile() {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  const tile = page.locator('main [data-action="play"]').nth(3);
  await tile.scrollIntoViewIfNeeded();
  const box = await tile.boundingBox();
  if (box === null) throw new Error('no tile');
  return { visitor, page, tile, box };
}

it('§2.9 a game opens out of the tile that was pressed', async () => {
  const { visitor, page, tile, box } = await playerAtTile();
  await freeze(page);
  await tile.click();
  const clip = await page.locator(GAME).evaluate((container) => getComputedStyle(container).clipPath);
  const [top = -1, , , left = -1] = [...clip.matchAll(/(-?[\d.]+)px/gu)].map(([, px]) => Number(px));
  // The tile lifts by 4 px under the mouse.
  expect(Math.abs(top - box.y)).toBeLessThan(6);
  expect(Math.abs(left - box.x)).toBeLessThan(3);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§2.9 a game that is closed shrinks back into its tile, and the page takes presses at once', async () => {
  const { visitor, page, tile, box } = await playerAtTile();
  await tile.click();
  const container = page.locator(GAME);
  await container.waitFor();
  await freeze(page);
  await page.keyboard.press('Escape');
  const ground = page.locator('[data-leaving]');
  await ground.waitFor({ state: 'attached' });
  expect(await container.count()).toBe(0);
  const clip = await ground.evaluate((leaving) => {
    for (const animation of leaving.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      animation.currentTime = Number(endTime) - 0.01;
    }
    return getComputedStyle(leaving).clipPath;
  });
  const [top = -1, , , left = -1] = [...clip.matchAll(/(-?[\d.]+)px/gu)].map(([, px]) => Number(px));
  expect(Math.abs(top - box.y)).toBeLessThan(6);
  expect(Math.abs(left - box.x)).toBeLessThan(3);
  // It lies over the page and takes nothing from it, though its animation stands still. What was inert is free after the paint.
  const isTile = () =>
    tile.evaluate((cover) => {
      const { x, y, width, height } = cover.getBoundingClientRect();
      return cover.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isTile).toBe(true);
  expect(await ground.count()).toBe(1);
  await ground.evaluate((leaving) => {
    for (const animation of leaving.getAnimations()) animation.finish();
  });
  await ground.waitFor({ state: 'detached' });
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§2.12 an article’s picture grows out of its card, and back into it', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/blog/');
  const card = page.locator('main li:has(img) a').nth(1);
  const address = (await card.getAttribute('href')) ?? '';
  await freeze(page);
  await card.click();
  await expect.poll(() => pairs(page)).toContain('::view-transition-old(picture)');
  expect(new URL(page.url()).pathname).toBe(address);
  expect(await pairs(page)).toContain('::view-transition-new(picture)');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect.poll(() => pairs(page)).toEqual([]);
  await page.goBack();
  await page.locator(`main li a[href="${address}"]`).waitFor();
  await expect.poll(() => pairs(page)).toContain('::view-transition-new(picture)');
  expect(visitor.documents()).toBe(1);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('nothing grows for who asked for less motion', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true, reducedMotion: 'reduce' });
  const { page } = visitor;
  await open(page, '/blog/');
  await freeze(page);
  await page.locator('main li:has(img) a').nth(1).click();
  await page.locator('main article').waitFor();
  expect(await pairs(page)).toEqual([]);
  await open(page, '/slots/');
  await logIn(page);
  await page.locator('main [data-action="play"]').nth(3).click();
  await page.locator(GAME).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(GAME).waitFor({ state: 'detached' });
  expect(await page.locator('[data-leaving]').count()).toBe(0);
  await visitor.leave();
});
