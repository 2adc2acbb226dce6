import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisitor, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { DRIVEN, isGone, openNow, pageIsFree } from '../../testing/browser/overlays.ts';
import { platformScript } from '../../testing/browser/platform-script.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

/** A platform whose games are of the page's own origin. */
const NEAR_PLATFORM = platformScript(`
  async loadGame(id, { container }) {
    const frame = document.createElement('iframe');
    container.replaceChildren(frame);
    const spin = frame.contentDocument.createElement('button');
    spin.textContent = 'Spin';
    frame.contentDocument.body.append(spin);
    return { close() { frame.remove(); } };
  },
`);

async function closeFromInside(page: Page): Promise<void> {
  await openNow(page, 'gameContainer');
  const game = page.frameLocator('[data-game-host] iframe');
  await game.getByRole('button', { name: /spin/iu }).first().focus();
  await page.keyboard.press('Escape');
  await isGone(page, 'gameContainer');
  await pageIsFree(page);
}

it('§2.9 Escape closes a game with the focus in its frame, which the game itself asks for', async () => {
  const visitor = await journeys.newVisitor({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  await closeFromInside(page);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it.each(['#round', '?round=2'])(
  '§2.5 a game that has gone to %s in its frame closes as any other, and links lead on and back',
  async (address) => {
    const visitor = await journeys.newVisitor({ width: 1440, reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, '/slots/');
    await logIn(page);
    await openNow(page, 'gameContainer');
    const game = page.locator('[data-game-host] iframe');
    await game.contentFrame().getByRole('button', { name: /spin/iu }).first().waitFor();
    const frame = await (await game.elementHandle())?.contentFrame();
    const before = await page.evaluate(() => history.length);
    await frame?.evaluate((to) => {
      location.href = to;
    }, address);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
    await page.getByRole('button', { name: 'Close the game' }).click();
    await isGone(page, 'gameContainer');
    await page.locator('header a[href="/promotions/"]').first().click();
    await page.waitForURL('**/promotions/');
    await page.goBack();
    await page.waitForURL('**/slots/');
    await pageIsFree(page);
    expect(visitor.documents()).toBe(1);
    await visitor.leave();
  },
);

it('§2.9 the focus stays in a game whose button has no place in a narrower window', async () => {
  const visitor = await journeys.newVisitor({ width: 1440 });
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  await openNow(page, 'gameContainer');
  const container = page.locator('[data-overlay-slot="gameContainer"]');
  const panel = container.getByRole('button', { name: 'Show your games' });
  await panel.focus();
  await page.setViewportSize({ width: 768, height: 900 });
  await panel.waitFor({ state: 'hidden' });
  await expect
    .poll(() => container.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await visitor.leave();
});

it('§2.9 the Tab key leads from the bar of a game into its panel, before the game, and back where the panel closes', async () => {
  const visitor = await journeys.newVisitor({ width: 1440, reducedMotion: 'reduce' });
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  await openNow(page, 'gameContainer');
  const bar = page.locator('[data-overlay-slot="gameContainer"] header').first();
  const isFocused = (element: Element) => element === document.activeElement;
  const isBeside = (panel: Element) => {
    const { left, top } = panel.getBoundingClientRect();
    const stage = document.querySelector('[data-game-host]')?.parentElement?.parentElement;
    const { right = 0, top: stageTop = 0 } = stage?.getBoundingClientRect() ?? {};
    return left >= right && top === stageTop && right > 0;
  };
  await bar.getByRole('button', { name: 'Show your games' }).press('Enter');
  const games = page.getByRole('complementary', { name: 'Your games' });
  expect(await games.evaluate(isBeside)).toBe(true);
  await bar.getByRole('button', { name: 'Close the game' }).focus();
  await page.keyboard.press('Tab');
  expect(await games.getByRole('button').first().evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => bar.getByRole('button', { name: 'Show your games' }).evaluate(isFocused))
    .toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  const opener = bar.getByRole('button', { name: 'Quick menu' });
  const menu = page.getByRole('region', { name: 'Quick menu' });
  await opener.press('Enter');
  await bar.getByRole('button', { name: 'Close the game' }).focus();
  await page.keyboard.press('Tab');
  expect(await menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await menu.getByRole('button', { name: 'Favourites', exact: true }).press('Enter');
  await expect.poll(() => games.getByRole('button').first().evaluate(isFocused)).toBe(true);
  const close = await games.getByRole('button').first().boundingBox();
  expect(
    await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('aside') !== null,
      [(close?.x ?? 0) + 10, (close?.y ?? 0) + 10],
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate(isFocused)).toBe(true);
  await visitor.leave();
});

it('§2.9 the quick menu of a game can be scrolled where the window is low', async () => {
  const visitor = await journeys.newVisitor({ width: 640, reducedMotion: 'reduce' });
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  await openNow(page, 'gameContainer');
  await page.setViewportSize({ width: 640, height: 200 });
  await page.getByRole('button', { name: 'Quick menu' }).press('Enter');
  const menu = page.getByRole('region', { name: 'Quick menu' });
  await menu.waitFor();
  for (const part of [menu.locator('dl, div').first(), menu.getByRole('button').last()]) {
    await part.scrollIntoViewIfNeeded();
    const place = await part.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(0);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(200);
  }
  await visitor.leave();
});

it('§2.9 Escape closes a game with the focus in its frame of the page’s own origin, which knows nothing of it', async () => {
  const visitor = await journeys.newVisitor({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await page.route('**/platform.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: NEAR_PLATFORM }),
  );
  await open(page, '/slots/');
  await page.mouse.move(200, 200);
  await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
  await closeFromInside(page);
  await visitor.leave();
});

it('§8 a game that the platform closes because it does not load is told in words, which lead to it again, and out of it', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  const limit = `window.CasinoPlatform.loadGame = async function (gameId) {
    this.told.gameClosed({ gameId });
    throw new Error('It took too long');
  };`;
  await page.route('**/platform.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: NEAR_PLATFORM + limit }),
  );
  await open(page, '/slots/');
  await page.mouse.move(200, 200);
  await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
  await openNow(page, 'gameContainer');
  const words = page.getByRole('alert').filter({ hasText: 'The game did not open.' });
  const leaf = await page.locator('[data-game-host]').elementHandle();
  await words.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => leaf?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await words.getByRole('button', { name: 'Close the game' }).click();
  await isGone(page, 'gameContainer');
  await visitor.leave();
});

it.each([
  { name: 'with a scrollbar', shown: ['--hide-scrollbars'] },
  { name: 'with one that takes no room', shown: [] },
])(
  '§2.9 a game covers the whole window, and the page below what is open keeps its width: $name',
  async ({ shown }) => {
    // Playwright hides scrollbars unless told not to.
    const browser = await launchBrowser({ ignoreDefaultArgs: shown });
    try {
      const { page } = await newVisitor(browser, journeys.site.origin, { reducedMotion: 'reduce' });
      await open(page, '/slots/');
      await logIn(page);
      const width = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
      const before = await width('main');
      const header = await width('body > .ground > header');
      expect(1440 - (await width('html')) > 0).toBe(shown.length > 0);
      await openNow(page, 'gameContainer');
      await expect.poll(() => width(DRIVEN.gameContainer.seen)).toBe(1440);
      expect(await width('main')).toBe(before);
      await page.keyboard.press('Escape');
      await page.locator(DRIVEN.gameContainer.seen).waitFor({ state: 'detached' });

      await openNow(page, 'search');
      expect([await width('main'), await width('body > .ground > header')]).toEqual([before, header]);
    } finally {
      await browser.close();
    }
  },
);

/** What a tag reads of the games that were launched and opened (§7.8). */
function toldOf(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((item) => {
      const told = new Map(Object.entries(Object(item)));
      const name = told.get('event');
      return name === 'game_launch' || name === 'game_open'
        ? [[name, told.get('gameName'), told.get('provider')]]
        : [];
    }),
  );
}

it('§7.8 a game has its name, and its studio, also where the platform has sent no list: in a row, and found by the search', async () => {
  const visitor = await journeys.newVisitor({ width: 1440, hasDeclined: true });
  const { page } = visitor;
  await page.route('**/platform.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: NEAR_PLATFORM }),
  );
  await open(page, '/');
  await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
  const told: unknown[] = [];
  const play = async (press: () => Promise<void>, name: string, studio: string) => {
    await press();
    await page.locator('[data-game-host] iframe').waitFor();
    told.push(['game_launch', name, undefined], ['game_open', name, studio]);
    await expect.poll(() => toldOf(page)).toEqual(told);
    await page.getByRole('dialog', { name: `Game: ${name}` }).waitFor();
    await page.getByRole('button', { name: 'Close the game' }).click();
    await isGone(page, 'gameContainer');
  };

  const tile = page.locator('main li:has([data-action="play"]):not(:has([data-jackpot]))').first();
  await play(
    () => tile.locator('[data-action="play"]').dispatchEvent('click', { button: 0 }),
    await tile.locator('[data-game-name]').innerText(),
    await tile.locator('[data-game-name] + span').innerText(),
  );

  await page.keyboard.press('Control+k');
  const found = page.locator('dialog li > button').filter({ visible: true }).first();
  await page.locator('dialog input').first().fill('bleu perl');
  await expect.poll(() => found.innerText()).toContain('Blue Pearl');
  await play(() => found.click(), 'Blue Pearl', await found.locator('small').innerText());
  await visitor.leave();
});
