import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, type Visitor } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { platformScript } from '../../testing/browser/platform-script.ts';

const journeys = startJourneys();

/**
 * A platform that holds the page in place behind its cashier, as many scripts do for iOS, and lets it go when that closes.
 * @param by the property of the body that takes the place of the scroll position
 */
const holdingPlatform = (by: 'top' | 'marginTop') =>
  platformScript(`
  getBalance: async () => ({ Balance: 5, BonusBalance: 0, CurrencyCode: 'GBP' }),
  async showWidget(name) {
    const { style } = document.body;
    const y = scrollY;
    const element = document.createElement('section');
    element.dataset.cashier = '';
    document.body.append(element);
    Object.assign(style, { position: 'fixed', width: '100%', ${by}: -y + 'px' });
    this.told.widgetShown?.({ name, element });
    return {
      close: () => {
        element.remove();
        Object.assign(style, { position: '', width: '', ${by}: '' });
        scrollTo({ top: y, behavior: 'instant' });
        this.told.widgetClosed?.({ name });
      },
    };
  },
`);

const PLACE = 1_500;
const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** A player far down a page, with the cashier open. */
async function atTheCashier(by: 'top' | 'marginTop'): Promise<Visitor> {
  const visitor = await journeys.newVisitor({ reducedMotion: 'reduce', hasDeclined: true });
  const { page } = visitor;
  await page.route('**/platform.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: holdingPlatform(by) }),
  );
  await open(page, '/slots/');
  // The first sign of the visitor, with which the platform is loaded.
  await page.mouse.click(5, 400);
  await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), PLACE);
  await expect.poll(() => placeOf(page)).toBe(PLACE);
  await page.locator('header [data-widget="deposit"]').first().click();
  await page.locator('[data-cashier]').waitFor({ state: 'attached' });
  expect(await placeOf(page)).toBe(0);
  return visitor;
}

it.each(['top', 'marginTop'] as const)(
  '§2.8 Back closes a cashier that holds the page behind it by its %s, and the page is where it was',
  async (by) => {
    const visitor = await atTheCashier(by);
    const { page } = visitor;
    await page.goBack();
    await page.locator('[data-cashier]').waitFor({ state: 'detached' });
    await expect.poll(() => placeOf(page)).toBe(PLACE);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

it('§2.8 Back leads to the place of a page that was left by a link out of the cashier', async () => {
  const visitor = await atTheCashier('top');
  const { page } = visitor;
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/promotions/"]')?.click());
  await page.locator('[data-cashier]').waitFor({ state: 'detached' });
  await page.waitForURL('**/promotions/');
  await page.goBack();
  await page.waitForURL('**/slots/');
  await expect.poll(() => placeOf(page)).toBe(PLACE);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
