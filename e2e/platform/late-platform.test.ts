import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { framesPass, holdBack, hydrated, open, type Visitor } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { platformScript } from '../../testing/browser/platform-script.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await journeys.newVisitor({ hasDeclined: true, reducedMotion: 'reduce' });
});
afterEach(() => visitor.leave());

const press = (page: Page, selector: string) => page.locator(selector).first().click();
/** All that the platform shows, in the page's own container or beside the page. */
const shownByPlatform = (page: Page) =>
  page.locator('[data-widget-host], [data-casino-platform="modal"]').count();

/** It marks the document with what it is asked to show. */
const MARKING_PLATFORM = platformScript(
  'async showWidget(name) { document.documentElement.dataset.shown = name; }',
);

/** Holds that platform back. @returns lets it come, and says what it was asked */
async function holdPlatform(page: Page): Promise<() => Promise<string | null>> {
  const file = '**/platform.js*';
  await page.route(file, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: MARKING_PLATFORM }),
  );
  const letThrough = await holdBack(page, file);
  return async () => {
    letThrough();
    await page.locator('html[data-session="player"]').waitFor({ state: 'attached' });
    for (let frame = 0; frame < 5; frame += 1) await framesPass(page);
    return page.locator('html').getAttribute('data-shown');
  };
}

/** What a visitor may open while the platform is late, and what shows that it is there still. */
const OPENED = [
  ['the search', 'header [data-action="search-open"]', 'dialog[open] input[type="search"]'],
  ['a page of help', 'footer [data-info-page="privacy"]', 'dialog[open] h2:has-text("Privacy policy")'],
  ['the menu', '[data-action="menu-open"]', 'dialog[open] [data-action="menu-close"]'],
] as const;

describe('§7.6 what was pressed last stays', () => {
  it.each([
    ...OPENED.map((opened) => ['login', ...opened] as const),
    ...OPENED.slice(0, 1).map((opened) => ['registration', ...opened] as const),
  ])('while the code for the %s was late: %s', async (widget, _what, opener, sign) => {
    const { page } = visitor;
    const letThrough = await holdBack(page, '**/assets/start-*.js');
    await page.goto('/blog/');
    await page.locator('html[data-session]').waitFor({ state: 'attached' });
    await press(page, `header [data-widget="${widget}"]`);
    await press(page, opener);
    await page.locator(sign).waitFor();
    letThrough();
    await hydrated(page);
    await framesPass(page);
    expect([await page.locator(sign).isVisible(), await shownByPlatform(page)]).toEqual([true, 0]);
    expect(visitor.complaints).toEqual([]);
  });

  it.each(OPENED)('while the platform was late: %s', async (_what, opener, sign) => {
    const { page } = visitor;
    const come = await holdPlatform(page);
    await open(page, '/blog/');
    await press(page, 'footer [data-widget="withdraw"]');
    await press(page, opener);
    await page.locator(sign).waitFor();
    expect([await come(), await page.locator(sign).isVisible()]).toEqual([null, true]);
  });

  it('and another page that was gone to meanwhile is alone there, by Back too', async () => {
    const { page } = visitor;
    const come = await holdPlatform(page);
    await open(page, '/blog/');
    await press(page, 'header nav a[href="/promotions/"]');
    await page.waitForURL('**/promotions/');
    await press(page, 'footer [data-widget="withdraw"]');
    await page.goBack();
    await page.waitForURL('**/blog/');
    expect([await come(), visitor.documents()]).toEqual([null, 1]);
  });

  it('while the platform was long in drawing a deposit: the search, with what was typed', async () => {
    const { page } = visitor;
    await open(page, '/slots/');
    await logIn(page);
    await page.evaluate(() => {
      const platform: unknown = Reflect.get(window, 'CasinoPlatform');
      const show: unknown = Reflect.get(Object(platform), 'showWidget');
      const drawn = new Promise<void>((resolve) => {
        Reflect.set(window, 'letDraw', resolve);
      });
      Reflect.set(Object(platform), 'showWidget', async (...given: readonly unknown[]) => {
        await drawn;
        if (typeof show === 'function') return Reflect.apply(show, platform, given);
        return undefined;
      });
    });
    await press(page, 'header [data-widget="deposit"]');
    await press(page, 'header [data-action="search-open"]');
    await page.locator('dialog[open] input[type="search"]').fill('moon');
    await page.evaluate('letDraw()');
    for (let frame = 0; frame < 5; frame += 1) await framesPass(page);
    await expect.poll(() => shownByPlatform(page)).toBe(0);
    expect(await page.locator('dialog[open] input[type="search"]').inputValue()).toBe('moon');
  });

  it('and what was closed again keeps no login away', async () => {
    const { page } = visitor;
    const letThrough = await holdBack(page, '**/assets/start-*.js');
    await page.goto('/blog/');
    await page.locator('html[data-session]').waitFor({ state: 'attached' });
    await press(page, 'header [data-widget="login"]');
    await press(page, 'header [data-action="search-open"]');
    await page.locator('dialog[open] input[type="search"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    letThrough();
    await page.locator('[data-widget-host="login"] input[type="password"]').waitFor();
  });
});
