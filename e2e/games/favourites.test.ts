import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { open, openTab } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { favouritesSchema, favouritesSent, fillLogin, logInWith } from '../../testing/browser/player.ts';
import { tileOf } from '../../testing/browser/tiles.ts';

const journeys = startJourneys();

const play = (page: Page, index: number) => page.locator('main [data-action="play"]').nth(index);
const gameOf = (heart: Locator) => tileOf(heart).locator('[data-action="play"]').getAttribute('data-game-id');
const heartOf = (gameId: string | null) => `li:has([data-game-id="${gameId}"]) [data-action="favourite"]`;

describe('favourites and recently played', () => {
  it('§3 a favourite is stored by the platform, marked on every tile of the game, and listed on home', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/slots/');
    const heart = page.locator('main [data-action="favourite"]').nth(2);
    await logInWith(page, heart, false);
    const gameId = await gameOf(heart);
    const hearts = page.locator('main').locator(heartOf(gameId));
    const taken = favouritesSent(page, 'POST');
    await heart.click({ force: true });
    await taken;
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    // The game's other tile, below the fold, is not hydrated yet; it is marked once it is.
    expect(await hearts.count()).toBeGreaterThan(1);
    await hearts.last().scrollIntoViewIfNeeded();
    await expect.poll(() => hearts.evaluateAll(allPressed)).toBe(true);

    await page.goto('/');
    const row = page.getByRole('region', { name: 'Favourites' });
    await row.waitFor();
    const keptHeart = row.locator(heartOf(gameId));
    await expect.poll(() => keptHeart.getAttribute('aria-pressed')).toBe('true');

    const given = favouritesSent(page, 'POST');
    await keptHeart.focus();
    await page.keyboard.press('Enter');
    await given;
    await expect.poll(() => row.count()).toBe(0);
    // WCAG 2.4.3: the focus goes to what follows, and not to the top of the page.
    expect(await page.evaluate(() => document.activeElement?.closest('main section') !== null)).toBe(true);
    await page.reload();
    await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
    await page.locator('main [data-action="play"]').first().waitFor();
    expect(await row.count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('§3 the heart that a guest presses is set after the login that it opens, and not after one that was given up', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/slots/');
    const [given, wanted] = [5, 6].map((index) => page.locator('main [data-action="favourite"]').nth(index));
    if (given === undefined || wanted === undefined) throw new Error('Two hearts');
    const login = page.locator('[data-widget-host="login"]');
    await given.click({ force: true });
    await login.waitFor();
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    const taken = favouritesSent(page, 'POST');
    await wanted.click({ force: true });
    await fillLogin(page);
    const { favourites } = v.parse(favouritesSchema, await (await taken).json());
    expect(favourites).toContain(Number(await gameOf(wanted)));
    expect(favourites).not.toContain(Number(await gameOf(given)));
    await expect.poll(() => wanted.getAttribute('aria-pressed')).toBe('true');
    expect(await given.getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator('[data-game-host]').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await wanted.click({ force: true });
    await expect.poll(() => wanted.getAttribute('aria-pressed')).toBe('false');
    await visitor.leave();
  });

  it('§3 a favourite is marked in the player’s other tabs too', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/slots/');
    const heart = (tab: Page) => tab.locator('main [data-action="favourite"]').nth(3);
    await logInWith(page, heart(page), false);
    const other = await openTab(page, '/slots/');
    await other.locator('html[data-session="player"]').waitFor({ state: 'attached' });
    for (const pressed of ['true', 'false']) {
      await heart(page).click({ force: true });
      await expect.poll(() => heart(other).getAttribute('aria-pressed')).toBe(pressed);
    }
    await visitor.leave();
  });

  it('§3 a favourite that the platform does not accept is undone', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/slots/');
    const heart = page.locator('main [data-action="favourite"]').nth(1);
    await logInWith(page, heart, false);
    await journeys.site.sandbox.fault('platform', '500');
    const states: (string | null)[] = [];
    await page.exposeFunction('noteHeart', (state: string | null) => states.push(state));
    await heart.evaluate((element) => {
      const note = 'noteHeart' in window && typeof window.noteHeart === 'function' ? window.noteHeart : null;
      new MutationObserver(() => note?.(element.getAttribute('aria-pressed'))).observe(element, {
        attributeFilter: ['aria-pressed'],
      });
    });
    try {
      await heart.click({ force: true });
      await expect.poll(() => states).toEqual(['true', 'false']);
    } finally {
      await journeys.site.sandbox.fault('platform', null);
    }
    await visitor.leave();
  });

  it('§4 a game that stays open for 6 s is first in recently played on home, and is listed once', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await page.clock.install();
    await open(page, '/');
    await play(page, 1).click({ force: true });
    // §4: a guest is asked to log in, and then the game opens.
    await fillLogin(page);
    const gameId = await play(page, 1).getAttribute('data-game-id');
    await page.locator('[data-game-host]').waitFor({ state: 'attached' });
    expect(await kept(page)).toBe(null);
    await page.frameLocator('iframe').first().locator('body').waitFor();
    await page.clock.fastForward(6_000);
    await expect.poll(() => kept(page)).toBe(gameId);
    await page.getByRole('button', { name: 'Close the game' }).click();
    const row = page.getByRole('region', { name: 'Recently played' }).locator('[data-action="play"]');
    const games = () => row.evaluateAll((all) => all.map((one) => one.dataset['gameId']));
    await expect.poll(games).toEqual([gameId]);
    const shelf = page.getByRole('list', { name: 'Continue playing' });
    expect(await shelf.locator('[data-action="play"]').getAttribute('data-game-id')).toBe(gameId);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('§4 another game from the favourites panel opens 1.5 s after the first has closed', async () => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/slots/');
    const heart = page.locator('main [data-action="favourite"]').nth(4);
    await logInWith(page, heart, false);
    await heart.click({ force: true });
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    const wanted = await gameOf(heart);
    const wantedName = (await heart.getAttribute('aria-label'))?.replace('Favourite: ', '') ?? '';
    await play(page, 0).click({ force: true });
    const host = (id: string | null) => page.locator(`[data-game-host="${id}"]`);
    await host(await play(page, 0).getAttribute('data-game-id')).waitFor();
    await page.getByRole('button', { name: 'Show your games' }).click();
    const panel = page.getByRole('complementary', { name: 'Your games' });
    const askedAt = Date.now();
    await panel.getByRole('button', { name: wantedName, exact: true }).click();
    await page.locator('[data-game-host]').waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: 'Loading the game', exact: true }).waitFor();
    await host(wanted).waitFor({ state: 'attached' });
    expect(Date.now() - askedAt).toBeGreaterThanOrEqual(1_500);
    expect(await page.getByRole('dialog').first().isVisible()).toBe(true);
    expect(await panel.isVisible()).toBe(true);

    // On a phone the panel lies over the game.
    await page.setViewportSize({ width: 390, height: 844 });
    await panel.getByRole('button', { name: wantedName, exact: true }).click();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Close the game' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await heart.click({ force: true });
    await visitor.leave();
  });
});

function allPressed(hearts: Element[]): boolean {
  return hearts.every((heart) => heart.getAttribute('aria-pressed') === 'true');
}

async function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const own = Object.keys(window.localStorage).find((key) => /^recentGames:\d/u.test(key));
    return own === undefined ? null : window.localStorage.getItem(own);
  });
}
