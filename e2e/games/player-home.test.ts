import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { layoutShiftOf } from '../../testing/browser/layout-shift.ts';
import { logInWith } from '../../testing/browser/player.ts';

const journeys = startJourneys();

it.each([390, 1440])(
  '§4 a player who comes home is greeted with their games in the place of the words for guests, at %i px, and nothing moves',
  async (width) => {
    const visitor = await journeys.newVisitor();
    const { page } = visitor;
    await open(page, '/');
    await logInWith(page, page.locator('main [data-action="favourite"]').nth(3), true);
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    const greeting = page.locator('main').getByText('Good to see you, ');
    await greeting.waitFor();
    // The page keeps its heading: the edge's document for this address has the same.
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
      'An evening under a quiet sky',
    ]);
    const shelf = page.getByRole('list', { name: 'Favourites' });
    await shelf
      .getByRole('button', { name: /^Play / })
      .first()
      .waitFor();
    const top = await shelf.boundingBox();
    const offer = await page.locator('#hero-panels').boundingBox();
    // Before the offer: above it on a phone, beside it on a desk.
    if (width === 390) expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(offer?.y ?? 0);
    else expect((top?.x ?? 0) + (top?.width ?? 0)).toBeLessThanOrEqual(offer?.x ?? 0);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.01);
    await shelf.getByRole('button').first().click();
    await page.locator('[data-game-host]').waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

it('§2.9 the game bar has the game’s heart, the list of favourites and the balance; a phone has them in its quick menu', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/slots/');
  const tile = page.locator('main [data-action="play"]').nth(7);
  await logInWith(page, tile, false);
  const name = (await tile.getAttribute('aria-label'))?.replace('Play ', '') ?? '';
  await tile.click({ force: true });
  await page.locator('[data-game-host]').waitFor();
  const bar = page
    .getByRole('dialog', { name })
    .getByRole('banner')
    .or(page.locator('[aria-modal="true"] header'))
    .first();
  const heart = bar.getByRole('button', { name: `Favourite: ${name}` });
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await bar.getByRole('button', { name: 'Show your games' }).click();
  const panel = page.getByRole('complementary', { name: 'Your games' });
  await panel.getByRole('button', { name, exact: true }).waitFor();
  await expect.poll(() => bar.locator('[data-balance]').textContent()).toMatch(/^£[\d,]+\.\d\d$/u);
  await heart.click();
  await expect.poll(() => panel.getByRole('button', { name, exact: true }).count()).toBe(0);

  await bar.getByRole('button', { name: 'Hide your games' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => heart.isVisible()).toBe(false);
  await bar.getByRole('button', { name: 'Quick menu' }).click();
  const menu = page.getByRole('region', { name: 'Quick menu' });
  await menu.getByRole('button', { name: `Favourite: ${name}` }).click();
  await expect
    .poll(() => menu.getByRole('button', { name: `Favourite: ${name}` }).getAttribute('aria-pressed'))
    .toBe('true');
  await menu.getByRole('button', { name: `Favourite: ${name}` }).click();
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
