import { isPhone } from '../../../testing/browser/windows.ts';
import type { LayerKind } from '../page/seen.ts';
import { isOpen, topLayer } from '../model.ts';
import type { Actions } from './action.ts';
import {
  PAGE_LINK,
  isFree,
  isTop,
  isReachable,
  platformIsThere,
  all,
  press,
  said,
  follow,
} from './helpers.ts';

const CLOSERS: Readonly<Partial<Record<LayerKind, string>>> = {
  menu: '#side-menu [data-action="menu-close"]',
  search: 'dialog search > button',
  game: '[data-overlay-slot="gameContainer"] section > header > button:last-child, [data-overlay-slot="gameContainer"] section > header > button:first-child',
  popup: 'dialog[open] > header > button:last-child',
  login: '[data-overlay-slot="login"] header > button, [data-overlay-slot="registration"] header > button',
  widget: '[data-casino-platform="modal"] >>> header > button.close',
};
const QUERIES = ['roulette', 'bok of', 'joker', 'zzzzqqqq', 'a', 'blackjak', 'mega', '777'];

/** Opening and closing what lies over the page. */
export const LAYERS: Actions = {
  'open the menu': {
    movement: 'come',
    weight: 6,
    when: isFree,
    run: press('header [data-action="menu-open"]'),
  },
  'unfold a group of the menu': { weight: 3, when: isTop('menu'), run: press('#side-menu summary') },
  'follow a link of the menu': {
    movement: 'come',
    weight: 5,
    when: all(isTop('menu'), isReachable),
    run: follow(`#side-menu ${PAGE_LINK}`),
  },
  'open the search': {
    movement: 'come',
    weight: 6,
    when: ({ seen }) => [null, 'menu'].includes(topLayer(seen)),
    run: press('[data-action="search-open"]'),
  },
  'type into the search': {
    weight: 8,
    when: isTop('search'),
    async run({ tab, pick }) {
      const query = QUERIES[pick % QUERIES.length] ?? '';
      return said(tab.type(query), `“${query}”`);
    },
  },
  'choose a game of the search': {
    movement: 'come',
    weight: 5,
    when: all(isTop('search'), platformIsThere),
    run: press('dialog[open] li > button'),
  },
  'follow a link of the search': {
    movement: 'come',
    weight: 2,
    when: all(isTop('search'), isReachable),
    run: follow(`dialog[open] ${PAGE_LINK}`),
  },
  'clear the search': { weight: 2, when: isTop('search'), run: press('dialog[open] search form button') },
  'open help or a policy': {
    movement: 'come',
    weight: 4,
    when: all(isReachable, isFree),
    run: press('[data-info-page]'),
  },
  'follow a link in help or a policy': {
    weight: 2,
    when: all(isReachable, isTop('popup')),
    run: press('[data-info-page]'),
  },
  'close what is open by its button': {
    movement: 'close',
    weight: 8,
    when: ({ seen }) => topLayer(seen) !== null,
    run: async (hands, { seen }) => {
      const selector = CLOSERS[topLayer(seen) ?? 'consent'];
      return selector === undefined ? null : hands.press(selector);
    },
  },
  'press Escape': {
    movement: 'close',
    weight: 8,
    when: ({ seen }) => seen.layers.length > 0 || seen.expanded.length > 0,
    run: async ({ tab }) => said(tab.press('Escape'), 'Escape'),
  },
  'press beside what is open': {
    movement: 'close',
    weight: 3,
    when: ({ seen }) => ['menu', 'popup', 'search'].includes(topLayer(seen) ?? ''),
    async run({ tab }) {
      const width = Number(await tab.evaluate('innerWidth'));
      // Narrow windows are filled by what is open.
      return isPhone(width) ? null : said(tab.click({ x: width - 8, y: 890 }), 'outside');
    },
  },

  'answer the consent question': {
    weight: 5,
    when: ({ seen }) => isOpen(seen, 'consent') && topLayer(seen) === null,
    async run(hands, { model }) {
      const pressed = await hands.press('[data-overlay-slot="consent"] button');
      if (pressed !== null) model.isConsentGiven = true;
      return pressed;
    },
  },
  'tick a box of the consent question': {
    weight: 2,
    when: ({ seen }) => isOpen(seen, 'consent') && topLayer(seen) === null,
    run: press('[data-overlay-slot="consent"] label'),
  },
  'open the cookie settings': { weight: 3, when: isFree, run: press('[data-action="cookie-settings"]') },
};
