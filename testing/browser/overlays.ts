import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SimpleOverlay } from '../../client/overlays/overlay.ts';
import type * as OVERLAYS from '../../client/overlays/overlays.ts';
import { recordOf } from '../../shared/domain/records.ts';
import { open } from './browser.ts';
import { logIn } from './player.ts';

/**
 * A notice lies above everything and is nothing to go back from; the form before the chat is opened as the contact popup is;
 * players alone are asked for a limit; the platform shows its own dialog.
 */
const NOT_DRIVEN = ['wishNotice', 'chatForm', 'limitPrompt', 'platformDialog'] as const;

export type OverlayName = Exclude<keyof typeof OVERLAYS, (typeof NOT_DRIVEN)[number]>;

/** Those that a button of the site opens by their name. */
type NamedOverlay = {
  [Name in OverlayName]: (typeof OVERLAYS)[Name] extends SimpleOverlay ? Name : never;
}[OverlayName];

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

/** Those that are opened otherwise than by their name; a new one does not compile without its line. */
const GIVEN: Readonly<
  Record<Exclude<OverlayName, NamedOverlay>, Driven> & Partial<Record<NamedOverlay, Driven>>
> = {
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

/** The list as text: Node itself, which runs the gallery, does not run its components. */
const NAMES = Array.from(
  readFileSync(path.resolve(import.meta.dirname, '../../client/overlays/overlays.ts'), 'utf8').matchAll(
    /^export \{ \w+ as (?<name>\w+) \}/gmu,
  ),
  ({ groups }) => groups?.['name'] ?? '',
);

/** Every overlay of the list. One that a button opens by its name is driven by that button. */
export const DRIVEN: Readonly<Record<OverlayName, Driven>> = {
  ...recordOf(NAMES.filter(isNamed), (name) => ({
    open: press(`[data-overlay="${name}"]`),
    seen: `[data-overlay-slot="${name}"] dialog[open]`,
    backdrop: { x: 8, y: 880 },
  })),
  ...GIVEN,
};

function isNamed(name: string): name is NamedOverlay {
  return !Object.hasOwn(GIVEN, name) && !NOT_DRIVEN.some((other) => other === name);
}

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
