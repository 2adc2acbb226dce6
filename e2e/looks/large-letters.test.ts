import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fontsReady, hydrated, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { openNow } from '../../testing/browser/overlays.ts';
import { logIn } from '../../testing/browser/player.ts';
import { misfitsOfText } from '../../testing/browser/text-fits.ts';

/** As people set them in their browser, px. In em, a window of 360 px is a narrow one then. */
const LETTERS_PX = [20, 24, 32];
const PHONE = { width: 360, height: 800 };

const journeys = startJourneys();

const phoneWith = (letters: number) =>
  journeys.newVisitor({ reducedMotion: 'reduce', hasDeclined: true, viewport: PHONE, letters });

/** Text that is cut, and what of the page reaches over the side. */
async function lost(page: Page, inside: string): Promise<readonly string[]> {
  await fontsReady(page);
  const cut = (await page.evaluate(misfitsOfText)).filter((misfit) => misfit.startsWith('cut'));
  const over = await page
    .locator(inside)
    .locator(':is(h1, h2, p, button, strong, dt, dd):visible')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.closest('.visually-hidden, ul') === null)
        .map((part) => ({ text: part.textContent.slice(0, 30), right: part.getBoundingClientRect().right }))
        .filter(({ right }) => right > innerWidth + 1)
        .map(({ text, right }) => `“${text}” reaches to ${Math.round(right)} px`),
    );
  return [...cut, ...over];
}

describe.each(LETTERS_PX)('§2.12 letters of %i px on a phone of 360 px', (letters) => {
  it('leave the window to the page, not to the bar at the foot, and the keyboard finds nothing below it', async () => {
    const { page, leave } = await phoneWith(letters);
    await open(page, '/accessibility/');
    const bar = page.locator('aside:has([data-widget="registration"])');
    const { height, position } = await bar.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      position: getComputedStyle(element).position,
    }));
    expect(position === 'static' || height < PHONE.height / 5, `${position}, ${height} px`).toBe(true);
    await leave();
  });

  it.each(['/es/nope/', '/es/providers/', '/jackpots/'])('cut no text on %s', async (path) => {
    const { page, leave } = await phoneWith(letters);
    await page.goto(path);
    await hydrated(page);
    expect(await lost(page, 'main')).toEqual([]);
    await leave();
  });

  it('cut nothing of the cookie question with its choices, of a popup’s title, and of the menu in a game', async () => {
    const { page, leave } = await phoneWith(letters);
    await open(page, '/accessibility/');
    await openNow(page, 'consent');
    await page.locator('[role="dialog"] summary').click();
    expect(await lost(page, '[role="dialog"]'), 'cookies').toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .locator('footer a', { hasText: 'Responsible gambling' })
      .first()
      .dispatchEvent('click', { button: 0 });
    const bar = page.locator('dialog[open] h2').first();
    const isInside = await bar.evaluate((title) => {
      const { top, bottom } = title.getBoundingClientRect();
      const around = title.parentElement?.getBoundingClientRect();
      return around !== undefined && top >= around.top && bottom <= around.bottom;
    });
    expect(isInside, 'a popup’s title').toBe(true);
    await leave();

    const player = await phoneWith(letters);
    await open(player.page, '/slots/');
    await logIn(player.page);
    await player.page.locator('main [data-action="play"]').first().click();
    await player.page.locator('[role="dialog"] > header').waitFor();
    await player.page.getByRole('button', { name: 'Quick menu' }).click();
    await player.page.getByRole('region', { name: 'Quick menu' }).waitFor();
    expect(await lost(player.page, '[role="dialog"]'), 'the menu in a game').toEqual([]);
    await player.leave();
  });
});

it('§2.12 the page for who is not served can be read whole with letters of 32 px', async () => {
  const { page, leave } = await phoneWith(32);
  await page.goto('/es/restricted-access/');
  await hydrated(page);
  expect(await lost(page, 'main')).toEqual([]);
  await leave();
});
