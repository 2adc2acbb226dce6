import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

it('§2.7 the keyboard alone reaches header, menu, reel and tile, opens a game and returns', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/');
  await logIn(page);
  await page.locator('header [data-balance]').first().waitFor({ state: 'attached' });
  await page.locator('.skip-link').focus();

  // The menu: opened, closed by Escape, and the focus is back on its button.
  await tabTo(page, '[data-action="menu-open"]', 6);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Side navigation' }).or(page.locator('dialog[open]')).first();
  await menu.waitFor();
  expect(await isFocusInside(page, 'dialog[open]')).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-action')))
    .toBe('menu-open');

  // A reel: Tab reaches its first tile, the arrow keys the others, and they come into view.
  await tabTo(page, 'ul[id^="reel-"] [data-action="play"]', 120);
  const reel = await page.evaluate(() => document.activeElement?.closest('ul')?.id ?? '');
  const scrolled = () => page.evaluate((id) => document.getElementById(id)?.scrollLeft ?? 0, reel);
  expect(await scrolled()).toBe(0);
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await expect.poll(scrolled).toBe(0);

  // A tile: Enter plays; inside, the focus stays inside.
  const played = await page.evaluate(() => document.activeElement?.getAttribute('data-game-id'));
  await page.keyboard.press('Enter');
  await page.locator('[data-game-host]').waitFor();
  expect(await isFocusInside(page, '[aria-modal="true"]')).toBe(true);
  await tabTo(page, '[aria-label="Close the game"]', 10);
  await page.keyboard.press('Enter');
  await page.locator('[data-game-host]').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-game-id')))
    .toBe(played);
  expect(visitor.documents()).toBe(1);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§2.12 a reel is one tab stop: arrow keys, Home and End move between tiles, Down and Up inside one', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/slots/');
  // The second reel is below the fold: not hydrated.
  const reels = page.locator('ul[data-reel]');
  const at = () =>
    page.evaluate(() => {
      const control = document.activeElement;
      const reel = control?.closest('ul[data-reel]') ?? null;
      const tile = control?.closest('li') ?? null;
      return {
        reel: [...document.querySelectorAll('ul[data-reel]')].findIndex((each) => each === reel),
        tile: reel === null ? -1 : [...reel.children].findIndex((each) => each === tile),
        does: control?.getAttribute('data-action') ?? control?.localName,
      };
    });
  await reels.nth(0).locator('button').first().focus();
  expect(await at()).toEqual({ reel: 0, tile: 0, does: 'play' });
  const went: unknown[] = [];
  for (const key of [
    'ArrowRight',
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'ArrowUp',
    'End',
    'Home',
    'ArrowLeft',
  ]) {
    await page.keyboard.press(key);
    const { tile, does } = await at();
    went.push([key, tile, does]);
  }
  const last = (await reels.nth(0).locator(':scope > li').count()) - 1;
  expect(went).toEqual([
    ['ArrowRight', 1, 'play'],
    ['ArrowRight', 2, 'play'],
    ['ArrowDown', 2, 'favourite'],
    ['ArrowLeft', 1, 'favourite'],
    ['ArrowUp', 1, 'play'],
    ['End', last, 'a'],
    ['Home', 0, 'play'],
    ['ArrowLeft', 0, 'play'],
  ]);
  await page.keyboard.press('ArrowRight');

  // Out of it by Tab, into the next, and back to the tile that was left.
  const stops: number[] = [];
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    stops.push((await at()).reel);
  }
  expect(stops.filter((reel) => reel === 0)).toEqual([]);
  expect(stops.filter((reel) => reel === 1)).toHaveLength(1);
  for (let presses = 0; presses < 8 && (await at()).reel !== 0; presses += 1)
    await page.keyboard.press('Shift+Tab');
  expect(await at()).toEqual({ reel: 0, tile: 1, does: 'play' });
  // From below, a reel that was not visited begins at the tile in view.
  await reels.nth(3).locator('button').first().focus();
  for (let presses = 0; presses < 8 && (await at()).reel !== 2; presses += 1)
    await page.keyboard.press('Shift+Tab');
  expect(await at()).toEqual({ reel: 2, tile: 0, does: 'play' });
  // Nothing is left behind: without the focus every control is as the edge sent it.
  await page.locator('main h1').evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  expect(await page.locator('ul[data-reel] [tabindex]').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§2.12 home has few tab stops, and as many as links and buttons without JavaScript', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/');
  let stops = 0;
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('body > * footer, body > footer') !== null))
      break;
  }
  expect(stops).toBeGreaterThan(40);
  expect(stops).toBeLessThan(100);
  await visitor.leave();

  const html = await (await journeys.site.request('/')).text();
  expect(html).not.toMatch(/tabindex="-1"[^>]*data-action="play"|data-action="play"[^>]*tabindex/u);
});

it('§2.7 the account drop-down opens and closes by keys, and its focus is visible', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/slots/');
  await logIn(page);
  const toggle = page.locator('header [aria-controls="account-menu"]');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
  await tabTo(page, '#account-menu [data-widget="selfExclusion"]', 6);
  await page.keyboard.press('Escape');
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  expect(await toggle.evaluate((button) => document.activeElement === button)).toBe(true);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

it('§2.12 a reel scrolls by its buttons, by wheel and by touch', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/slots/');
  const next = page.locator('[data-action="reel"][data-direction="next"]').first();
  const previous = page.locator('[data-action="reel"][data-direction="previous"]').first();
  const id = await next.getAttribute('aria-controls');
  const reel = page.locator(`#${id}`);
  const left = () => reel.evaluate((element) => element.scrollLeft);
  await next.click();
  await expect.poll(left).toBeGreaterThan(200);
  await previous.click();
  await expect.poll(left).toBe(0);
  await reel.hover();
  await page.mouse.wheel(400, 0);
  await expect.poll(left).toBeGreaterThan(100);
  await page.mouse.wheel(-800, 0);
  await expect.poll(left).toBe(0);
  await page.keyboard.down('Shift');
  await page.mouse.wheel(0, 400);
  await page.keyboard.up('Shift');
  await expect.poll(left).toBeGreaterThan(100);
  // Wheeling down scrolls the page and not the reel.
  const before = await settled(left);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  expect(await settled(left)).toBe(before);
  await visitor.leave();

  const finger = await journeys.newVisitor({ width: 390 });
  await open(finger.page, '/slots/');
  const track = finger.page.locator('ul[id^="reel-"]').first();
  const box = await track.boundingBox();
  if (box === null) throw new Error('no reel');
  const session = await finger.page.context().newCDPSession(finger.page);
  const at = (x: number) => [{ x, y: box.y + 40 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(330) });
  for (let x = 310; x >= 50; x -= 20)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  await finger.leave();
});

it('§2.12 a reel’s buttons are off at its ends and keep the focus; its last tile leads to all of its games', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/slots/');
  const next = page.getByRole('button', { name: /^Next: / }).first();
  const previous = page.getByRole('button', { name: /^Previous: / }).first();
  const reel = page.locator(`#${await next.getAttribute('aria-controls')}`);
  const left = () => reel.evaluate((element) => element.scrollLeft);
  const areOff = async () => [
    await previous.getAttribute('aria-disabled'),
    await next.getAttribute('aria-disabled'),
  ];
  await expect.poll(areOff).toEqual(['true', 'false']);
  // Without a mouse, to the end.
  await next.focus();
  for (let presses = 0; presses < 9 && (await areOff())[1] === 'false'; presses += 1) {
    const before = await settled(left);
    await page.keyboard.press('Enter');
    await expect.poll(left).toBeGreaterThan(before);
    await settled(left);
  }
  await expect.poll(areOff).toEqual(['false', 'true']);
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  const end = await settled(left);
  await page.keyboard.press('Enter');
  expect(await settled(left)).toBe(end);

  const more = reel.getByRole('link', { name: /^See all \d+: / });
  expect(await more.count()).toBe(1);
  const isInView = () => more.evaluate((link) => link.getBoundingClientRect().right <= window.innerWidth);
  expect(await isInView()).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(left).toBeLessThan(end);
  await expect.poll(async () => (await areOff())[1]).toBe('false');
  const count = Number(/\d+/u.exec((await more.getAttribute('aria-label')) ?? '')?.[0]);
  await more.click();
  await page.locator('main h1').waitFor();
  await page.locator('main', { hasText: `${count} games` }).waitFor();
  await visitor.leave();
});

it('§2.12 the hero shows one panel whole, whichever link Tab reaches', async () => {
  const visitor = await journeys.newVisitor();
  const { page } = visitor;
  await open(page, '/');
  const track = page.locator('#hero-panels');
  const links = track.getByRole('link');
  const count = await links.count();
  // Of each panel the offer, and its full terms.
  expect(count).toBeGreaterThan(2);
  await links.first().focus();
  for (let index = 1; index < count; index += 1) {
    await page.keyboard.press('Tab');
    expect(await links.nth(index).evaluate((link) => link === document.activeElement)).toBe(true);
    const isWhole = () =>
      track.evaluate((list) => {
        const panel = document.activeElement?.closest('li')?.getBoundingClientRect().left ?? Number.NaN;
        return Math.abs(panel - list.getBoundingClientRect().left) < 2;
      });
    await expect.poll(isWhole).toBe(true);
  }
  const next = page.locator('#hero-panels ~ div button').last();
  await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
  await visitor.leave();
});

/** Presses Tab until the element has the focus; on the way, each focused element must show its focus. */
async function tabTo(page: Page, selector: string, most: number): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate((wanted) => {
      const element = document.activeElement;
      if (element === null) return { there: false, seen: false, what: 'nothing' };
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        there: element.matches(wanted),
        seen:
          element.localName === 'body' ||
          element.localName === 'iframe' ||
          (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
        what: element.outerHTML.slice(0, 160),
      };
    }, selector);
    expect(at.seen, at.what).toBe(true);
    if (at.there) return;
  }
  throw new Error(`${selector} was not reached with ${most} presses of Tab`);
}

/** The value once it has stopped changing: a reel scrolls smoothly. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const now = await read();
        const isStill = now === last;
        last = now;
        return isStill;
      },
      { interval: 200 },
    )
    .toBe(true);
  return last;
}

async function isFocusInside(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((outer) => document.activeElement?.closest(outer) !== null, selector);
}
