import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

it('§4 a player logs in, plays a round, sees the balance follow, and returns to where they were', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  const balance = page.locator('header [data-balance]').first();
  await balance.waitFor();
  const before = await balance.textContent();

  const play = page.locator('main [data-action="play"]').nth(3);
  await play.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await play.click({ force: true });
  const game = page.frameLocator('iframe').first();
  const spin = game.getByRole('button', { name: /spin/iu }).first();
  await spin.waitFor();
  await spin.click();
  // §4: the consent popup is there by now, and must not cover the game.
  await page.getByRole('button', { name: 'Accept All' }).waitFor();
  const isGameOnTop = await page.evaluate(() => {
    const popup = document.querySelector('[role="dialog"]')?.getBoundingClientRect();
    if (popup === undefined) throw new Error('no popup');
    const top = document.elementFromPoint(popup.x + popup.width / 2, popup.y + popup.height / 2);
    return top !== null && top.closest('[aria-modal="true"]') !== null;
  });
  expect(isGameOnTop).toBe(true);
  await expect.poll(() => balance.textContent(), { timeout: 15_000 }).not.toBe(before);

  await page.getByRole('button', { name: 'Close the game' }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/slots/');
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** Comes to the page, whose scripts come once the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.onclick !== null);
  return release;
}

it.each([
  ['a finger or the mouse', false],
  ['the keyboard', true],
])(
  '§4 Play that is pressed before the scripts have come opens once they have, by %s',
  async (_what, isKey) => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    const release = await openWithoutScripts(page, '/slots/');
    const [other, play] = [0, 1].map((at) => page.locator('main [data-action="play"]').nth(at));
    await other?.dispatchEvent('click');
    if (isKey) await play?.press('Enter');
    else await play?.dispatchEvent('click');
    expect(await page.locator('[data-pressed]').count()).toBe(1);
    expect(await play?.getAttribute('data-pressed')).toBe('');
    release();
    await page.locator('[data-widget-host="login"]').waitFor();
    await page.waitForFunction(() => document.querySelector('[data-pressed]') === null);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

it('§2.7 the menu that was opened and closed before the scripts have come stays closed once they have', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  const release = await openWithoutScripts(page, '/slots/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.locator('[data-action="menu-open"]').press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  release();
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector('[data-pressed]') === null);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await menu.isVisible()).toBe(false);
  await page.locator('[data-action="menu-open"]').press('Enter');
  await menu.waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
