import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';

const journeys = startJourneys();

it('§2.12 a grid is one tab stop: arrow keys move between tiles and rows, F2 leads to the heart, and Tab says so', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/all-games/?letter=M');
  const grid = page.locator('main ul[data-grid]').first();
  const count = await grid.locator(':scope > li').count();
  expect(count).toBeGreaterThan(24);
  const at = () =>
    page.evaluate(() => {
      const control = document.activeElement;
      const list = control?.closest('ul[data-grid]') ?? null;
      const tile = control?.closest('li') ?? null;
      const { left = 0, top = 0 } = tile?.getBoundingClientRect() ?? {};
      return {
        tile: list === null ? -1 : [...list.children].findIndex((each) => each === tile),
        does: control?.getAttribute('data-action') ?? control?.localName,
        says: control?.getAttribute('aria-description') ?? null,
        left: Math.round(left),
        down: Math.round(top + window.scrollY),
      };
    });
  for (let presses = 0; presses < 80 && (await at()).tile === -1; presses += 1)
    await page.keyboard.press('Tab');
  const first = await at();
  expect(first).toMatchObject({ tile: 0, does: 'play', says: 'Arrow keys: other games. F2: favourite.' });

  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toMatchObject({ tile: 1, does: 'play', says: null, down: first.down });
  const second = await at();
  await page.keyboard.press('ArrowDown');
  const below = await at();
  expect(below).toMatchObject({ does: 'play', left: second.left });
  expect(below.down).toBeGreaterThan(second.down);
  // The heart by the key that was announced, from heart to heart, and back.
  await page.keyboard.press('F2');
  await expect.poll(at).toMatchObject({ tile: below.tile, does: 'favourite' });
  await page.keyboard.press('ArrowUp');
  await expect.poll(at).toMatchObject({ tile: 1, does: 'favourite' });
  for (let presses = 0; presses < 3 && (await at()).does !== 'play'; presses += 1)
    await page.keyboard.press('F2');
  await expect.poll(at).toMatchObject({ tile: 1, does: 'play' });
  await page.keyboard.press('End');
  await expect.poll(at).toMatchObject({ tile: count - 1 });
  await page.keyboard.press('Home');
  await expect.poll(at).toMatchObject({ tile: 0 });
  await page.keyboard.press('ArrowUp');
  await expect.poll(at).toMatchObject({ tile: 0 });

  // Out by one press, and back to where it was left.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await at()).tile).toBe(-1);
  expect(await grid.locator('[tabindex], [aria-description]').count()).toBe(0);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(at).toMatchObject({ tile: 1, does: 'play' });
  // A heart is pressed where the keys have led.
  await page.keyboard.press('F2');
  await page.keyboard.press('Enter');
  await page.locator('[data-widget-host="login"]').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
