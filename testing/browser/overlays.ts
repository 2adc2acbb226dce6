import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OVERLAYS } from '../../client/overlays/overlays.ts';
import { open } from './browser.ts';
import { logIn } from './player.ts';

/**
 * A notice lies above everything and is nothing to go back from; the form before the chat is opened as the contact popup is;
 * players alone are asked for a limit; the platform shows its own dialog.
 */
export type OverlayName = Exclude<
  keyof typeof OVERLAYS,
  'wishNotice' | 'chatForm' | 'limitPrompt' | 'platformDialog'
>;

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
export const DRIVEN: Readonly<Record<OverlayName, Driven>> = {
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

/** Waits until it is there, in its place. */
export async function shows(page: Page, name: OverlayName): Promise<void> {
  await page.locator(DRIVEN[name].seen).waitFor();
  await page
    .locator(DRIVEN[name].seen)
    .first()
    .evaluate((overlay) => Promise.allSettled(overlay.getAnimations().map(({ finished }) => finished)));
  // It becomes modal in the frame after, and has no backdrop to press before.
  await page.waitForFunction(() => document.querySelector('dialog[open]:not(:modal)') === null);
}

export async function isGone(page: Page, name: OverlayName): Promise<void> {
  await page.locator(DRIVEN[name].seen).waitFor({ state: 'hidden' });
  // While it fades, for a frame, it is still modal, and takes the next press for itself.
  await page.waitForFunction(() => document.querySelector('dialog[data-leaving]') === null);
}

export async function openNow(page: Page, name: OverlayName): Promise<void> {
  await DRIVEN[name].open(page);
  await shows(page, name);
}

/** Opens it over a page of little content, so that what is looked at is the overlay; a game as a player, over a list of games. */
export async function openAlone(page: Page, name: OverlayName): Promise<void> {
  const isGame = name === 'gameContainer';
  await open(page, isGame ? '/slots/' : '/accessibility/');
  if (isGame) await logIn(page);
  await openNow(page, name);
}

/** The number of entries of the tab's history. */
export function entries(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}

/** Waits until nothing lies over the page: the button in its corner can be pressed, it scrolls, and nothing of it is inert. */
export async function pageIsFree(page: Page, message = 'the page is free'): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const burger = document.querySelector('[data-action="menu-open"]');
      const { x = 0, y = 0, width = 0, height = 0 } = burger?.getBoundingClientRect() ?? {};
      return (
        document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-action]') === burger &&
        getComputedStyle(document.documentElement).overflowY !== 'hidden' &&
        document.querySelector('[inert]') === null
      );
    });
  await expect.poll(look, { message }).toBe(true);
}
