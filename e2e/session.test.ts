import { expect, it } from 'vitest';
import { open } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';
import { logIn } from '../testing/browser/player.ts';

const journeys = startJourneys();

/** Through every layout with the usual header, back into each, and between pages of one. */
const WALK = [
  ['footer a[href="/blog/"]', '/blog/'],
  ['main a[href^="/blog/"]:not([href="/blog/"], [href*="?"])', '/blog/*/'],
  ['header a[href="/"]', '/'],
  ['main a[href="/slots/"]', '/slots/'],
  ['header a[href="/"]', '/'],
  ['footer a[href="/promotions/"]', '/promotions/'],
  ['header a[href="/"]', '/'],
  ['main a[href="/jackpots/"]', '/jackpots/'],
] as const;

it.each([390, 1440])('§2.5 the footer stands on every page of a visit at %i px', async (width) => {
  const visitor = await journeys.newVisitor({ width });
  const { page } = visitor;
  await open(page, '/');
  const footer = page.locator('footer');
  for (const [link, path] of WALK) {
    // Dispatched, so that scrolling to the link does not bring the footer near.
    await page.locator(link).first().dispatchEvent('click', { button: 0 });
    await page.waitForURL(`${journeys.site.origin}${path}`);
    await expect.poll(() => footer.isVisible(), { message: path }).toBe(true);
  }
  expect(visitor.documents()).toBe(1);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§7.4 who logs in sees the promotions for players, on their list and on home, and loses them with the session', async () => {
  const visitor = await journeys.newVisitor({ width: 1280 });
  const { page } = visitor;
  const forPlayers = page.locator('main').getByRole('heading', { name: 'The regulars’ table' });
  await open(page, '/promotions/');
  const guests = await page.locator('main h2').count();
  expect(await forPlayers.count()).toBe(0);
  await logIn(page);
  await forPlayers.waitFor();
  expect(await page.locator('main h2').count()).toBe(guests + 1);
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL(`${journeys.site.origin}/`);
  await expect.poll(() => page.locator('main h1').count()).toBe(1);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
