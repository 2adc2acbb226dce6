import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FRAMEWORK_PATIENCE_MS } from '../../shared/config/constants.ts';
import { framesPass, holdBack, hydrated, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { pageIsFree } from '../../testing/browser/overlays.ts';
import { fillLogin, logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

it('§8 a popup whose code failed to load is told in words, and fetched again the next time it is opened', async () => {
  // On a slow machine the question about cookies would come meanwhile, and lie over the footer.
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/blog/');
  // Uses up the one forced reload: the test is about what happens after it.
  await page.evaluate(() => sessionStorage.setItem('chunkReloadAt', String(Date.now())));

  let refused = 0;
  const chunk = '**/assets/info-popup-*.js';
  await page.route(chunk, (route) => {
    refused += 1;
    return route.abort();
  });
  const link = page.locator('footer').getByRole('link', { name: 'Privacy policy', exact: true }).first();
  await link.click();
  // The pointer that comes to it asks too.
  await expect.poll(() => refused).toBeGreaterThan(0);
  const words = page.getByRole('alert').filter({ hasText: 'That could not be loaded' });
  await words.waitFor();
  expect(visitor.complaints.filter((told) => told.startsWith('uncaught'))).toEqual([]);

  // A request that the mouse or the focus still has on its way would be refused to the next press too.
  await page.waitForLoadState('networkidle');
  await page.unroute(chunk);
  await link.click();
  await page.getByRole('dialog').locator('h2', { hasText: 'Privacy policy' }).waitFor();
  await words.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/blog/');
  expect(visitor.documents()).toBe(1);
  await visitor.leave();
});

it('§8 a style sheet that failed when the mouse came near, and again as the overlay was opened, is asked for anew: it is never shown without', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/blog/');
  // Uses up the one forced reload.
  await page.evaluate(() => sessionStorage.setItem('chunkReloadAt', String(Date.now())));
  let refused = 0;
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/search-overlay-*.css', async (route) => {
    refused += 1;
    const number = refused;
    // What the focus of the press asks for is what the press then waits for, as long as it is on its way.
    if (number === 2) await pressed.promise;
    return number < 3 ? route.abort() : route.continue();
  });
  const button = page.locator('header [data-action="search-open"]').first();
  await button.hover();
  await expect.poll(() => refused).toBe(1);
  await button.click();
  pressed.resolve();
  await page.getByRole('alert').filter({ hasText: 'That could not be loaded' }).waitFor();
  expect(refused).toBe(2);
  const field = page.getByRole('searchbox');
  expect(await field.count()).toBe(0);

  await button.click();
  await field.waitFor();
  expect(refused).toBe(3);
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href?.includes('/search-overlay-') === true)
      .map(({ cssRules }) => cssRules.length),
  );
  expect(rules).toEqual([expect.any(Number)]);
  expect(rules[0]).toBeGreaterThan(0);
  await visitor.leave();
});

it('§8 without a network an overlay that was never opened is told in words, and the page stays', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/blog/');
  await page.context().setOffline(true);
  await page.locator('header [data-action="search-open"]').first().click();
  await page.getByRole('alert').filter({ hasText: 'That could not be loaded' }).waitFor();
  expect(visitor.complaints.filter((told) => told.startsWith('uncaught'))).toEqual([]);
  expect(visitor.documents()).toBe(1);

  await page.context().setOffline(false);
  await page.locator('header [data-action="search-open"]').first().click();
  await page.getByRole('searchbox').waitFor();
  expect(visitor.documents()).toBe(1);
  await visitor.leave();
});

it.each(['browsing', 'start'])(
  '§8 when what comes after hydration, %s, never does: one full load, after which the visitor is told',
  async (name) => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
    await open(page, '/slots/');
    await expect.poll(() => visitor.documents()).toBe(2);
    await page.getByRole('alert').filter({ hasText: 'That could not be loaded' }).waitFor();
    await hydrated(page);
    expect(visitor.documents()).toBe(2);
    expect(visitor.complaints.filter((told) => told.startsWith('uncaught'))).toEqual([]);
    await visitor.leave();
  },
);

it('§4 a game that a guest wanted while the platform’s code could not be fetched is not opened by a later login', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  const chunk = '**/assets/start-*.js';
  await page.route(chunk, (route) => route.abort());
  await open(page, '/slots/');
  // Uses up the one forced reload.
  await expect.poll(() => visitor.documents()).toBe(2);
  await hydrated(page);
  await page.locator('main [data-action="play"]').first().click({ force: true });
  await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor();
  await page.unroute(chunk);
  await logIn(page);
  const told = await page.evaluate(() =>
    (window.dataLayer ?? []).map((item) => new Map(Object.entries(Object(item))).get('event')),
  );
  expect(told).not.toContain('game_launch');
  await visitor.leave();
});

it.each([
  ['what shows the game is gone: one full load', 'game-container', 2],
  ['a part of the page behind it is gone: the game stays, and the visitor is told', 'player-actions', 1],
])('§8 when a guest has pressed Play and logs in, and the code of %s', async (_what, name, documents) => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
  await open(page, '/slots/');
  await page.locator('main [data-action="play"]').first().click();
  await fillLogin(page);
  if (documents === 1) {
    await page.getByRole('alert').filter({ hasText: 'That could not be loaded' }).waitFor();
    await page.locator('iframe[data-casino-platform="game"]').waitFor();
  } else await expect.poll(() => visitor.documents()).toBe(documents);
  await hydrated(page);
  expect(visitor.documents()).toBe(documents);
  expect(visitor.complaints.filter((told) => told.startsWith('uncaught'))).toEqual([]);
  await visitor.leave();
});

it('§8 and the visitor is told too where that part is missed before the game comes', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await page.route('**/assets/player-actions-*.js', (route) => route.abort());
  await page.route('**/assets/game-container-*.js', async (route) => {
    await page.getByRole('alert').waitFor();
    await route.continue();
  });
  await open(page, '/slots/');
  await page.locator('main [data-action="play"]').first().click();
  await fillLogin(page);
  await page.locator('iframe[data-casino-platform="game"]').waitFor();
  const notice = page.getByRole('alert').filter({ hasText: 'That could not be loaded' });
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'hidden' });
  await visitor.leave();
});

describe('§8 what opens over the page while its code is long in coming', () => {
  const standIn = (page: Page) => page.getByRole('dialog', { name: 'Velvet Comet' });
  /** What keeps the page out of use where nothing is to be seen over it. */
  const locks = (page: Page) =>
    page.evaluate(() => {
      const isShown = [...document.querySelectorAll('dialog, [role="dialog"]')].some((dialog) =>
        dialog.checkVisibility(),
      );
      return isShown ? 0 : document.querySelectorAll('[inert], html[data-covered]').length;
    });
  it.each([
    ['login', 'widget-container', '/blog/', 'header [data-widget="login"]'],
    ['game', 'game-container', '/slots/', 'main [data-action="play"]'],
    ['search', 'search-overlay', '/blog/', 'header [data-action="search-open"]'],
  ])(
    'the %s leaves the page in use until a dialog says so in words; Escape, Back and Close end it',
    async (what, file, path, opener) => {
      const visitor = await journeys.newVisitor({ hasDeclined: true });
      const { page } = visitor;
      await open(page, path);
      await page.clock.install();
      const entries = await page.evaluate(() => history.length);
      if (what === 'game') await logIn(page);
      const letThrough = await holdBack(page, `**/assets/${file}-*.js`);
      const press = async () => {
        await page.locator(opener).first().press('Enter');
        await framesPass(page);
        expect(await locks(page)).toBe(0);
      };
      await press();
      await page.keyboard.press('Escape');
      await press();
      await page.goBack();
      await page.clock.runFor(1_200);
      await framesPass(page);
      expect(await standIn(page).count()).toBe(0);

      await press();
      await standIn(page).getByText('please wait').waitFor();
      expect(await standIn(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await standIn(page).getByRole('button', { name: 'Close' }).click();
      await standIn(page).waitFor({ state: 'detached' });
      await expect
        .poll(() =>
          page
            .locator(opener)
            .first()
            .evaluate((element) => element === document.activeElement),
        )
        .toBe(true);

      await press();
      await standIn(page).waitFor();
      letThrough();
      await standIn(page).waitFor({ state: 'detached' });
      const opened = page.locator('dialog[open], [role="dialog"]').first();
      await opened.waitFor();
      await expect
        .poll(() => opened.evaluate((dialog) => dialog.contains(document.activeElement)))
        .toBe(true);
      await page.keyboard.press('Escape');
      await pageIsFree(page);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      expect(visitor.documents()).toBe(1);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it('and where it does not come at all, trying again is a new document, over which the login opens', async () => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await open(page, '/search/?q=moon');
    await holdBack(page, '**/assets/widget-container-*.js', 1);
    await page.clock.install();
    await page.locator('header [data-widget="login"]').first().click();
    await standIn(page).getByText('please wait').waitFor();
    await page.clock.fastForward(FRAMEWORK_PATIENCE_MS);
    await standIn(page).getByRole('alert').filter({ hasText: 'could not be loaded' }).waitFor();
    await standIn(page).getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-widget-host="login"] input[type="password"]').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('moon');
    expect(visitor.documents()).toBe(2);
    await visitor.leave();
  });

  it('the platform’s own code: the visitor is told that it is waited for, and then that it cannot be reached', async () => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await holdBack(page, '**/assets/start-*.js');
    await page.goto('/blog/');
    // The page is hydrated, and the platform's code awaited.
    await page.locator('html[data-session]').waitFor({ state: 'attached' });
    await page.clock.install();
    await page.locator('header [data-widget="login"]').first().click();
    await page.getByText('One moment').first().waitFor();
    await page.clock.fastForward(FRAMEWORK_PATIENCE_MS);
    await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).waitFor();
    expect(await locks(page)).toBe(0);
    await visitor.leave();
  });
});
