import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../shared/domain/records.ts';
import { misfitsOfBar } from '../../testing/browser/bar-fits.ts';
import { fontsReady, framesPass, open, type VisitorOptions } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { DRIVEN, isGone, openAlone, openNow } from '../../testing/browser/overlays.ts';
import { logIn } from '../../testing/browser/player.ts';

/** Windows in px; those below 960 are also wider ones at 200 % zoom. */
const WIDTHS = [320, 360, 390, 480, 600, 640, 768, 959, 960, 1024, 1100, 1200, 1239, 1240, 1280, 1440];
/** Windows in px for letters that are larger than usual. */
const WIDTHS_LARGE = [360, 390, 480, 768, 960, 1024, 1240, 1440, 1920];
const USUAL_PX = 16;
const LETTERS_PX = [USUAL_PX, 24, 32];
const LANGUAGES = { en: '', es: '/es' } as const;
/** Each language with letters of each size, px, as the browser's own settings make them. */
const CASES = keysOf(LANGUAGES).flatMap((language) =>
  LETTERS_PX.map((letters) => [language, letters] as const),
);
const LONG_NAME = `Maximiliana Alexandrina ${'Wolfeschlegelstein'.repeat(2)}`;
const MONEY = { en: '€1,234,567.89', es: '1.234.567,89 €' } as const;

const journeys = startJourneys();

/** A player with a name of 60 letters and more than a million in cash, and as much of a bonus. */
async function richPlayer(page: Page, money: string): Promise<void> {
  await page.route(/\/platform\/(?:session|login|balance)$/u, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/"PlayerName":"[^"]*"/u, `"PlayerName":"${LONG_NAME}"`)
      .replaceAll(/"Display(\w+)":"[^"]*"/gu, `"Display$1":"${money}"`);
    await route.fulfill({ response, body });
  });
}

const visitorOf = (options: VisitorOptions) =>
  journeys.newVisitor({ width: 1440, reducedMotion: 'reduce', ...options });

/** Makes the window that wide, and waits for the styles that follow. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.waitForFunction((now) => matchMedia(`(width: ${now}px)`).matches, width);
  await framesPass(page);
}

/** Bars by their selectors, each with the widths at which it is shown, px. */
type Bars = Readonly<Record<string, readonly number[]>>;

/** What is wrong with bars at each of their widths, one line each. Where several are shown at once they are looked at together: most of a look is the resizing. */
async function misfits(page: Page, bars: Bars): Promise<string> {
  const found: string[] = [];
  await fontsReady(page);
  for (const width of new Set(Object.values(bars).flat())) {
    await resize(page, width);
    for (const [bar, widths] of Object.entries(bars)) {
      if (!widths.includes(width)) continue;
      const wrong = await page.evaluate(misfitsOfBar, bar);
      found.push(...wrong.map((misfit) => `${bar} at ${width} px: ${misfit}`));
    }
  }
  return found.join('\n');
}

describe.each(CASES)(
  '§2.7 §2.12 in %s with letters of %i px, from 320 or 360 to 1440 or 1920 px',
  (language, letters) => {
    const path = `${LANGUAGES[language]}/accessibility/`;
    const widths = letters === USUAL_PX ? WIDTHS : WIDTHS_LARGE;
    // The letters decide: 960 px where they are 16.
    const barAtFoot = widths.filter((width) => width < 60 * letters);

    it('all of a guest’s header, bar at the foot, footer and cookie question is in the window', async () => {
      const visitor = await visitorOf({ letters });
      const { page } = visitor;
      await open(page, path);
      const cookieQuestion = '[role="dialog"]';
      // It comes once the page has come to rest.
      await page.locator(cookieQuestion).waitFor();
      const bars = {
        header: widths,
        [cookieQuestion]: widths,
        'aside:has([data-widget="registration"])': barAtFoot,
        footer: WIDTHS_LARGE,
      };
      expect(await misfits(page, bars)).toBe('');
      await visitor.leave();
    });

    it('all of a rich player’s header is in the window, and the account opens to its last line, Log out', async () => {
      const visitor = await visitorOf({ letters, hasDeclined: true });
      const { page } = visitor;
      await richPlayer(page, MONEY[language]);
      await open(page, path);
      await logIn(page);
      const toggle = page
        .locator('header :is([aria-controls="balance-menu"], [aria-controls="account-menu"])')
        .locator('visible=true');
      await toggle.waitFor();
      const bars = { header: widths, 'nav:has([data-footer-tab])': barAtFoot };
      expect.soft(await misfits(page, bars)).toBe('');
      await page.mouse.move(10, 700);
      for (const width of widths) {
        await resize(page, width);
        await toggle.focus();
        await page.keyboard.press('Enter');
        const out = page.locator('header [data-action="logout"]');
        await out.scrollIntoViewIfNeeded();
        const { left, right, bottom } = await out.evaluate((button) => {
          const rect = button.getBoundingClientRect();
          return { left: rect.left, right: rect.right, bottom: rect.bottom };
        });
        const seen = left >= 0 && right <= width && bottom <= 800;
        expect.soft(seen, `${width} px: Log out from ${left} to ${right} px`).toBe(true);
        await out.click({ trial: true });
        const sums = await page.evaluate(misfitsOfBar, 'header dl');
        expect.soft(sums, `${width} px: the sums`).toEqual([]);
        await page.keyboard.press('Escape');
        await out.waitFor({ state: 'hidden' });
      }
      await visitor.leave();
    });

    it('all of a game’s bar is in the window, with much money won', async () => {
      const visitor = await visitorOf({ letters, hasDeclined: true });
      const { page } = visitor;
      await richPlayer(page, MONEY[language]);
      await open(page, `${LANGUAGES[language]}/slots/`);
      await logIn(page);
      await page.locator('main [data-action="play"]').first().click();
      const figures = page.locator('[role="dialog"] > header dl dd');
      await figures.last().evaluate((figure, money) => (figure.textContent = `+${money}`), MONEY[language]);
      expect(await misfits(page, { '[role="dialog"] > header': widths })).toBe('');
      await visitor.leave();
    });

    it('all of a landing page’s header is in the window', async () => {
      const visitor = await visitorOf({ letters, hasDeclined: true });
      const { page } = visitor;
      await open(page, `${LANGUAGES[language]}/welcome/`);
      expect(await misfits(page, { header: widths })).toBe('');
      await visitor.leave();
    });

    it('all of the search and of the menu is in the window', async () => {
      const visitor = await visitorOf({ letters, hasDeclined: true });
      const { page } = visitor;
      await open(page, path);
      for (const name of ['search', 'sideMenu'] as const) {
        await openNow(page, name);
        const inWindow = await misfits(page, { 'dialog[open]': widths });
        expect.soft(inWindow, name).toBe('');
        await page.keyboard.press('Escape');
        await isGone(page, name);
      }
      await visitor.leave();
    });
  },
);

it.each(keysOf(DRIVEN))(
  '§2.12 from 320 to 1440 px all controls of the overlay %s are in the window',
  async (name) => {
    const visitor = await visitorOf({ hasDeclined: true });
    const { page } = visitor;
    await openAlone(page, name);
    const found = await misfits(page, { 'dialog[open], [role="dialog"]': WIDTHS });
    // A heart lies on its cover on purpose.
    expect(found.split('\n').filter((misfit) => /out of the window|nothing in|^no /u.test(misfit))).toEqual(
      [],
    );
    await visitor.leave();
  },
);
