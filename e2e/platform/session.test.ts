import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, openTab } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';

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

it('§7.4 who logs in sees the promotions for players on their list, and loses them with the session', async () => {
  const visitor = await journeys.newVisitor({ width: 1280 });
  const { page } = visitor;
  const forPlayers = page.locator('main').getByRole('heading', { name: 'The regulars’ table' });
  const listed = () => page.locator('main h2').count();
  await open(page, '/promotions/');
  const guests = await listed();
  expect(await forPlayers.count()).toBe(0);
  await logIn(page);
  await forPlayers.waitFor();
  expect(await listed()).toBe(guests + 1);
  await page.evaluate('CasinoPlatform.logout()');
  await forPlayers.waitFor({ state: 'detached' });
  expect(await listed()).toBe(guests);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§4 the re-login loader does not cover the page, and a page that nobody touches connects by itself', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await page.context().addCookies([
    {
      name: 'activeUserRefresh',
      value: String(Math.floor(Date.now() / 1000) - 10),
      url: journeys.site.origin,
    },
  ]);
  const script = Promise.withResolvers<void>();
  await page.route('**/platform.js*', async (route) => {
    await script.promise;
    await route.continue();
  });
  await open(page, '/promotions/');
  const loader = page.getByText('Welcome back');
  await loader.waitFor();
  await page.locator('main a[href^="/promotions/"]').first().click({ trial: true });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  script.resolve();
  await loader.waitFor({ state: 'hidden' });
  await visitor.leave();
});

it('§4 who logs in is a player in the other tabs too, and a guest again with the logout', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/slots/');
  const other = await openTab(page, '/promotions/');
  await other.mouse.move(300, 300);
  await other.locator('html[data-session="guest"]').waitFor({ state: 'attached' });
  await page.bringToFront();
  await logIn(page);
  await other.locator('html[data-session="player"]').waitFor({ state: 'attached' });
  await other.locator('header').getByText('Dana').first().waitFor({ state: 'attached' });
  await page.evaluate('CasinoPlatform.logout()');
  await other.locator('html[data-session="guest"]').waitFor({ state: 'attached' });
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§4 a tab that slept while its player logged out and in again leaves the new session and its game alone, and has it too', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  const asleep = await openTab(page, '/slots/');
  await asleep.mouse.move(300, 300);
  await asleep.locator('html[data-session="player"]').waitFor({ state: 'attached' });
  await asleep.evaluate(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  // With its next call to the platform, which is the framework's own or a press.
  const restored = asleep.waitForResponse(
    (response) => response.url().endsWith('/platform/session') && response.ok(),
    { timeout: 0 },
  );
  await page.bringToFront();
  await page.evaluate('CasinoPlatform.logout()');
  await page.locator('html[data-session="guest"]').waitFor({ state: 'attached' });
  await logIn(page);
  await page.locator('main [data-action="play"]').first().dispatchEvent('click', { button: 0 });
  const game = page.locator('[data-game-host] iframe');
  await game.waitFor();

  await asleep.bringToFront();
  await asleep.locator('main [data-action="favourite"]').nth(5).click({ force: true });
  await restored;
  await asleep.locator('html[data-session="player"]').waitFor({ state: 'attached' });
  expect(await game.count()).toBe(1);
  await page.reload();
  await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
  await visitor.leave();
});

it('§4 who has chosen about cookies in one tab is asked in no other', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  const accept = (tab: Page) => tab.getByRole('button', { name: 'Accept All' });
  await open(page, '/');
  const other = await openTab(page, '/slots/');
  await accept(other).waitFor();
  await page.bringToFront();
  await accept(page).click();
  await accept(other).waitFor({ state: 'hidden' });
  await visitor.leave();
});

it('§4 who logs out in the menu has the focus in the menu still', async () => {
  const visitor = await journeys.newVisitor({ width: 390, hasDeclined: true });
  const { page } = visitor;
  await open(page, '/blog/');
  await logIn(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('dialog:modal');
  await menu.getByRole('button', { name: 'Log out' }).click();
  await menu.locator('[data-widget="login"]').waitFor();
  await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

describe('§4 a session that ends during a game', () => {
  const openGame = async (page: Page) => {
    await page.locator('main [data-action="play"]').first().dispatchEvent('click', { button: 0 });
    await page.locator('[data-game-host] iframe').waitFor();
  };
  const said = (page: Page) => page.getByRole('alert').getByText('You are logged out');

  it('closes the game and says why, here and in the player’s other tab', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/slots/');
    await logIn(page);
    const other = await openTab(page, '/slots/');
    await other.mouse.move(300, 300);
    await other.locator('html[data-session="player"]').waitFor({ state: 'attached' });
    await openGame(page);
    await openGame(other);
    await page.evaluate('CasinoPlatform.logout()');
    for (const tab of [page, other]) {
      await said(tab).waitFor();
      expect(await tab.locator('[data-game-host]').count()).toBe(0);
      await tab.locator('html[data-session="guest"]').waitFor({ state: 'attached' });
    }
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await said(page).waitFor({ state: 'detached' });
    await other.bringToFront();
    await other.locator('header [data-widget="login"]').click();
    await other.locator('[data-widget-host="login"]').waitFor();
    await said(other).waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
