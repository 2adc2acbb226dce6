import { expect, it } from 'vitest';
import { hydrated, open } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';
import { fillLogin, logIn } from '../testing/browser/player.ts';

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
  await page.route('**/assets/search-overlay-*.css', (route) => {
    refused += 1;
    return refused < 3 ? route.abort() : route.continue();
  });
  const button = page.locator('header [data-action="search-open"]').first();
  await button.hover();
  await expect.poll(() => refused).toBe(1);
  await button.click();
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
