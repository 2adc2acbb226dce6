import { expect, it } from 'vitest';
import { newVisitor, open, scrollThrough } from '../../testing/browser/browser.ts';
import { layoutShiftOf } from '../../testing/browser/layout-shift.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { startTestSite } from '../../testing/site.ts';

const journeys = startJourneys();

it('§3 an edge without a feed shows placeholders for the games, which the browser replaces by the platform’s games', async () => {
  const alone = await startTestSite(({ origin }) => ({ GAMES_FEED_URL: `${origin}/no-such-feed` }));
  const visitor = await newVisitor(journeys.browser, alone.origin);
  const { page } = visitor;
  for (const path of [
    '/',
    '/jackpots/',
    '/themes/egypt/',
    '/providers/brass-orrery/',
    '/all-games/?feature=megaways&sort=name',
  ]) {
    const html = await (await alone.request(path)).text();
    expect(html).not.toContain('data-action="play"');
    expect(html.match(/<li[^>]*aria-hidden="true"/gu)?.length).toBeGreaterThan(20);
    await open(page, path);
    await page.locator('main [data-action="play"]').nth(7).waitFor({ state: 'attached' });
    expect(await layoutShiftOf(page), path).toBeLessThanOrEqual(0.01);
    // Rows further down are hydrated when the games are there already.
    await scrollThrough(page, 700);
  }
  const names = await page
    .locator('main [data-action="play"]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(names.every((name) => /megaways/iu.test(name))).toBe(true);
  await open(page, '/providers/');
  expect(await page.locator('main a[href="/providers/brass-orrery/"]').count()).toBe(1);
  await open(page, '/all-games-search/');
  expect(await page.locator('main input[name="q"]').count()).toBe(1);
  expect(visitor.complaints).toEqual([]);
  await page.locator('header [data-action="search-open"]').first().click();
  const popular = page.locator('dialog[open] [aria-labelledby="search-popular"] button');
  await expect.poll(() => popular.count()).toBe(8);
  // The edge has no games to search, and the console says so.
  const told = () => visitor.complaints.filter((complaint) => !complaint.includes('Failed to load resource'));
  await expect
    .poll(() => told().map((complaint) => complaint.startsWith('warning: /api/games')))
    .toEqual([true]);
  await visitor.leave();
  await alone.stop();
});
