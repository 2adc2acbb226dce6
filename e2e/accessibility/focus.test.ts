import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { isGone, openAlone, openNow } from '../../testing/browser/overlays.ts';
import { fillLogin, logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

/** What has the focus, in words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.tagName.toLowerCase()}: ${activeElement?.textContent ?? ''}`;
  });

it('a link followed out of the menu leads the focus to the new page, as every link does', async () => {
  const visitor = await journeys.newVisitor({ width: 390, hasDeclined: true });
  const { page } = visitor;
  await open(page, '/');
  await page.locator('[data-action="menu-open"]').press('Enter');
  await page.locator('#side-menu a[href="/slots/"]').press('Enter');
  await page.waitForURL('**/slots/');
  await expect.poll(() => focused(page)).toMatch(/^h1: Slots/u);
  await visitor.leave();
});

it('another page of a list begins with its heading', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/blog/');
  await page.locator('main nav a[href="/blog/?page=2"]').last().press('Enter');
  await page.waitForURL('**/blog/?page=2');
  await expect.poll(() => focused(page)).toMatch(/^h1: /u);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await visitor.leave();
});

it('a search keeps its field and what is typed on while its results come; the same again adds nothing to go back over', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/search/?q=moon');
  const field = page.locator('main input[type="search"]');
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/page?*', async (route) => {
    await held;
    await route.continue();
  });
  await field.fill('pea');
  await field.press('Enter');
  await field.pressSequentially('rl');
  letThrough();
  await page.waitForURL('**/search/?q=pea');
  expect(await field.inputValue()).toBe('pearl');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  const entries = await page.evaluate(() => history.length);
  await field.press('Enter');
  await page.waitForURL('**/search/?q=pearl');
  // Its arrival leads to the top.
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await field.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  // Back brings the query too, where the field shows the page's.
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe('pea');
  // Phones' keyboards end a word with a space, which the page's query has not.
  await field.fill('moon ');
  await field.press('Enter');
  await page.waitForURL('**/search/?q=moon*');
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe('pea');
  await visitor.leave();
});

it('a second game that opens after a login has the focus', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/slots/');
  const play = page.locator('main [data-action="play"]').first();
  const game = page.locator('[data-game-host]');
  await logIn(page);
  await play.click();
  await game.waitFor();
  await page.keyboard.press('Escape');
  await game.waitFor({ state: 'detached' });
  await page.evaluate('CasinoPlatform.logout()');
  await page.locator('html[data-session="guest"]').waitFor({ state: 'attached' });
  await play.click();
  await fillLogin(page);
  await game.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null))
    .toBe(true);
  await visitor.leave();
});

it.each([
  { width: 1280, menu: 'account-menu' },
  { width: 390, menu: 'balance-menu' },
])('who logs out with the keyboard in a window of $width px is at Login then', async ({ width, menu }) => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  await page.setViewportSize({ width, height: 800 });
  await page.locator(`header [aria-controls="${menu}"]`).press('Enter');
  await page.locator(`#${menu} [data-action="logout"]`).press('Enter');
  await page.locator('html[data-session="guest"]').waitFor({ state: 'attached' });
  const login = page.locator('header [data-widget="login"]');
  await expect.poll(() => login.evaluate((element) => element === document.activeElement)).toBe(true);
  await visitor.leave();
});

it('an overlay opened out of another that has closed gives the focus back to what had opened that one', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/accessibility/');
  const link = page.locator('footer [data-info-page]').first();
  await link.focus();
  await link.press('Enter');
  await page.locator('dialog[open] h2').first().waitFor();
  // The container takes the place of the dialog below it.
  await openNow(page, 'login');
  await page.keyboard.press('Escape');
  await isGone(page, 'login');
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  await visitor.leave();
});

it('the focus returns to a container from what was opened over it', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await openAlone(page, 'registration');
  await openNow(page, 'infoPopup');
  await page.keyboard.press('Escape');
  await isGone(page, 'infoPopup');
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.activeElement?.closest('[data-overlay-slot]')?.getAttribute('data-overlay-slot'),
      ),
    )
    .toBe('registration');
  await visitor.leave();
});

it('a dialog has the focus also where the browser gives it none', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function showUnfocused() {
      showModal.call(this);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
  });
  await open(page, '/accessibility/');
  await openNow(page, 'infoPopup');
  await expect.poll(() => focused(page)).toMatch(/^h2: /u);
  await visitor.leave();
});

it('the way back to the top leads the keyboard there too', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true, reducedMotion: 'reduce' });
  const { page } = visitor;
  await open(page, '/slots/');
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  const toTop = page.locator('[data-action="scroll-top"]');
  await toTop.waitFor();
  await toTop.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await visitor.leave();
});

it('the question about cookies has the focus where it is asked for, and gives it back when it is answered', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/accessibility/');
  const settings = page.locator('footer [data-action="cookie-settings"]');
  const question = page.locator('[data-overlay-slot="consent"] > *');
  const isFocused = (element: Element) => element === document.activeElement;
  await settings.press('Enter');
  await expect.poll(() => question.evaluate(isFocused)).toBe(true);
  await question.getByText('Accept All').press('Enter');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => settings.evaluate(isFocused)).toBe(true);
  await visitor.leave();
});

it('the question that comes by itself takes no focus; once answered, the page has it', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/accessibility/');
  const accept = page.locator('[data-overlay-slot="consent"]').getByText('Accept All');
  await accept.waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await accept.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') instanceof HTMLElement))
    .toBe(true);
  await visitor.leave();
});

it.each(['{Escape}', 'Keep playing'])(
  'a reality check that comes by itself over the search gives the focus back to what had opened that: %s',
  async (how) => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await open(page, '/slots/');
    await logIn(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    const opener = page.locator('header [data-action="search-open"]');
    await opener.press('Enter');
    await page.locator('dialog[open] input[type="search"]').waitFor();
    await page.evaluate(`void window.CasinoPlatform.showWidget('realityCheck')`);
    const check = page.getByRole('dialog', { name: 'Reality check' });
    await check.waitFor();
    await isGone(page, 'search');
    if (how === '{Escape}') await page.keyboard.press('Escape');
    else await check.getByRole('button', { name: how }).click();
    await check.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
    await visitor.leave();
  },
);

describe('a reality check that comes by itself, and is no modal dialog', () => {
  /** The platform's, as it hears of its widgets; the sandbox's own is modal. */
  const HEARD = `{
    let platform;
    Object.defineProperty(window, 'CasinoPlatform', {
      get: () => platform,
      set(given) {
        const { on } = given;
        given.on = (event, handler) => {
          if (event === 'widgetShown') window.tellShown = handler;
          return on.call(given, event, handler);
        };
        platform = given;
      },
    });
  }`;

  it.each([
    ['contact', 'before it tells of it'],
    ['contact', 'after it has told of it'],
    ['search', 'after it has told of it'],
    ['sideMenu', 'not at all'],
  ] as const)('over %s has the focus, which the platform asks for %s', async (overlay, when) => {
    const visitor = await journeys.newVisitor({ hasDeclined: true });
    const { page } = visitor;
    await page.addInitScript(HEARD);
    await open(page, '/slots/');
    await logIn(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    if (overlay === 'contact') await page.evaluate(() => window.openContactUs?.());
    else
      await page
        .locator(`header [data-action="${overlay === 'search' ? 'search' : 'menu'}-open"]`)
        .press('Enter');
    await page.locator('dialog:modal').waitFor();
    await page.evaluate((asked) => {
      const check = document.createElement('section');
      check.style.cssText = 'position: fixed; inset: 0 0 auto; z-index: 2147483647';
      const button = document.createElement('button');
      button.id = 'goes-on';
      check.append(button);
      document.body.append(check);
      const focus = () => button.focus();
      if (asked === 'before it tells of it') focus();
      const tell: unknown = Reflect.get(window, 'tellShown');
      if (typeof tell === 'function') tell({ name: 'realityCheck', element: check });
      if (asked === 'after it has told of it') focus();
    }, when);
    await isGone(page, overlay);
    const idOfFocused = () => page.evaluate(() => document.activeElement?.id);
    await expect.poll(idOfFocused).toBe('goes-on');
    // Nor is it given back to what had opened the dialog.
    await page.waitForTimeout(400);
    expect(await idOfFocused()).toBe('goes-on');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
