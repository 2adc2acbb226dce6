import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { layoutShiftOf } from '../../testing/browser/layout-shift.ts';

const journeys = startJourneys();

it('§2.12 each notch of a sideways wheel moves a reel; a press of its button then ends at the edge of a tile', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/slots/');
  const reel = page.locator('[data-reel]').first();
  const box = await reel.boundingBox();
  if (box === null) throw new Error('no reel');
  const left = () => reel.evaluate((element) => Math.round(element.scrollLeft));
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  // Less than half a tile, as browsers scroll by one notch.
  for (const [notch, expected] of [
    [60, 60],
    [60, 120],
    [-60, 60],
  ] as const) {
    await page.mouse.wheel(notch, 0);
    await expect.poll(left).toBe(expected);
    // A reel that goes back does so when the scrolling has ended.
    await page.waitForTimeout(500);
    expect(await left()).toBe(expected);
  }
  await page.setViewportSize({ width: 960, height: 800 });
  const next = page.locator('[data-action="reel"][data-direction="next"]').first();
  await next.press('Enter');
  const offsets = () =>
    reel.evaluate((element) => {
      const start = element.getBoundingClientRect().left;
      const padding = Number.parseFloat(getComputedStyle(element).scrollPaddingLeft);
      return Array.from(element.children, (tile) =>
        Math.round(Math.abs(tile.getBoundingClientRect().left - start - padding)),
      );
    });
  await expect.poll(async () => (await left()) > 400 && Math.min(...(await offsets())) <= 1).toBe(true);
  await visitor.leave();
});

it('§2.12 a notch of a sideways wheel brings the next panel of the hero, and one back the one before', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const track = page.locator('#hero-panels');
  await track.hover();
  const panel = () => track.evaluate((list) => list.scrollLeft / list.clientWidth);
  for (const [notch, expected] of [
    [100, 1],
    [100, 2],
    [-100, 1],
  ] as const) {
    await page.mouse.wheel(notch, 0);
    await expect.poll(panel).toBeCloseTo(expected, 2);
    // A panel that goes back does so when the scrolling has ended.
    await page.waitForTimeout(500);
    expect(await panel()).toBeCloseTo(expected, 2);
  }
  // The second while the first still moves.
  await page.mouse.wheel(100, 0);
  await page.waitForTimeout(250);
  await page.mouse.wheel(100, 0);
  await expect.poll(panel).toBeCloseTo(3, 2);
  await visitor.leave();
});

it.each([390, 1440])(
  'reels are where they were left after Back and after a reload, in sight and out of it, at %i px',
  async (width) => {
    const visitor = await journeys.newVisitor({ width, hasDeclined: true });
    const { page } = visitor;
    await open(page, '/');
    const places = () =>
      page
        .locator('main [data-reel]')
        .evaluateAll((reels) => reels.map((reel) => Math.round(reel.scrollLeft)));
    for (const index of [0, 1, 6]) {
      const reel = page.locator('main [data-reel]').nth(index);
      await reel.scrollIntoViewIfNeeded();
      await reel.evaluate((track) => track.scrollTo({ left: 400, behavior: 'instant' }));
    }
    await expect.poll(async () => (await places()).filter((left) => left > 300).length).toBe(3);
    const left = await places();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('nav a[href="/slots/"]').locator('visible=true').first().click();
    await page.waitForURL('**/slots/');
    expect(Math.max(...(await places()))).toBe(0);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(places).toEqual(left);
    await page.reload();
    await expect.poll(places).toEqual(left);
    // The second page of a tab's list has no rows; back from it they are as they were.
    await open(page, '/slots/');
    const first = page.locator('main [data-reel]').first();
    await first.evaluate((track) => track.scrollTo({ left: 400, behavior: 'instant' }));
    await expect.poll(() => first.evaluate((track) => track.scrollLeft)).toBeGreaterThan(300);
    await page.locator('main a[href="/slots/?page=2"]').last().click();
    await page.waitForURL('**/slots/?page=2');
    await page.goBack();
    await page.waitForURL('**/slots/');
    await expect.poll(() => first.evaluate((track) => track.scrollLeft)).toBeGreaterThan(300);
    await visitor.leave();
  },
);

it.each([390, 1440])(
  'the rows of a page that is gone to have their room before they are rendered, at %i px (CLS at most 0.01)',
  async (width) => {
    const visitor = await journeys.newVisitor({ width, hasDeclined: true });
    const { page } = visitor;
    for (const path of ['/slots/', '/live-casino/']) {
      await open(page, '/promotions/');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const before = await layoutShiftOf(page);
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click', { button: 0 });
      await page.waitForURL(`**${path}`);
      await expect.poll(() => page.locator('main [data-reel]').count(), { message: path }).toBeGreaterThan(1);
      await expect.poll(() => page.locator('main [style*="min-height"]').count()).toBe(0);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expect((await layoutShiftOf(page)) - before, path).toBeLessThanOrEqual(0.01);
    }
    await visitor.leave();
  },
);
