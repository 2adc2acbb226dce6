import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, open } from '../../testing/browser/browser.ts';
import { WIDTHS } from '../../testing/browser/windows.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys();

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const WEEK_S = 7 * 86_400;

const banner = (page: Page) => page.getByRole('complementary', { name: 'The app' });
const openLogin = async (page: Page) => {
  await page.locator('header [data-widget="login"]').first().click();
  await page.locator('[data-widget-host="login"] form, [data-widget-host="login"] input').first().waitFor();
};
const closeLogin = async (page: Page) => {
  await page
    .getByRole('dialog', { name: 'Log in' })
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await page.locator('[data-widget-host="login"]').waitFor({ state: 'detached' });
};
/** Events of the banner in the data layer. */
const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((item) =>
      typeof item === 'object' &&
      item !== null &&
      'event' in item &&
      String(item.event).startsWith('app_banner')
        ? [String(item.event)]
        : [],
    ),
  );

it('§4 the app banner comes beside the login, is closed, and stays away for 7 days', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/slots/');
  await openLogin(page);
  await banner(page).waitFor();
  expect(await banner(page).getByRole('link').allTextContents()).toEqual(['App Store', 'Google Play']);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'appBannerSeen');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - WEEK_S)).toBeLessThan(60);

  // By a press of the mouse: nothing may lie over it.
  await banner(page).getByRole('button', { name: 'Close this offer' }).click();
  await banner(page).waitFor({ state: 'detached' });
  expect(await page.locator('[data-widget-host="login"]').isVisible(), 'the login stays').toBe(true);
  expect(await events(page)).toEqual(['app_banner_opened', 'app_banner_closed']);

  await page.clock.install();
  await page.reload();
  await hydrated(page);
  await openLogin(page);
  await page.clock.runFor(5_000);
  expect(await banner(page).count(), 'within 7 days').toBe(0);
  await page.context().clearCookies({ name: 'appBannerSeen' });
  await closeLogin(page);
  await openLogin(page);
  await banner(page).waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§4 on a phone the app banner leads to that phone’s store alone, and tells the click', async () => {
  const visitor = await journeys.newVisitor({ width: WIDTHS.phone, userAgent: IPHONE });
  const { page } = visitor;
  await page
    .context()
    .route('https://apps.velvet-comet.example/**', (route) => route.fulfill({ body: 'the store' }));
  await open(page, '/slots/');
  await openLogin(page);
  const link = banner(page).getByRole('link');
  await link.waitFor();
  expect(await link.allTextContents()).toEqual(['App Store']);
  const [store] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  expect(store.url()).toBe('https://apps.velvet-comet.example/ios');
  expect(await events(page)).toEqual(['app_banner_opened', 'app_banner_clicked']);
  await banner(page).waitFor({ state: 'detached' });
  await visitor.leave();
});

it.each([WIDTHS.phone, WIDTHS.desktop])(
  '§4 no field of the login moves when the banner comes and goes: %i px',
  async (width) => {
    const visitor = await journeys.newVisitor({ width });
    const { page } = visitor;
    await open(page, '/slots/');
    await openLogin(page);
    await banner(page).waitFor();
    const field = page.locator('[data-widget-host="login"] input').first();
    const withBanner = await field.boundingBox();
    await banner(page).getByRole('button', { name: 'Close this offer' }).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await field.boundingBox()).toEqual(withBanner);
    await visitor.leave();
  },
);

it.each(['/blog/?iosapp&NeoDL=login', '/blog/?isnative=true&NeoDL=login'])(
  '§4 whoever is in the app is offered none: %s',
  async (path) => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await page.clock.install();
    await open(page, path);
    await page.locator('[data-widget-host="login"]').waitFor();
    await page.clock.runFor(5_000);
    expect(await banner(page).count()).toBe(0);
    await visitor.leave();
  },
);
