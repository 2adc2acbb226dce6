import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { WIDTHS } from '../../testing/browser/windows.ts';

const journeys = startJourneys();

/** What a press needs of the edge: code, styles, a page. */
const PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  search: (page) => page.locator('header [data-action="search-open"]').first().click(),
  login: (page) => page.locator('header [data-widget="login"]').first().click(),
  'a link': (page) =>
    page.locator('main a[href^="/"], footer a[href^="/"]').first().click({ noWaitAfter: true }),
};

it.each([
  ['search', 'gone'],
  ['search', 'a proxy that says 503'],
  ['login', 'gone'],
  ['a link', 'gone'],
  ['a link', 'a proxy that says 503'],
] as const)(
  '§8 while the edge cannot be reached, though there is a network, a press loads nothing and the page stays, with what was typed: %s, %s',
  async (press, edge) => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await open(page, '/contact-us/');
    await page.waitForLoadState('networkidle');
    const message = page.locator('textarea').first();
    await message.fill('My withdrawal has not come.');
    await page.route(`${journeys.site.origin}/**`, (route) =>
      edge === 'gone'
        ? route.abort('connectionrefused')
        : route.fulfill({ status: 503, body: 'Bad gateway' }),
    );
    await PRESSES[press]?.(page);
    await page.getByRole('alert').filter({ hasText: 'That could not be loaded' }).waitFor();
    expect(await message.inputValue()).toBe('My withdrawal has not come.');
    expect(new URL(page.url()).pathname).toBe('/contact-us/');
    expect(visitor.documents()).toBe(1);
    await page.unroute(`${journeys.site.origin}/**`);
    await PRESSES['search']?.(page);
    await page.getByRole('searchbox').waitFor();
    expect(await message.inputValue()).toBe('My withdrawal has not come.');
    await visitor.leave();
  },
);

it('§8 a part that is lost reloads no page on which something is being written, and one that is dropped once none at all', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  let dropped = 0;
  await page.route('**/assets/read-games-*.js', (route) => {
    dropped += 1;
    return dropped === 1 ? route.abort() : route.continue();
  });
  await open(page, '/contact-us/');
  const message = page.locator('textarea').first();
  // The first touch has the platform loaded, and its list of games read.
  await message.click();
  await expect.poll(() => dropped).toBe(2);
  expect(visitor.documents()).toBe(1);
  await message.fill('My withdrawal has not come.');
  await page.route('**/assets/search-overlay-*.js', (route) => route.abort());
  await PRESSES['search']?.(page);
  await page.getByRole('alert').filter({ hasText: 'That could not be loaded' }).waitFor();
  expect(await message.inputValue()).toBe('My withdrawal has not come.');
  expect(visitor.documents()).toBe(1);
  await visitor.leave();
});

it('§8 what could not be loaded is said beside the question about cookies, not over its buttons', async () => {
  const visitor = await journeys.newVisitor({ width: WIDTHS.phone });
  const { page } = visitor;
  await open(page, '/blog/');
  const question = page.getByRole('dialog', { name: 'Your cookie choices' });
  await question.waitFor();
  await page.route('**/assets/search-overlay-*', (route) => route.abort());
  await page.route('**/livez', (route) => route.abort());
  await PRESSES['search']?.(page);
  const notice = page.getByRole('alert').filter({ hasText: 'That could not be loaded' });
  await notice.waitFor();
  const [above, below] = await Promise.all([notice.boundingBox(), question.boundingBox()]);
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await visitor.leave();
});
