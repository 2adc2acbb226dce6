import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type * as overlays from '../client/overlays/overlays.ts';
import { hydrated, open, type Visitor, type VisitorOptions } from '../testing/browser/browser.ts';
import { startJourneys } from '../testing/browser/journeys.ts';
import { logIn } from '../testing/browser/player.ts';

const journeys = startJourneys();

/** A notice lies above everything and is nothing to go back from; the form before the chat is opened as the contact popup is. */
type OverlayName = Exclude<keyof typeof overlays, 'wishNotice' | 'chatForm'>;

interface Driven {
  /** Opens it as its button or event does, whatever lies above that button. */
  readonly open: (page: Page) => Promise<void>;
  /** What is seen of it. */
  readonly seen: string;
  /** Whether a press beside it closes it: where to press, in px. */
  readonly backdrop: { readonly x: number; readonly y: number } | null;
}

const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().dispatchEvent('click', { button: 0 });
};

/** Every overlay of the table; a new one does not compile without its line. */
const DRIVEN: Readonly<Record<OverlayName, Driven>> = {
  consent: {
    open: press('[data-action="cookie-settings"]'),
    seen: '[role="dialog"]:has(button:text("Accept All"))',
    backdrop: null,
  },
  contact: {
    open: (page) => page.evaluate('openContactUs()'),
    seen: 'dialog[open]:has(h2:text-is("Contact us"))',
    backdrop: { x: 8, y: 880 },
  },
  gameContainer: {
    open: press('main [data-action="play"]'),
    seen: '[role="dialog"]:has(button[aria-label="Close the game"])',
    backdrop: null,
  },
  login: {
    open: press('[data-widget="login"]'),
    seen: '[role="dialog"]:has([data-widget-host="login"])',
    backdrop: null,
  },
  registration: {
    open: press('[data-widget="registration"]'),
    seen: '[role="dialog"]:has([data-widget-host="registration"])',
    backdrop: null,
  },
  infoPopup: {
    async open(page) {
      await page.evaluate(() =>
        window.dispatchEvent(new CustomEvent('casino:page-open', { detail: { key: 'BonusPolicy' } })),
      );
    },
    seen: 'dialog[open]:has(h2:text-is("Bonus policy"))',
    backdrop: { x: 8, y: 880 },
  },
  search: {
    open: press('header [data-action="search-open"]'),
    seen: 'dialog[open]:has(input[type="search"])',
    backdrop: { x: 8, y: 880 },
  },
  sideMenu: {
    open: press('[data-action="menu-open"]'),
    seen: 'dialog#side-menu[open]',
    backdrop: { x: 1200, y: 450 },
  },
};

/** Those that lie over the page, for a player and for a guest: a player is not asked to log in, a guest plays no game. */
const OVER = {
  player: ['contact', 'gameContainer', 'infoPopup', 'search', 'sideMenu'],
  guest: ['contact', 'login', 'registration', 'infoPopup', 'search', 'sideMenu'],
} as const satisfies Readonly<Record<string, readonly OverlayName[]>>;
const CONTAINERS: ReadonlySet<OverlayName> = new Set(['gameContainer', 'login', 'registration']);
/** Of these one is open at a time. */
const ALONE: ReadonlySet<OverlayName> = new Set(['contact', 'login', 'registration']);
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

async function arrive(path: string, options?: VisitorOptions): Promise<Page> {
  visitor = await journeys.newVisitor({ reducedMotion: 'reduce', ...options });
  ({ page } = visitor);
  page.setDefaultTimeout(15_000);
  await open(page, path);
  return page;
}

afterEach(async () => {
  await visitor.leave();
});

const shows = async (name: OverlayName) => {
  await page.locator(DRIVEN[name].seen).waitFor();
};
const isGone = async (name: OverlayName) => {
  await page.locator(DRIVEN[name].seen).waitFor({ state: 'hidden' });
};
const openNow = async (name: OverlayName) => {
  await DRIVEN[name].open(page);
  await shows(name);
};
const entries = () => page.evaluate(() => history.length);
/** What the visitor would press in the middle of the page's header, and whether anything can be. */
const pageIsFree = () =>
  page.evaluate(() => {
    const burger = document.querySelector('[data-action="menu-open"]');
    const { x = 0, y = 0, width = 0, height = 0 } = burger?.getBoundingClientRect() ?? {};
    return (
      document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-action]') === burger &&
      getComputedStyle(document.documentElement).overflowY !== 'hidden' &&
      document.querySelector('[inert]') === null
    );
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
    await isGone(name);
  };

  const WAYS = ['Escape', 'the backdrop', 'Back'] as const;
  const VISITS = WAYS.flatMap((way) => (['guest', 'player'] as const).map((who) => [way, who] as const));

  it.each(VISITS)('%s closes the one that opened last, and no other, for a %s', async (way, who) => {
    const visit = await arrive('/slots/');
    if (who === 'player') await logIn(visit);
    const before = await entries();
    for (const [below, above] of pairs(OVER[who])) {
      await openNow(below);
      await openNow(above);
      const stays = staysBelow(below, above);
      if (!stays) await isGone(below);
      await close(above, way);
      if (stays) {
        await shows(below);
        await close(below, way);
      }
      await expect.poll(pageIsFree, { message: `${above} over ${below}` }).toBe(true);
    }
    expect(new URL(page.url()).pathname).toBe('/slots/');
    // What lies ahead of the page is what Forward would open again.
    expect(await entries()).toBeLessThanOrEqual(before + 2);
    expect(visitor.complaints).toEqual([]);
  });

  it('§4 consent that comes meanwhile leaves each of them its Escape and its backdrop, and is inert below it', async () => {
    const player = await arrive('/slots/');
    await logIn(player);
    for (const name of OVER.player) {
      for (const way of DRIVEN[name].backdrop === null ? ['Escape'] : ['Escape', 'the backdrop']) {
        await openNow(name);
        await openNow('consent');
        const accept = page.getByText('Accept All');
        expect(await isReachable(accept), `consent under ${name}`).toBe(false);
        await close(name, way);
        await expect.poll(() => isReachable(accept)).toBe(true);
        await accept.click();
        await isGone('consent');
      }
    }
    expect(visitor.complaints).toEqual([]);
  });
});

describe('§2.5 what lies over the page in the history', () => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  const path = () => new URL(page.url()).pathname;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-action') ?? null);

  it('Back closes it, and the page below is as it was: place, focus, and the way further back', async () => {
    await arrive('/slots/');
    await page.locator('header a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollY).toBe(300);
    await page.locator('[data-action="menu-open"]').click();
    await shows('sideMenu');
    await page.goBack();
    await isGone('sideMenu');
    expect([path(), await scrollY(), await focused()]).toEqual(['/promotions/', 300, 'menu-open']);
    await page.goBack();
    await page.waitForURL('**/slots/');
    expect(visitor.documents()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });

  it('two quick presses of Back close it and leave the page', async () => {
    await arrive('/slots/');
    await page.locator('header a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await openNow('search');
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await page.waitForURL('**/slots/');
    await isGone('search');
    await expect.poll(pageIsFree).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });

  it('closing and Back at the same moment leave the page as well, and no entry too many', async () => {
    await arrive('/slots/');
    await page.locator('header a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await openNow('search');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('dialog[open] button[aria-label="Close the search"]')?.click();
      history.back();
    });
    await expect.poll(path).toBe('/slots/');
    await isGone('search');
    expect(visitor.complaints).toEqual([]);
  });

  it('a link followed inside takes its entry: Back returns to the page, and to no overlay', async () => {
    await arrive('/slots/');
    await openNow('sideMenu');
    const length = await entries();
    await page.locator('#side-menu a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await isGone('sideMenu');
    expect(await entries()).toBe(length);
    await page.goBack();
    await page.waitForURL('**/slots/');
    await expect.poll(pageIsFree).toBe(true);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(visitor.documents()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });

  it('a link to another document takes its entry too', async () => {
    await arrive('/slots/');
    await openNow('sideMenu');
    const length = await entries();
    await page.locator('#side-menu a[hreflang^="es"]').click();
    await page.waitForURL('**/es/slots/');
    expect(await entries()).toBe(length);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/slots/' || url.pathname === '/es/slots/');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('a link followed two overlays deep leaves no entry of either', async () => {
    await arrive('/slots/');
    await openNow('infoPopup');
    await openNow('sideMenu');
    await page.locator('#side-menu a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await expect.poll(pageIsFree).toBe(true);
    await page.goBack();
    await page.waitForURL('**/slots/');
    await expect.poll(pageIsFree).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });

  it('Forward opens it again, a reload keeps it, and a game is not started by either', async () => {
    const player = await arrive('/slots/');
    await logIn(player);
    await openNow('infoPopup');
    await page.goBack();
    await isGone('infoPopup');
    await page.goForward();
    await shows('infoPopup');
    await page.reload({ waitUntil: 'commit' });
    await hydrated(page);
    await shows('infoPopup');
    await page.keyboard.press('Escape');
    await isGone('infoPopup');
    await expect.poll(pageIsFree).toBe(true);

    await openNow('gameContainer');
    await page.goBack();
    await isGone('gameContainer');
    await page.evaluate(() => history.forward());
    // It goes back over that entry by itself.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"over":[]');
    await openNow('gameContainer');
    await page.reload({ waitUntil: 'commit' });
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"over":[]');
    expect(await page.locator(DRIVEN.gameContainer.seen).count()).toBe(0);
    await expect.poll(pageIsFree).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });

  it('a game chosen in the search takes its place: one Back returns to the page', async () => {
    const player = await arrive('/slots/');
    await logIn(player);
    await page.locator('header [data-action="search-open"]').first().click();
    await shows('search');
    const length = await entries();
    await page.locator('dialog[open] [data-query] button').first().click();
    await shows('gameContainer');
    await isGone('search');
    expect(await entries()).toBe(length);
    await page.goBack();
    await isGone('gameContainer');
    await expect.poll(pageIsFree).toBe(true);
    expect(await focused()).toBe('search-open');
    expect(path()).toBe('/slots/');
    expect(visitor.complaints).toEqual([]);
  });
});
