import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SEARCH_FIRST_PAGE_SIZE } from '../../shared/config/constants.ts';
import { keysOf } from '../../shared/domain/records.ts';
import { DEFAULT_LOCALE, LOCALE_FACTS } from '../../shared/i18n/locales.ts';
import { PAGE_NAMES } from '../../shared/pages/pages.ts';
import { fontsReady, framesPass, hydrated, open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { DRIVEN, isGone, openAlone } from '../../testing/browser/overlays.ts';
import { ADDRESSES, usePageOf } from '../../testing/browser/pages.ts';
import { ONE_OF_EACH_LANGUAGE } from '../../testing/locales.ts';
import { logIn } from '../../testing/browser/player.ts';
import { misfitsOfText } from '../../testing/browser/text-fits.ts';

const WIDTHS = [320, 390, 1440];
const VISITOR = { reducedMotion: 'reduce', hasDeclined: true } as const;

const journeys = startJourneys();

/** What is wrong with the page's text at each width, one line each. */
async function misfits(page: Page): Promise<string> {
  const found: string[] = [];
  await fontsReady(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // The driver is told of the new size before the page's styles are.
    await page.waitForFunction((now) => matchMedia(`(width: ${now}px)`).matches, width);
    // Sizes in parts of the window follow in the frame after.
    await framesPass(page);
    found.push(...(await page.evaluate(misfitsOfText)).map((misfit) => `${width} px: ${misfit}`));
  }
  return found.join('\n');
}

const OTHER_LANGUAGES = ONE_OF_EACH_LANGUAGE.filter((locale) => locale !== DEFAULT_LOCALE);

describe('§2.12 no text is cut, broken inside a word, or on other text, at 320, 390 and 1440 px', () => {
  it.each(PAGE_NAMES)('in each language on the page %s', async (kind) => {
    await usePageOf(journeys, kind, VISITOR, async (page) => {
      expect(await misfits(page), DEFAULT_LOCALE).toBe('');
      for (const locale of OTHER_LANGUAGES) {
        await page.goto(LOCALE_FACTS[locale].prefix + ADDRESSES[kind]);
        await hydrated(page);
        expect(await misfits(page), locale).toBe('');
      }
    });
  });

  it.each(keysOf(DRIVEN))('with the overlay %s open', async (name) => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    await openAlone(page, name);
    expect(await misfits(page)).toBe('');
    await visitor.leave();
  });

  it('in the results of a search at 768 px, where a long name leaves its studio a line', async () => {
    const visitor = await journeys.newVisitor({ ...VISITOR, width: 768 });
    const { page } = visitor;
    await open(page, '/accessibility/');
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input[type="search"]').fill('moon');
    // All of the first results are drawn, a few at a time.
    const lines = page.locator('dialog[open] [aria-labelledby="search-results"] li');
    await expect.poll(() => lines.count()).toBe(SEARCH_FIRST_PAGE_SIZE);
    await lines.last().scrollIntoViewIfNeeded();
    expect(await page.evaluate(misfitsOfText)).toEqual([]);
    await visitor.leave();
  });

  it.each(OTHER_LANGUAGES)('in %s in the menus of a player', async (locale) => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    await open(page, `${LOCALE_FACTS[locale].prefix}/accessibility/`);
    await logIn(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-action="menu-open"]').click();
    await page.locator('#side-menu [data-widget="account"]').waitFor();
    expect(await misfits(page), 'the side menu').toBe('');
    await page.keyboard.press('Escape');
    await isGone(page, 'sideMenu');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('header [aria-controls="account-menu"]').click();
    await page.locator('#account-menu [data-widget="account"]').waitFor();
    expect(await misfits(page), 'the account menu').toBe('');
    await visitor.leave();
  });
});

it.each(['', '/es'])(
  '§2.12 everything in the bar of a game can be pressed, whatever was lost: %s',
  async (prefix) => {
    const visitor = await journeys.newVisitor(VISITOR);
    const { page } = visitor;
    await open(page, `${prefix}/slots/`);
    await logIn(page);
    await page.locator('main [data-action="play"]').first().click();
    const net = page.locator('dl:has(dt) dd').last();
    await net.evaluate((figure) => (figure.textContent = '−£123,456.78'));
    for (const width of [320, 360, 390, 480, 600]) {
      await page.setViewportSize({ width, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.clientWidth), { message: 'resized' })
        .toBe(width);
      const out = await page
        .locator('[role="dialog"] > header > *')
        .locator('visible=true')
        .evaluateAll(
          (parts) =>
            parts.filter((part) => {
              const { left, right } = part.getBoundingClientRect();
              return left < 0 || right > innerWidth;
            }).length,
        );
      expect(out, `${width} px`).toBe(0);
      await page.getByRole('button', { name: /close the game|cerrar el juego/iu }).click({ trial: true });
    }
    await visitor.leave();
  },
);

it('§2.12 the look at text finds what is cut, broken and overlapped', async () => {
  const visitor = await journeys.newVisitor({ width: 390 });
  const { page } = visitor;
  await page.setContent(`
    <style>.cap::first-letter { float: left; font-size: 3em; line-height: 1; }</style>
    <p style="width:60px;overflow:hidden;white-space:nowrap">A line that is cut</p>
    <p style="width:60px;height:20px;overflow:hidden">Lines that are cut below</p>
    <p style="width:50px;overflow-wrap:anywhere">Unterbrochenes</p>
    <p>Under it</p><p style="margin-top:-34px">Over it</p>
    <p style="width:60px;overflow:auto;white-space:nowrap">This one scrolls</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">This one says that it goes on</p>
    <p class="cap">Each paragraph may begin large</p>
    <span class="visually-hidden" style="position:absolute;left:-900px">Said alone</span>`);
  const found = await page.evaluate(misfitsOfText);
  expect(found.map((one) => one.replace(/ in “.*$/u, ''))).toEqual([
    'cut at the side: “A line that is cut”',
    'cut below: “Lines that are cut below”',
    'broken: “Unterbrochenes”',
    '“Under it” lies on “Over it”',
  ]);
  await visitor.leave();
});
