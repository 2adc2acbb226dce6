import { expect, it } from 'vitest';
import { open } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';

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
