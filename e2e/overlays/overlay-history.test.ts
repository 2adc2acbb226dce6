import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { holdBack, hydrated, open, type Visitor } from '../../testing/browser/browser.ts';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { DRIVEN, entries, isGone, openNow, pageIsFree, shows } from '../../testing/browser/overlays.ts';
import { logIn } from '../../testing/browser/player.ts';

const journeys = startJourneys();

let visitor: Visitor;
let page: Page;

async function arrive(path: string): Promise<Page> {
  visitor = await journeys.newVisitor({ reducedMotion: 'reduce' });
  ({ page } = visitor);
  await open(page, path);
  return page;
}

afterEach(async () => {
  await visitor.leave();
});

describe('§2.5 what lies over the page in the history', () => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  const path = () => new URL(page.url()).pathname;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-action') ?? null);
  /** Arrives at an address that opens the login, closes it, and goes on to another page. */
  const goOnFromLogin = async () => {
    await arrive('/slots/?NeoDL=login');
    await shows(page, 'login');
    await page.keyboard.press('Escape');
    await isGone(page, 'login');
    await page.locator('header a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
  };
  /** Back, over documents that may be gone before they have loaded. */
  const backLeadsToSlots = async () => {
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.title().catch(() => '')).toContain('Slots');
  };
  /** The login of the page's address does not open. */
  const staysClosed = async () => {
    await hydrated(page);
    // One that opens has opened some frames later.
    await page.waitForTimeout(500);
    await isGone(page, 'login');
    expect(visitor.complaints).toEqual([]);
  };

  it('a document that the platform asks for as its dialog closes comes, however late, and Back from it leads to the page', async () => {
    await arrive('/slots/');
    await page.locator('header [data-widget="login"]').first().click();
    await shows(page, 'login');
    const letThrough = await holdBack(page, '**/promotions/');
    await page.locator('[data-widget-host="login"] input').first().waitFor();
    await page.locator('[data-widget-host="login"]').evaluate((host) => {
      const button = document.createElement('button');
      button.textContent = 'Go on';
      button.addEventListener('click', () => {
        button.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
        location.assign('/promotions/');
      });
      host.prepend(button);
    });
    await page.getByRole('button', { name: 'Go on' }).click({ noWaitAfter: true });
    await page.waitForTimeout(600);
    letThrough();
    await page.waitForURL('**/promotions/');
    await hydrated(page);
    await backLeadsToSlots();
    await staysClosed();
  });

  it('Back closes it, and the page below is as it was: place, focus, and the way further back', async () => {
    await arrive('/slots/');
    await page.locator('header a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollY).toBe(300);
    await page.locator('[data-action="menu-open"]').click();
    await shows(page, 'sideMenu');
    await page.goBack();
    await isGone(page, 'sideMenu');
    expect([path(), await scrollY(), await focused()]).toEqual(['/promotions/', 300, 'menu-open']);
    await page.goBack();
    await page.waitForURL('**/slots/');
    expect(visitor.documents()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });

  it('what an address has opened is not opened again by Back, which leaves the way forward', async () => {
    await goOnFromLogin();
    await page.goBack();
    await page.waitForURL('**/slots/?NeoDL=login');
    await expect.poll(() => page.title()).toContain('Slots');
    await isGone(page, 'login');
    await page.goForward();
    await page.waitForURL('**/promotions/');
    expect(visitor.documents()).toBe(1);
    // The same where Back leads to another document.
    await open(page, '/blog/');
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/slots/?NeoDL=login');
    await staysClosed();
  });

  it('nor by a second Back that comes before the document of the first has run anything: its page is loaded', async () => {
    await goOnFromLogin();
    await open(page, '/blog/');
    await page.addInitScript(() => {
      const [arrival] = performance.getEntriesByType('navigation');
      if (arrival === undefined || !('type' in arrival) || arrival.type !== 'back_forward') return;
      history.back();
    });
    await backLeadsToSlots();
    expect(path()).toBe('/slots/');
    await staysClosed();
  });

  it('nor by two quick presses of Back, of which the first led to a document that had not started yet', async () => {
    await goOnFromLogin();
    await open(page, '/blog/');
    // The document between starts while it waits for the one that takes its place.
    await page.route('**/slots/?NeoDL=login', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.addInitScript(() => {
      if (location.pathname !== '/promotions/') return;
      const looking = setInterval(() => {
        // The document's own script listens, the router does not yet.
        if (window.onpopstate === null) return;
        clearInterval(looking);
        history.back();
      });
    });
    await backLeadsToSlots();
    await staysClosed();
  });

  it('two quick presses of Back close it and leave the page', async () => {
    await arrive('/slots/');
    await page.locator('header a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await openNow(page, 'search');
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await page.waitForURL('**/slots/');
    await isGone(page, 'search');
    await pageIsFree(page);
    expect(visitor.complaints).toEqual([]);
  });

  it('closing and Back at the same moment leave the page as well, and no entry too many', async () => {
    await arrive('/slots/');
    await page.locator('header a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await openNow(page, 'search');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('dialog[open] button[aria-label="Close the search"]')?.click();
      history.back();
    });
    await expect.poll(path).toBe('/slots/');
    await isGone(page, 'search');
    expect(visitor.complaints).toEqual([]);
  });

  it('a link followed inside takes its entry: Back returns to the page, and to no overlay', async () => {
    await arrive('/slots/');
    await openNow(page, 'sideMenu');
    const length = await entries(page);
    await page.locator('#side-menu a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await isGone(page, 'sideMenu');
    expect(await entries(page)).toBe(length);
    await page.goBack();
    await page.waitForURL('**/slots/');
    await pageIsFree(page);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(visitor.documents()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });

  it('a link to another document takes its entry too', async () => {
    await arrive('/slots/');
    await openNow(page, 'sideMenu');
    const length = await entries(page);
    await page.locator('#side-menu a[hreflang^="es"]').click();
    await page.waitForURL('**/es/slots/');
    expect(await entries(page)).toBe(length);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/slots/' || url.pathname === '/es/slots/');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('a link followed two overlays deep leaves no entry of either', async () => {
    await arrive('/slots/');
    await openNow(page, 'infoPopup');
    await openNow(page, 'sideMenu');
    await page.locator('#side-menu a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await pageIsFree(page);
    await page.goBack();
    await page.waitForURL('**/slots/');
    await pageIsFree(page);
    expect(visitor.complaints).toEqual([]);
  });

  it('Forward opens it again, a reload keeps it, and a game is not started by either', async () => {
    const player = await arrive('/slots/');
    await logIn(player);
    await openNow(page, 'infoPopup');
    await page.goBack();
    await isGone(page, 'infoPopup');
    await page.goForward();
    await shows(page, 'infoPopup');
    await page.reload({ waitUntil: 'commit' });
    await hydrated(page);
    await shows(page, 'infoPopup');
    await page.keyboard.press('Escape');
    await isGone(page, 'infoPopup');
    await pageIsFree(page);

    await openNow(page, 'gameContainer');
    await page.goBack();
    await isGone(page, 'gameContainer');
    // Forward, and back over that entry by itself.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          let times = 0;
          window.addEventListener('popstate', () => {
            times += 1;
            if (times === 2) done();
          });
          history.forward();
        }),
    );
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"over":[]');
    await openNow(page, 'gameContainer');
    await page.reload({ waitUntil: 'commit' });
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"over":[]');
    expect(await page.locator(DRIVEN.gameContainer.seen).count()).toBe(0);
    await pageIsFree(page);
    expect(visitor.complaints).toEqual([]);
  });

  it('so has a dialog of the platform’s own, over a game too: Back closes it alone, its own button takes the entry away', async () => {
    const player = await arrive('/slots/');
    await page.locator('header a[href="/promotions/"]').click();
    await page.waitForURL('**/promotions/');
    await logIn(player);
    const dialog = page.locator('[data-casino-platform="modal"]').getByRole('dialog');
    const openDialog = async () => {
      await page.locator('header [data-widget="deposit"]').first().dispatchEvent('click', { button: 0 });
      await dialog.waitFor();
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('platformDialog');
    };
    await openDialog();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(path()).toBe('/promotions/');

    await openDialog();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"over":[]');
    await page.goBack();
    await page.waitForURL('**/slots/');

    await openNow(page, 'gameContainer');
    await page.locator('[data-game-host] iframe').waitFor();
    await openDialog();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await shows(page, 'gameContainer');
    await page.goBack();
    await isGone(page, 'gameContainer');
    await pageIsFree(page);
    expect(path()).toBe('/slots/');
    expect(visitor.documents()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });

  it.each(['[data-action="offers"]', '[data-widget="chat"]'])(
    'and so have the offers and the chat, which answer with no handle: %s',
    async (button) => {
      const player = await arrive('/slots/');
      await page.locator('header a[href="/promotions/"]').click();
      await page.waitForURL('**/promotions/');
      await logIn(player);
      const dialog = page.locator('[data-casino-platform="modal"]').getByRole('dialog');
      await page.locator('header [aria-controls="account-menu"]').click();
      await page.locator(`#account-menu ${button}`).click();
      await dialog.waitFor();
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('platformDialog');
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(path()).toBe('/promotions/');
      await page.goBack();
      await page.waitForURL('**/slots/');
      expect(visitor.documents()).toBe(1);
    },
  );

  it('a game chosen in the search takes its place: one Back returns to the page', async () => {
    const player = await arrive('/slots/');
    await logIn(player);
    await page.locator('header [data-action="search-open"]').first().click();
    await shows(page, 'search');
    const length = await entries(page);
    await page.locator('dialog[open] [data-query] button').first().click();
    await shows(page, 'gameContainer');
    await isGone(page, 'search');
    expect(await entries(page)).toBe(length);
    await page.goBack();
    await isGone(page, 'gameContainer');
    await pageIsFree(page);
    expect(await focused()).toBe('search-open');
    expect(path()).toBe('/slots/');
    expect(visitor.complaints).toEqual([]);
  });
});
