import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { open, type Visitor } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import {
  DRIVEN,
  entries,
  isGone,
  openNow,
  pageIsFree,
  shows,
  type OverlayName,
} from '../../testing/browser/overlays.ts';
import { logIn } from '../../testing/browser/player.ts';
import { WIDTHS } from '../../testing/browser/windows.ts';

const journeys = startJourneys();

/** Those that lie over the page, for a player and for a guest: a player is not asked to log in, a guest plays no game. */
const OVER = {
  player: ['gameContainer', 'infoPopup', 'search', 'sideMenu'],
  guest: ['login', 'registration', 'infoPopup', 'search', 'sideMenu'],
} as const satisfies Readonly<Record<string, readonly OverlayName[]>>;
const CONTAINERS: ReadonlySet<OverlayName> = new Set(['gameContainer', 'login', 'registration']);
/** Of these one is open at a time. */
const ALONE: ReadonlySet<OverlayName> = new Set(['login', 'registration']);
const pairs = (names: readonly OverlayName[]) =>
  names.flatMap((below) => names.filter((name) => name !== below).map((above) => [below, above] as const));

/**
 * A container closes the modal dialogs that would stay above it, and takes the place of another of the platform's widgets; the
 * menu closes when its search button is pressed.
 */
const staysBelow = (below: OverlayName, above: OverlayName) =>
  !CONTAINERS.has(above) &&
  !(ALONE.has(below) && ALONE.has(above)) &&
  !(below === 'sideMenu' && above === 'search');

let visitor: Visitor;
let page: Page;

async function arrive(path: string, width: number = WIDTHS.desktop): Promise<Page> {
  visitor = await journeys.newVisitor({ width, reducedMotion: 'reduce' });
  ({ page } = visitor);
  await open(page, path);
  return page;
}

afterEach(async () => {
  await visitor.leave();
});

/** Whether the keyboard can reach it. */
const isReachable = (locator: Locator) =>
  locator.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return false;
    const { activeElement } = document;
    element.focus();
    const reached = document.activeElement === element;
    if (activeElement instanceof HTMLElement) activeElement.focus();
    return reached;
  });

describe('§2.5 whatever opens over whatever', () => {
  const close = async (name: OverlayName, way: string) => {
    const { backdrop } = DRIVEN[name];
    if (way === 'Back') await page.goBack();
    else if (way === 'Escape' || backdrop === null) await page.keyboard.press('Escape');
    else await page.mouse.click(backdrop.x, backdrop.y);
    await isGone(page, name);
  };

  const WAYS = ['Escape', 'the backdrop', 'Back'] as const;

  // Each pair is closed in one of the ways, in turn: every overlay meets every way above and below others.
  it.each(['guest', 'player'] as const)('a %s closes the one that opened last, and no other', async (who) => {
    const visit = await arrive('/slots/');
    if (who === 'player') await logIn(visit);
    const before = await entries(page);
    for (const [index, [below, above]] of pairs(OVER[who]).entries()) {
      const way = WAYS[index % WAYS.length] ?? 'Back';
      await openNow(page, below);
      await openNow(page, above);
      const stays = staysBelow(below, above);
      if (!stays) await isGone(page, below);
      await close(above, way);
      if (stays) {
        await shows(page, below);
        await close(below, way);
      }
      await pageIsFree(page, `${above} over ${below}`);
    }
    expect(new URL(page.url()).pathname).toBe('/slots/');
    // What lies ahead of the page is what Forward would open again.
    expect(await entries(page)).toBeLessThanOrEqual(before + 2);
    expect(visitor.complaints).toEqual([]);
  });

  it('§2.12 a modal dialog keeps the focus before it has been painted, too', async () => {
    await arrive('/slots/');
    // Left within the task that has opened it, so that no frame comes between.
    const seen = await page.evaluate(async () => {
      const isOpen = (kind: string) => document.querySelector(`dialog#side-menu${kind}`) !== null;
      const menu = document.querySelector('dialog#side-menu');
      const opens = new Promise<unknown>((resolve) => {
        if (menu !== null) new MutationObserver(resolve).observe(menu, { attributeFilter: ['open'] });
      });
      document.querySelector<HTMLElement>('[data-action="menu-open"]')?.click();
      await opens;
      const isModal = isOpen(':modal');
      document.querySelector<HTMLElement>('footer a')?.focus();
      return { isOpen: isOpen('[open]'), isModal, hasFocus: isOpen(':focus-within') };
    });
    expect(seen).toEqual({ isOpen: true, isModal: false, hasFocus: true });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Close menu');
    expect(visitor.complaints).toEqual([]);
  });

  it('§2.12 a press beside a modal dialog that has not been painted yet presses nothing of the page', async () => {
    await arrive('/slots/');
    // As on a busy machine: the frame after the opening does not come.
    await page.evaluate(() => {
      const next = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (run) =>
        document.querySelector('dialog[open]') === null ? next(run) : 0;
    });
    await DRIVEN.sideMenu.open(page);
    const menu = (kind: string) => page.locator(`dialog#side-menu${kind}`).count();
    await expect.poll(() => menu('[open]')).toBe(1);
    expect(await menu(':modal')).toBe(0);
    const link = await page.locator('header nav a[href="/promotions/"]').boundingBox();
    await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
    expect(await menu(':modal')).toBe(1);
    // A page that is gone to is there some frames later.
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/slots/');
    expect(visitor.complaints).toEqual([]);
  });

  it('a press that begins in a dialog and ends on its backdrop, as when text is marked, leaves it open', async () => {
    await arrive('/slots/');
    await openNow(page, 'infoPopup');
    const text = await page.locator('dialog[open] h2').first().boundingBox();
    await page.mouse.move((text?.x ?? 0) + 10, (text?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(8, 880);
    await page.mouse.up();
    // One that closes is gone some frames later.
    await page.waitForTimeout(500);
    expect(await page.locator(DRIVEN.infoPopup.seen).isVisible()).toBe(true);
    await close('infoPopup', 'the backdrop');
    expect(visitor.complaints).toEqual([]);
  });

  it('a double click opens what a click opens: its second press, on the backdrop by then, does not close it', async () => {
    await arrive('/slots/');
    await openNow(page, 'infoPopup');
    const { x, y } = DRIVEN.infoPopup.backdrop ?? {};
    if (x === undefined || y === undefined) throw new Error('no backdrop');
    await page.mouse.move(x, y);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    // One that closes is gone some frames later.
    await page.waitForTimeout(500);
    expect(await page.locator(DRIVEN.infoPopup.seen).isVisible()).toBe(true);
    await close('infoPopup', 'the backdrop');
    expect(visitor.complaints).toEqual([]);
  });

  it('§4 consent that comes meanwhile leaves each of them its Escape and its backdrop, and is inert below it', async () => {
    const player = await arrive('/slots/');
    await logIn(player);
    for (const name of OVER.player) {
      for (const way of DRIVEN[name].backdrop === null ? ['Escape'] : ['Escape', 'the backdrop']) {
        await openNow(page, name);
        await openNow(page, 'consent');
        const accept = page.getByText('Accept All');
        expect(await isReachable(accept), `consent under ${name}`).toBe(false);
        await close(name, way);
        await expect.poll(() => isReachable(accept)).toBe(true);
        await accept.click();
        await isGone(page, 'consent');
      }
    }
    expect(visitor.complaints).toEqual([]);
  });
});

describe('while it fades, with motion', () => {
  /** What is seen of the open dialog in every frame from now until it is displayed no more: its size, and where its parts lie in it. */
  const framesUntilGone = () =>
    page.evaluateHandle(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      if (dialog === null) throw new Error('no dialog is open');
      const look = () => {
        const { x, y } = dialog.getBoundingClientRect();
        const boxes = [dialog, ...dialog.children]
          .map((part) => part.getBoundingClientRect())
          .map((box) => [box.x - x, box.y - y, box.width, box.height].map(Math.round).join(' '));
        return { isOpen: dialog.open, boxes: boxes.join(', ') };
      };
      const frames = [look()];
      const gone = new Promise<void>((resolve) => {
        const next = () => {
          if (getComputedStyle(dialog).display === 'none') {
            resolve();
            return;
          }
          frames.push(look());
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      });
      return { frames, gone };
    });

  it.each(['sideMenu', 'search', 'infoPopup', 'contact'] as const)('%s keeps its layout', async (name) => {
    visitor = await journeys.newVisitor({ width: WIDTHS.phone, hasDeclined: true });
    ({ page } = visitor);
    await open(page, '/slots/');
    await openNow(page, name);
    // What it opens with comes to rest.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    // However few frames a busy machine has, some are of the fading.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.2 });
    const seen = await framesUntilGone();
    await page.keyboard.press('Escape');
    const frames = await seen.evaluate(async (looks) => {
      await looks.gone;
      return looks.frames;
    });
    expect(frames.filter(({ isOpen }) => !isOpen).length).toBeGreaterThan(0);
    expect(new Set(frames.map(({ boxes }) => boxes))).toEqual(new Set([frames[0]?.boxes]));
    expect(visitor.complaints).toEqual([]);
  });
});

describe('§9 the code of what a press opens', () => {
  /** Requests since then: path and query. */
  const asked = (): string[] => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    return addresses;
  };
  const hasAsked = (addresses: readonly string[], part: string) =>
    expect.poll(() => addresses.some((address) => address.includes(part)), { message: part }).toBe(true);

  it('is fetched by the mouse and the focus before it, and the page behind its link is not', async () => {
    await arrive('/slots/');
    const addresses = asked();
    await page.locator('header [data-action="search-open"]').first().hover();
    await hasAsked(addresses, '/assets/search-overlay-');
    await page.locator('footer [data-info-page="terms"]').first().focus();
    await hasAsked(addresses, '/assets/info-popup-');
    expect(addresses.filter((address) => address.includes('terms'))).toEqual([]);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('is asked for with its styles, and what it imports too, so that none of them waits for another', async () => {
    await arrive('/slots/');
    const addresses = asked();
    const scripts = ['/widget-container-', '/open-inside-'];
    const isAsked = (name: string) => addresses.some((url) => url.includes(name) && url.endsWith('.js'));
    // The styles come once all scripts are asked for: were they waited for, none would come.
    await page.route('**/widget-container-*.css', async (route) => {
      await expect.poll(() => scripts.filter((name) => !isAsked(name))).toEqual([]);
      await route.continue();
    });
    await page.locator('header [data-widget="login"]').first().hover();
    await expect.poll(() => scripts.every(isAsked)).toBe(true);
    await page.locator('header [data-widget="login"]').first().click();
    await shows(page, 'login');
    expect(visitor.complaints).toEqual([]);
  });

  it('is fetched by a finger that is still down', async () => {
    await arrive('/slots/', WIDTHS.phone);
    const addresses = asked();
    await page.locator('main [data-action="play"]').first().dispatchEvent('touchstart');
    await hasAsked(addresses, '/assets/widget-container-');
    expect(await page.locator('[data-widget-host]').count()).toBe(0);
  });
});
