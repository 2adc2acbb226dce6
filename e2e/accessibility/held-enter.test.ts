import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

/** Enter is held down until the keyboard has repeated it so often. */
async function holdEnter(page: Page, repetitions = 8): Promise<void> {
  for (let press = 0; press <= repetitions; press += 1) {
    // Of a key that is down already Playwright sends a repetition.
    await page.keyboard.down('Enter');
    await page.waitForTimeout(press === 0 ? 400 : 40);
  }
  await page.keyboard.up('Enter');
}

it('§2.10 Enter that is held on the search opens it, and plays no game; the next Enter goes to the first', async () => {
  const visitor = await journeys.newVisitor({ reducedMotion: 'reduce', hasDeclined: true });
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  await page.locator('header [data-action="search-open"]').focus();
  await holdEnter(page);
  const search = page.locator('dialog[open]');
  await search.locator('[data-query] button').first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.localName);
  expect(await focused()).toBe('input');
  expect(await page.locator('[data-game-host] iframe').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('button');
  await holdEnter(page, 2);
  await page.locator('[data-game-host] iframe').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§2.7 Enter that is held on the menu’s button opens it, and in a text of several lines it goes on', async () => {
  const visitor = await journeys.newVisitor({ reducedMotion: 'reduce', hasDeclined: true });
  const { page } = visitor;
  await open(page, '/contact-us/');
  const text = page.locator('main form textarea').first();
  await text.focus();
  await holdEnter(page, 3);
  expect(await text.inputValue()).toBe('\n\n\n\n');
  await page.evaluate(() => {
    const count = new MutationObserver((changes) => {
      document.body.dataset['openings'] = String(
        Number(document.body.dataset['openings'] ?? 0) + changes.length,
      );
    });
    count.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] });
  });
  await page.locator('header [data-action="menu-open"]').focus();
  await holdEnter(page, 15);
  await page.locator('dialog[open]').waitFor();
  // One opening changes a few elements; sixteen would be dozens.
  expect(Number(await page.locator('body').getAttribute('data-openings'))).toBeLessThan(5);
  await visitor.leave();
});
