import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';
import { logIn } from '../testing/browser/player.ts';
import { windowOf, WIDTHS } from '../testing/browser/windows.ts';

const journeys = startJourneys();

/** Whatever the keyboard comes to below the page's main part, one after the other: what is covered as it has the focus. */
const coveredByKeyboard = (page: Page) =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('footer :is(a, button, summary)')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }),
    );
    window.scrollTo(0, 0);
    const covered = targets.filter((target) => {
      target.focus();
      const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met === null || !(target.contains(met) || met.contains(target));
    });
    return { targets: targets.length, covered: covered.map(({ textContent }) => textContent) };
  });

/** How far the footer's last line reaches below the upper edge of what lies at the foot, at the end of the page; px. */
async function hiddenAtTheEnd(page: Page, beside: Locator): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.locator('footer a[hreflang]').last().boundingBox();
  const box = await beside.boundingBox();
  if (last === null || box === null) throw new Error('Not shown');
  return last.y + last.height - box.y;
}

const endOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The last as a browser that enlarges 1280 × 1024 px to 400 %. */
const WINDOWS = [...Object.values(WIDTHS).map((width) => windowOf(width)), { width: 320, height: 256 }];

it.each(WINDOWS)(
  'nothing of the footer stays under the question about cookies, in $width × $height px',
  async (viewport) => {
    const visitor = await journeys.newVisitor({ viewport, reducedMotion: 'reduce' });
    const { page } = visitor;
    await open(page, '/promotions/');
    const before = await endOf(page);
    const question = page.getByRole('dialog', { name: 'Your cookie choices' });
    await question.waitFor();
    await expect.poll(() => hiddenAtTheEnd(page, question)).toBeLessThan(0);
    const { targets, covered } = await coveredByKeyboard(page);
    expect(targets).toBeGreaterThan(30);
    expect(covered).toEqual([]);

    // On paper there is neither.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd)).toBe('0px');
    await page.emulateMedia({ media: 'screen' });

    // It grows with its boxes, and takes its room with it as it goes.
    await question.locator('summary').click();
    await expect.poll(() => hiddenAtTheEnd(page, question)).toBeLessThan(0);
    await question.getByRole('button', { name: 'Decline All' }).click();
    await expect.poll(() => endOf(page)).toBe(before);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

it.each([WIDTHS.phone, WIDTHS.desktop])('nor under the question about a limit, at %i px', async (width) => {
  const visitor = await journeys.newVisitor({ width, hasDeclined: true, reducedMotion: 'reduce' });
  const { page } = visitor;
  await open(page, '/promotions/');
  await logIn(page);
  const prompt = page.getByRole('complementary', { name: 'Is your deposit limit right for you?' });
  await prompt.waitFor();
  await expect.poll(() => hiddenAtTheEnd(page, prompt)).toBeLessThan(0);
  expect((await coveredByKeyboard(page)).covered).toEqual([]);
  await visitor.leave();
});
