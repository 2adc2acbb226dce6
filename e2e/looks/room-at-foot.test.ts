import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { DRIVEN, isGone, openNow } from '../../testing/browser/overlays.ts';
import { logIn } from '../../testing/browser/player.ts';
import { windowOf, WIDTHS } from '../../testing/browser/windows.ts';

const journeys = startJourneys();

/** Whatever the keyboard comes to below the page's main part, one after the other: what is covered as it has the focus. */
async function coveredByKeyboard(page: Page): Promise<readonly string[]> {
  const { count, covered } = await page.evaluate(() => {
    const main = document.querySelector('main');
    const targets = [
      ...document.querySelectorAll<HTMLElement>('.ground :is(a[href], button, summary)'),
    ].filter(
      (one) =>
        main !== null &&
        (main.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        !main.contains(one) &&
        one.checkVisibility({ visibilityProperty: true }),
    );
    window.scrollTo(0, 0);
    const hidden = targets.filter((target) => {
      target.focus();
      const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met === null || !(target.contains(met) || met.contains(target));
    });
    return {
      count: targets.length,
      covered: hidden.map((one) => one.getAttribute('aria-label') ?? one.textContent),
    };
  });
  expect(count).toBeGreaterThan(3);
  return covered;
}

/** How far the footer's last link reaches below the upper edge of what lies at the foot, at the end of the page; px. */
async function hiddenAtTheEnd(page: Page, beside: Locator): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.locator('footer :is(a, button)').last().boundingBox();
  const box = await beside.boundingBox();
  if (last === null || box === null) throw new Error('Not shown');
  return last.y + last.height - box.y;
}

const endOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const roomOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).marginBlockEnd);

const WINDOWS = [
  ...Object.values(WIDTHS).map((width) => windowOf(width)),
  // As a browser that enlarges 1280 × 720 px to 200 %, and 1280 × 1024 to 400.
  { width: 640, height: 360 },
  { width: 320, height: 256 },
];

it.each(WINDOWS)(
  'nothing below the page stays under the question about cookies, in $width × $height px',
  async (viewport) => {
    const visitor = await journeys.newVisitor({ viewport, reducedMotion: 'reduce' });
    const { page } = visitor;
    const question = page.getByRole('dialog', { name: 'Your cookie choices' });
    for (const path of ['/150-bonus/', '/promotions/']) {
      await open(page, path);
      await question.waitFor();
      await expect.poll(() => hiddenAtTheEnd(page, question), { message: path }).toBeLessThan(0);
      expect(await coveredByKeyboard(page), path).toEqual([]);
    }
    // On paper there is neither.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => roomOf(page)).toBe('0px');
    await page.emulateMedia({ media: 'screen' });

    // It grows with its boxes, and takes its room with it as it goes.
    await question.locator('summary').press('Enter');
    await expect.poll(() => hiddenAtTheEnd(page, question)).toBeLessThan(0);
    expect(await coveredByKeyboard(page), 'with its boxes').toEqual([]);
    const withRoom = await endOf(page);
    const room = Number.parseFloat(await roomOf(page));
    await question.getByRole('button', { name: 'Decline All' }).click();
    await expect.poll(() => endOf(page)).toBe(withRoom - Math.round(room));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
);

/** What of its answers is not whole within the window, or does not lie on top there; and how many answers it has. */
function answersIn(question: Locator) {
  return question.getByRole('button').evaluateAll((answers) => ({
    count: answers.length,
    covered: answers
      .filter((answer) => {
        const { left, right, top, bottom } = answer.getBoundingClientRect();
        const ends = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
        return ends.some((met) => met === null || !answer.contains(met));
      })
      .map(({ textContent }) => textContent),
  }));
}

it.each(['/', '/es/'])(
  '§4 a phone shows the whole question about cookies with its boxes unfolded, and no answer cut off, at %s',
  async (path) => {
    const visitor = await journeys.newVisitor({ width: WIDTHS.phone, reducedMotion: 'reduce' });
    const { page } = visitor;
    const question = page.locator('[data-overlay-slot="consent"] > *');
    const boxes = question.getByRole('checkbox');
    const unfold = async (count: number) => {
      await question.locator('summary').press('Enter');
      await boxes.first().waitFor();
      expect(await answersIn(question)).toEqual({ count, covered: [] });
      expect(await question.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    };
    await open(page, path);
    await unfold(2);
    await boxes.last().check();
    expect(await answersIn(question)).toEqual({ count: 2, covered: [] });
    await question.getByRole('button').first().click();

    // Asked for again, it has three.
    await page.locator('footer [data-action="cookie-settings"]').click();
    await unfold(3);
    await visitor.leave();
  },
);

it('nor under the question about a limit, whatever the window becomes', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true, reducedMotion: 'reduce' });
  const { page } = visitor;
  await open(page, '/promotions/');
  await logIn(page);
  const prompt = page.getByRole('complementary', { name: 'Is your deposit limit right for you?' });
  await prompt.waitFor();
  // From 960 px down it is as large as before, and lies higher.
  for (const viewport of [{ width: 1024, height: 768 }, { width: 900, height: 1024 }, ...WINDOWS]) {
    await page.setViewportSize(viewport);
    const { width } = viewport;
    await expect.poll(() => hiddenAtTheEnd(page, prompt), { message: `${width} px` }).toBeLessThan(0);
    expect(await coveredByKeyboard(page), `${width} px`).toEqual([]);
  }
  await visitor.leave();
});

it('what comes while it is hidden has its room once it is shown', async () => {
  const visitor = await journeys.newVisitor({ hasDeclined: true });
  const { page } = visitor;
  await open(page, '/blog/');
  await page.evaluate(() => {
    const late = Object.assign(document.createElement('p'), { id: 'late', hidden: true });
    Object.assign(late.style, { position: 'fixed', bottom: '0px', height: '70px', margin: '0' });
    document.querySelector('[data-beside]')?.append(late);
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await roomOf(page)).toBe('0px');
  await page.evaluate(() => document.querySelector('#late')?.removeAttribute('hidden'));
  await expect.poll(() => roomOf(page)).toBe('70px');
  await visitor.leave();
});

interface Insets {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is read or pressed and lies where the device covers the window, on either side or below; what is scrolled sideways is not looked at. */
function coveredByDevice(page: Page, within: string, insets: Insets): Promise<readonly string[]> {
  return page.locator(within).evaluateAll((parts, { left, right, bottom }) => {
    /** What the page or a list in an overlay scrolls comes up from the foot; what lies in a fixed part does not. */
    const isFixed = (element: Element | null): boolean => {
      if (element === null) return false;
      const { overflowY, position } = getComputedStyle(element);
      const scrolls = overflowY === 'auto' || overflowY === 'scroll';
      if (scrolls && element.scrollHeight > element.clientHeight) return false;
      return position === 'fixed' || isFixed(element.parentElement);
    };
    const sideways = (element: Element): boolean =>
      [...document.querySelectorAll('ul, nav, div')].some(
        (list) => list.contains(element) && list.scrollWidth > list.clientWidth + 1,
      );
    const shown = parts.flatMap((part) => [
      ...part.querySelectorAll('a[href], button, input, summary, h1, h2, p, dd, iframe'),
    ]);
    if (shown.length === 0) throw new Error('Nothing to see');
    return shown.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const isSeen =
        one.checkVisibility({ visibilityProperty: true }) &&
        box.width > 2 &&
        box.top < innerHeight &&
        box.right > 0;
      const isAbove = !isFixed(one) || box.bottom <= innerHeight - bottom;
      const isClear = box.left >= left && box.right <= innerWidth - right && isAbove;
      return !isSeen || isClear || sideways(one)
        ? []
        : [`${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent.slice(0, 40)}`];
    });
  }, insets);
}

const BAR = '.ground > :is(aside, nav)';

/** A phone with a notch, and the line at its foot; px. */
const PHONES = [
  {
    held: 'turned',
    viewport: { width: 740, height: 393 },
    insets: { top: 0, left: 59, right: 59, bottom: 21 },
  },
  {
    held: 'upright',
    viewport: { width: 390, height: 844 },
    insets: { top: 59, left: 0, right: 0, bottom: 34 },
  },
];

it.each(PHONES)(
  'nothing that is read or pressed lies under the notch of a phone that is $held or the line at its foot, nor a game',
  async ({ viewport, insets }) => {
    const visitor = await journeys.newVisitor({ viewport, reducedMotion: 'reduce' });
    const { page } = visitor;
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await open(page, '/');
    const covered: Record<string, readonly string[]> = {};
    const look = async (name: string, scope: string) => {
      const found = await coveredByDevice(page, scope, insets);
      if (found.length > 0) covered[name] = found;
    };
    await look('page', 'main, footer');
    await look('header', 'body > .ground > header');
    await look('bar', BAR);
    await page.locator(DRIVEN.consent.seen).waitFor();
    await look('consent', DRIVEN.consent.seen);
    for (const name of ['sideMenu', 'search', 'contact', 'infoPopup', 'login'] as const) {
      await openNow(page, name);
      await look(name, DRIVEN[name].seen);
      await page.keyboard.press('Escape');
      await isGone(page, name);
    }
    await open(page, '/slots/');
    await logIn(page);
    await page.locator(BAR).locator('a, button').first().waitFor({ state: 'attached' });
    await look('bar of a player', BAR);
    await openNow(page, 'gameContainer');
    await page.locator('[data-game-host] iframe').waitFor();
    await look('game', DRIVEN.gameContainer.seen);
    expect(covered).toEqual({});
    await visitor.leave();
  },
);
