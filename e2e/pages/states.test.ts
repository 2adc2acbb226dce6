import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

/** The edge's page, with some of its data changed on the way; it is gone to by a link of the lobby, which may fetch it ahead. */
async function visitChanged(page: Page, href: string, change: Record<string, unknown>): Promise<void> {
  await page.route('**/api/page?*', async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    await route.fulfill({ response, json: { ...data, page: { ...data.page, ...change } } });
  });
  await open(page, '/');
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForURL(`**${href}`);
}

it.each([
  ['/slots/', { tiles: [], rows: [], liveTables: null }, 'No games found', '/'],
  ['/blog/', { cards: [] }, 'Nothing written yet', '/all-games/'],
  ['/blog/?category=guides', { cards: [] }, 'Nothing written yet', '/blog/'],
  ['/promotions/', { cards: [] }, 'No promotion is running', '/'],
  ['/providers/', { providers: [] }, 'No studio to show', '/all-games/'],
  ['/themes/', { themes: [] }, 'No theme to show', '/all-games/'],
  ['/all-games-search/?q=zzzz', { tiles: [], popular: [] }, 'Nothing found for “zzzz”', '/all-games/'],
  [
    '/search/?q=odds',
    { results: [], tiles: [], isContentMissing: true },
    'Our pages cannot be searched just now',
    '/all-games-search/?q=odds',
  ],
] as const)('an empty %s says so in words and leads on', async (path, change, title, leadsTo) => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await visitChanged(page, path, change);
  const state = page.locator('main h2', { hasText: title }).locator('..');
  await state.waitFor();
  expect((await state.locator('p').innerText()).length).toBeGreaterThan(15);
  expect(await state.getByRole('link').getAttribute('href')).toBe(leadsTo);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it.each(['**/api/promotions?*', '**/assets/fetch-player-promotions-*.js'])(
  '§7.4 a player whose own promotions cannot be loaded (%s) is told that those on the page are for everyone',
  async (lost) => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await page.route(lost, (route) => route.fulfill({ status: 502, body: '' }));
    await open(page, '/promotions/');
    const header = page.locator('main header').first();
    expect(await header.innerText()).toContain('What the house is giving away');
    const before = await header.boundingBox();
    await logIn(page);
    await header.getByText('Your own offers cannot be shown now. These are for everyone.').waitFor();
    expect(await header.boundingBox()).toEqual(before);
    expect(await page.locator('main li h2').count()).toBeGreaterThan(0);
    await visitor.leave();
  },
);
