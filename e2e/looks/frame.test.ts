import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { open, type Visitor } from '../../testing/browser/browser.ts';
import { WIDTHS } from '../../testing/browser/windows.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { fillLogin, logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on show`);
  return box;
};
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** One page load serves all tests of a group. */
function onePage(
  options: { readonly width: number },
  path: string,
): { readonly page: Page; readonly visitor: Visitor } {
  let visitor: Visitor | null = null;
  const underWay = () => {
    if (visitor === null) throw new Error('The page opens with the first test of the group');
    return visitor;
  };
  beforeAll(async () => {
    // A site's first document does not wait for its platform: some of the footer may be missing in it.
    const parts = async () =>
      (await (await journeys.site.request(path)).text()).match(/data-found="/gu)?.length;
    await vi.waitFor(async () => expect(await parts()).toBe(2), { timeout: 10_000 });
    visitor = await journeys.newVisitor(options);
    await open(visitor.page, path);
  });
  afterAll(async () => {
    expect(underWay().complaints).toEqual([]);
    await underWay().leave();
  });
  return {
    get visitor() {
      return underWay();
    },
    get page() {
      return underWay().page;
    },
  };
}

describe('§2.7 around the page on a wide screen', () => {
  const at = onePage({ width: WIDTHS.desktop }, '/slots/');

  it('the header is 75 px high and stays at the top', async () => {
    await scrollTo(at.page, 900);
    expect(await boxOf(at.page, 'header')).toMatchObject({ y: 0, height: 75 });
    await scrollTo(at.page, 0);
  });

  it('§2.12 the button back to the top is there past 400 px, and leads there', async () => {
    const button = at.page.getByRole('button', { name: 'Back to top' });
    await scrollTo(at.page, 400);
    await expect.poll(() => button.count()).toBe(0);
    await scrollTo(at.page, 401);
    await expect.poll(() => button.isVisible()).toBe(true);
    await button.click();
    await expect.poll(() => at.page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('the footer has six blocks, the affiliate programme and both stores', async () => {
    const footer = at.page.locator('footer');
    const blocks = footer.getByRole('navigation').first().locator('h2');
    expect(await blocks.count()).toBe(6);
    for (const address of [
      'https://affiliates.velvet-comet.example',
      'https://apps.velvet-comet.example/ios',
      'https://apps.velvet-comet.example/android',
    ]) {
      expect(await footer.locator(`a[href="${address}"]`).count(), address).toBe(1);
    }
  });

  it('the platform’s part of the footer is in the document alone, and is not touched when the page is another', async () => {
    const { iconsHtml, copyright } = await at.page.evaluate(async () =>
      (await fetch('/api/footer?lang=en')).json(),
    );
    expect([iconsHtml, copyright]).toEqual([
      expect.stringContaining('<a '),
      expect.stringContaining('\u00a0'),
    ]);
    expect(await at.page.locator('#page-data').textContent()).not.toContain('Operated by');
    const parts = at.page.locator('footer [data-found]');
    // Elements that somebody has marked are still those.
    await parts.evaluateAll((all) => {
      for (const link of all.flatMap((part) => [...part.querySelectorAll('a')])) link.title = 'seen';
    });
    const links = () => parts.locator('a').count();
    const seen = () => parts.locator('a[title="seen"]').count();
    const count = await links();
    const isUntouched = async () => expect([await links(), await seen()]).toEqual([count, count]);
    await at.page.locator('header a[href="/promotions/"]').click();
    await at.page.getByRole('heading', { level: 1, name: 'Promotions' }).waitFor();
    await isUntouched();
    await at.page.goBack();
    await at.page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
    await isUntouched();
    expect(at.visitor.documents()).toBe(1);
  });

  it('the side menu is 300 px wide, locks the scrolling, and a change of route closes it', async () => {
    await at.page.locator('[data-action="menu-open"]').first().click();
    const menu = at.page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(300);
    await at.page.mouse.move(1200, 600);
    await at.page.mouse.wheel(0, 600);
    await at.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await at.page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await at.page.evaluate(() => window.scrollY)).toBe(0);
    await menu.locator('a[href="/live-casino/"]').first().click();
    await at.page.waitForURL('**/live-casino/');
    await menu.waitFor({ state: 'hidden' });
    expect(at.visitor.documents()).toBe(1);
  });

  it('the account drop-down is 350 px wide, opens under the mouse and hides when it leaves', async () => {
    await logIn(at.page);
    const menu = at.page.locator('#account-menu');
    const toggle = at.page.locator('header [aria-controls="account-menu"]');
    await toggle.hover();
    await menu.waitFor();
    expect((await menu.locator('> div').boundingBox())?.width).toBe(350);
    await at.page.mouse.move(300, 700);
    await menu.waitFor({ state: 'hidden' });
    await toggle.click();
    await menu.waitFor();
    await at.page.mouse.move(300, 700);
    await menu.waitFor({ state: 'hidden' });
  });

  it('§4 a game goes to full screen and back', async () => {
    await at.page.locator('main [data-action="play"]').first().click({ force: true });
    await at.page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await expect.poll(() => at.page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
    await at.page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect.poll(() => at.page.evaluate(() => document.fullscreenElement)).toBeNull();
    // Closed out of it, the page is not left filling the screen.
    await at.page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await expect.poll(() => at.page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
    await at.page.getByRole('button', { name: 'Close the game' }).click();
    await at.page.locator('[data-game-host]').waitFor({ state: 'detached' });
    await expect.poll(() => at.page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
});

describe('§2.7 around the page on a phone', () => {
  const at = onePage({ width: WIDTHS.phone }, '/roulette/');

  it('for visitors the bar at the foot is one join banner', async () => {
    const bar = at.page
      .getByRole('complementary')
      .filter({ has: at.page.locator('[data-widget="registration"]') });
    expect(await bar.getByRole('link').allTextContents()).toEqual(['Join']);
  });

  it('for players it has five items: Popular, Slots, Deposit, Search, Offers', async () => {
    await at.page.locator('header [data-widget="login"]:visible').first().click();
    await fillLogin(at.page);
    const bar = at.page.locator('nav').filter({ has: at.page.locator('[data-footer-tab]') });
    await bar.waitFor();
    expect(
      await bar
        .locator('[data-footer-tab]')
        .evaluateAll((items) =>
          items.map((item) => [item.getAttribute('data-footer-tab'), item.getAttribute('href')]),
        ),
    ).toEqual([
      ['popular', '/'],
      ['slots', '/slots/'],
      ['deposit', '?NeoDL=deposit'],
      ['search', '/all-games-search/'],
      ['offers', null],
    ]);
  });

  it('the balance opens and closes a drop-down with cash and bonus', async () => {
    const toggle = at.page.locator('header [aria-controls="balance-menu"]');
    const menu = at.page.locator('#balance-menu');
    // A chunk of its own, which comes after the bar's or before it.
    await toggle.waitFor();
    expect(await at.page.locator('header [data-widget="deposit"]:visible').count()).toBe(1);
    await toggle.click();
    await menu.waitFor();
    await expect.poll(() => menu.locator('dd').allTextContents()).toHaveLength(2);
    await toggle.click();
    await menu.waitFor({ state: 'hidden' });
  });

  it('§2.9 a game has a quick menu', async () => {
    await at.page.locator('main [data-action="play"]').first().click({ force: true });
    await at.page.getByRole('button', { name: 'Quick menu' }).click();
    const menu = at.page.getByRole('region', { name: 'Quick menu' });
    await menu.waitFor();
    expect(
      await menu
        .locator('[data-widget]')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-widget'))),
    ).toEqual(['deposit', 'chat', 'account', 'realityCheck']);
    await menu.getByRole('button').last().click();
    await at.page.locator('[data-game-host]').waitFor({ state: 'detached' });
  });

  it('§9 below 960 px, and not from there on, it is a phone’s page', async () => {
    const links = at.page.locator('header nav').first();
    await at.page.setViewportSize({ width: 959, height: 844 });
    await expect.poll(() => links.isVisible()).toBe(false);
    await at.page.setViewportSize({ width: 960, height: 844 });
    await expect.poll(() => links.isVisible()).toBe(true);
  });
});

it('§2.5 a landing page leads to home once its visitor is logged in', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/welcome/');
  await logIn(page);
  await page.waitForURL(`${journeys.site.origin}/`);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
