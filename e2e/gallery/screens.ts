import type { Page } from 'playwright-core';
import { DRIVEN, type OverlayName } from '../../testing/browser/overlays.ts';
import { PAGE_KINDS } from '../walk/journeys.ts';

export type Who = 'guest' | 'player';

/** A screen in one of its states. */
export interface Screen {
  readonly name: string;
  /** Without locale prefix. */
  readonly path: string;
  readonly who: readonly Who[];
  /** Brings the page into that state, in either language. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const BOTH: readonly Who[] = ['guest', 'player'];
const LANDING = '/150-bonus/';

/** A page of each kind as it opens; landing pages are for guests alone. */
const PAGES: readonly Screen[] = [
  ...PAGE_KINDS,
  '/welcome/',
  '/special/welcome-offer/',
  '/promotions/welcome-package/',
]
  .filter((path) => path !== '/es/')
  .map((path) => ({
    name: path === '/' ? 'home' : path.replaceAll(/\W+/gu, '-').replaceAll(/^-|-$/gu, ''),
    path,
    who: path === LANDING || path.includes('welcome') ? ['guest'] : BOTH,
  }));

/** Whom an overlay is for, where it is not for both. */
const ASKED_OF: Readonly<Partial<Record<OverlayName, readonly Who[]>>> = {
  login: ['guest'],
  registration: ['guest'],
  gameContainer: ['player'],
  consent: ['guest'],
};

const isOverlayName = (name: string): name is OverlayName => Object.hasOwn(DRIVEN, name);

const OVERLAYS: readonly Screen[] = Object.keys(DRIVEN)
  .filter(isOverlayName)
  .map((name) => ({
    name: `over-${name}`,
    path: '/slots/',
    who: ASKED_OF[name] ?? BOTH,
    // Not `shows`, which looks for English words.
    prepare: async (page) => {
      await DRIVEN[name].open(page);
      await page.waitForTimeout(SETTLING_MS);
    },
  }));

/** What a picture waits for besides its images: the platform's widgets say nowhere that they are drawn. */
const SETTLING_MS = 1_200;

const typed = (query: string) => async (page: Page) => {
  await DRIVEN.search.open(page);
  await page.locator('dialog[open] input[type="search"]').fill(query);
  await page.waitForTimeout(SETTLING_MS);
};

const STATES: readonly Screen[] = [
  { name: 'search-found', path: '/', who: ['guest'], prepare: typed('roul') },
  { name: 'search-nothing', path: '/', who: ['guest'], prepare: typed('qqqqqq') },
  { name: 'filtered', path: '/all-games/?provider=moonquay&feature=new', who: ['guest'] },
  { name: 'filtered-nothing', path: '/all-games/?feature=live&provider=moonquay&letter=X', who: ['guest'] },
  { name: 'tab-sorted', path: '/slots/?sort=name', who: ['guest'] },
  { name: 'search-page-nothing', path: '/search/?q=qqqqqq', who: ['guest'] },
  {
    name: 'account-menu',
    path: '/slots/',
    who: ['player'],
    prepare: async (page) => {
      const toggle = page.locator('header [aria-controls="account-menu"]');
      if (await toggle.isVisible()) await toggle.click();
    },
  },
];

export const SCREENS: readonly Screen[] = [...PAGES, ...OVERLAYS, ...STATES];
