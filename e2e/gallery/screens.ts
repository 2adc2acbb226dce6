import type { Page } from 'playwright-core';
import { keysOf } from '../../shared/domain/records.ts';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import { definitionOf } from '../../shared/pages/pages.ts';
import { DRIVEN, type OverlayName } from '../../testing/browser/overlays.ts';
import { ADDRESSES } from '../../testing/browser/pages.ts';

export type Who = 'guest' | 'player';

/** A screen in one of its states. */
export interface Screen {
  readonly name: string;
  readonly address: (locale: Locale) => string;
  readonly who: readonly Who[];
  /** The service of the sandbox that fails meanwhile. */
  readonly failing?: string;
  /** A document of its own, which no script hydrates. */
  readonly isStatic?: boolean;
  /** Before the page is asked for. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Brings the page into that state, in any language. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const BOTH: readonly Who[] = ['guest', 'player'];
const GUEST: readonly Who[] = ['guest'];
const PLAYER: readonly Who[] = ['player'];

/** The address of a page, which has no locale's prefix, in a locale. */
const at = (path: string) => (locale: Locale) => LOCALE_FACTS[locale].prefix + path;

/** A page of each kind as it opens: of every definition, since the addresses are typed by their names. */
export const PAGES: readonly Screen[] = keysOf(ADDRESSES).map((name) => ({
  name,
  address: at(ADDRESSES[name]),
  who: definitionOf(name).guards?.includes('guest-only') === true ? GUEST : BOTH,
  ...(name === 'error' ? { failing: 'cms' } : {}),
}));

/** What a kind of page shows besides, by another address. */
const VARIANTS: readonly Screen[] = [
  { name: 'landing-bonus', address: at('/150-bonus/'), who: GUEST },
  { name: 'landing-offer', address: at('/special/welcome-offer/'), who: GUEST },
  { name: 'promotion-welcome', address: at('/promotions/welcome-package/'), who: GUEST },
  { name: 'info-payments', address: at('/info/deposit-methods/'), who: GUEST },
  { name: 'info-responsible', address: at('/info/responsible-gambling/'), who: GUEST },
  { name: 'article-every-block', address: at('/blog/odd-every-block/'), who: GUEST },
  { name: 'all-games-filtered', address: at('/all-games/?provider=moonquay&feature=new'), who: GUEST },
  {
    name: 'all-games-nothing',
    address: at('/all-games/?feature=live&provider=moonquay&letter=X'),
    who: GUEST,
  },
  { name: 'tab-sorted', address: at('/slots/?sort=name'), who: GUEST },
  { name: 'tab-page-2', address: at('/slots/?page=2'), who: GUEST },
  { name: 'game-search-nothing', address: at('/all-games-search/?q=qqqqqq'), who: GUEST },
  { name: 'site-search-nothing', address: at('/search/?q=qqqqqq'), who: GUEST },
  { name: 'site-search-failing', address: at('/search/?q=odds'), who: GUEST, failing: 'cms' },
  { name: 'offline', address: at('/offline/'), who: GUEST, isStatic: true },
  {
    name: 'style',
    address: (locale) => `/ops/style?lang=${locale}`,
    who: GUEST,
    isStatic: true,
  },
];

/** Whom an overlay is for, where it is not for both. */
const ASKED_OF: Readonly<Partial<Record<OverlayName, readonly Who[]>>> = {
  login: GUEST,
  registration: GUEST,
  gameContainer: PLAYER,
  consent: GUEST,
};

/** What lies over the page, in any language: `Driven.seen` looks for English words. */
const OVER = ':is(dialog[open], [role="dialog"])';

const opened = (name: OverlayName) => async (page: Page) => {
  await DRIVEN[name].open(page);
  await page.locator(OVER).first().waitFor();
};

const OVERLAYS: readonly Screen[] = keysOf(DRIVEN).map((name) => ({
  name: `over-${name}`,
  address: at('/slots/'),
  who: ASKED_OF[name] ?? BOTH,
  prepare: opened(name),
}));

const searched = (query: string) => async (page: Page) => {
  await opened('search')(page);
  await page.locator('dialog[open] input[type="search"]').fill(query);
};

/** A panel of the game's window, by its button; narrow screens have another one. */
const panel = (index: number) => async (page: Page) => {
  await opened('gameContainer')(page);
  await page.locator(`${OVER} header button[aria-expanded]`).nth(index).dispatchEvent('click');
};

const STATES: readonly Screen[] = [
  { name: 'search-found', address: at('/'), who: GUEST, prepare: searched('roul') },
  { name: 'search-nothing', address: at('/'), who: GUEST, prepare: searched('qqqqqq') },
  {
    name: 'contact-errors',
    address: at('/contact-us/'),
    who: GUEST,
    prepare: (page) => page.locator('main form button[type="submit"]').last().click(),
  },
  {
    name: 'account-menu',
    address: at('/slots/'),
    who: PLAYER,
    async prepare(page) {
      // On a phone it is behind the balance.
      const toggles = page.locator(
        'header :is([aria-controls="account-menu"], [aria-controls="balance-menu"])',
      );
      await toggles.filter({ visible: true }).first().click();
    },
  },
  { name: 'game-favourites', address: at('/slots/'), who: PLAYER, prepare: panel(0) },
  { name: 'game-menu', address: at('/slots/'), who: PLAYER, prepare: panel(1) },
  {
    name: 'no-platform',
    address: at('/slots/'),
    who: GUEST,
    before: (page) => page.route('**/platform.js', (route) => route.abort()),
    prepare: (page) => page.locator('[data-widget="login"]').first().dispatchEvent('click', { button: 0 }),
  },
  {
    name: 'no-covers',
    address: at('/'),
    who: GUEST,
    before: (page) => page.route('**/media/**', (route) => route.abort()),
  },
  ...(['/', '/blog/rtp-explained/', '/promotions/oktoberfest/', '/info/terms/'] as const).map((path) => ({
    name: `printed${path.replaceAll(/\W+/gu, '-')}`.replace(/-$/u, ''),
    address: at(path),
    who: GUEST,
    prepare: (page: Page) => page.emulateMedia({ media: 'print' }),
  })),
  ...(['/', '/ops/style'] as const).map((path) => ({
    name: `forced-colours${path.replaceAll(/\W+/gu, '-')}`.replace(/-$/u, ''),
    address: path === '/' ? at(path) : () => path,
    who: GUEST,
    isStatic: path !== '/',
    prepare: (page: Page) => page.emulateMedia({ forcedColors: 'active' }),
  })),
];

export const SCREENS: readonly Screen[] = [...PAGES, ...VARIANTS, ...OVERLAYS, ...STATES];
