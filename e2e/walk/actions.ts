import { hasEntry, isOpen, topLayer, type Model, type Movement } from './model.ts';
import type { Hands } from './hands.ts';
import type { LayerKind, Seen, Target } from './page/seen.ts';
import { hashOf } from './random.ts';
import type { Network, Tab } from '../../testing/engines/tab.ts';

/** What a step is taken in. */
export interface Situation {
  readonly seen: Seen;
  readonly model: Model;
  readonly network: Network | null;
  readonly tabs: Tabs;
}

/** The visitor's tabs; two at most. */
export interface Tabs {
  readonly count: number;
  /** Opens another tab and goes there. */
  open(): Promise<void>;
  current(): Tab;
  /** Goes to the other tab. */
  change(): Promise<void>;
}

/** A thing that a player can do. */
export interface Action {
  /** How often it is chosen, compared with the others. */
  readonly weight: number;
  /** Whether it can be done now; what is on the page in detail, `run` finds out. */
  when(situation: Situation): boolean;
  /** Does it. What was done, in words; `null` when there was nothing to do it with. */
  run(hands: Hands, situation: Situation): Promise<string | null>;
  readonly movement?: Movement;
}

/** Links to pages of the site that the browser follows by itself. */
const PAGE_LINK = 'a[href]:not([data-action], [data-info-page], [hreflang], [target], [href="#"])';
const CLOSERS: Readonly<Partial<Record<LayerKind, string>>> = {
  menu: '#side-menu [data-action="menu-close"]',
  search: 'dialog search > button',
  game: 'dialog[data-locks-scroll] > header > button:last-child, dialog[data-locks-scroll] > header > button:first-child',
  popup: 'dialog[open] > header > button:last-child',
  widget: '[data-casino-platform="modal"] >>> header > button.close',
};
const QUERIES = ['roulette', 'bok of', 'joker', 'zzzzqqqq', 'a', 'blackjak', 'mega', '777'];
const WIDTHS = [360, 390, 768, 1440];

/** Nothing keeps the page from being used. */
const isFree = ({ seen }: Situation): boolean => topLayer(seen) === null;
const isTop =
  (kind: LayerKind) =>
  (situation: Situation): boolean =>
    topLayer(situation.seen) === kind;
const isReachable = ({ model }: Situation): boolean => !model.isOffline;
const platformIsThere = ({ seen, model }: Situation): boolean => seen.platform !== null && !model.isOffline;
const isOurs = ({ href }: Target): boolean =>
  href !== null &&
  /^http:\/\/(?:127\.0\.0\.1|localhost)/u.test(href) &&
  !/\/(?:assets|media|api)\/|mailto:|tel:/u.test(href);
const all =
  (...checks: readonly ((situation: Situation) => boolean)[]) =>
  (situation: Situation): boolean =>
    checks.every((check) => check(situation));

const press =
  (selector: string, isMeant?: (target: Target) => boolean): Action['run'] =>
  (hands) =>
    hands.press(selector, isMeant);

/** Everything that a player can do, by its name in a report. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  'follow a link of the page': {
    weight: 14,
    when: all(isFree, isReachable),
    run: press(`main ${PAGE_LINK}`, isOurs),
  },
  'follow a link of the header': {
    weight: 5,
    when: all(isFree, isReachable),
    run: press(`header ${PAGE_LINK}`, isOurs),
  },
  'follow a link of the footer': {
    weight: 5,
    when: all(isFree, isReachable),
    run: press(`footer ${PAGE_LINK}`, isOurs),
  },
  'go Back': {
    weight: 12,
    when: all(isReachable, ({ seen, model }) => hasEntry(seen) || (model.trail.at > 0 && isNothing(seen))),
    run: async ({ tab }) => said(tab.back(), 'Back'),
    movement: 'back',
  },
  'go Forward': {
    weight: 4,
    when: all(
      isReachable,
      isFree,
      ({ model: { trail } }) =>
        trail.at < trail.places.length - 1 && trail.places[trail.at]?.hadLayer === false,
    ),
    run: async ({ tab }) => said(tab.forward(), 'Forward'),
    movement: 'forward',
  },
  reload: {
    weight: 3,
    when: isReachable,
    run: async ({ tab }) => said(tab.reload(), 'reloaded'),
  },
  scroll: {
    weight: 6,
    when: isFree,
    run: async ({ tab, pick }) =>
      said(tab.evaluate(`scrollTo({ top: ${pick % 4_000}, behavior: 'instant' })`), `to ${pick % 4_000} px`),
  },
  'change the window’s width': {
    weight: 4,
    when: () => true,
    async run({ tab, pick }) {
      const width = WIDTHS[pick % WIDTHS.length] ?? 1440;
      return said(tab.resize({ width, height: width < 600 ? 844 : 900 }), `to ${width} px`);
    },
  },
  'press Tab': {
    weight: 3,
    when: ({ seen }) => !isOpen(seen, 'game', 'cover'),
    async run({ tab, pick }) {
      const times = 1 + (pick % 3);
      for (let pressed = 0; pressed < times; pressed += 1) await tab.press('Tab');
      return `${times} times`;
    },
  },
  'wait for what comes by itself': {
    weight: 3,
    when: () => true,
    run: async ({ tab }) =>
      said(tab.evaluate('new Promise((resolve) => setTimeout(resolve, 2100, 1))'), '2 s'),
  },

  'open the menu': { weight: 6, when: isFree, run: press('header [data-action="menu-open"]') },
  'unfold a group of the menu': { weight: 3, when: isTop('menu'), run: press('#side-menu summary') },
  'follow a link of the menu': {
    weight: 5,
    when: all(isTop('menu'), isReachable),
    run: press(`#side-menu ${PAGE_LINK}`, isOurs),
  },
  'open the search': {
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
    weight: 5,
    when: all(isTop('search'), platformIsThere),
    run: press('dialog[open] li > button'),
  },
  'follow a link of the search': {
    weight: 2,
    when: all(isTop('search'), isReachable),
    run: press(`dialog[open] ${PAGE_LINK}`, isOurs),
  },
  'clear the search': { weight: 2, when: isTop('search'), run: press('dialog[open] search form button') },
  'open help or a policy': {
    weight: 6,
    when: all(isReachable, ({ seen }) => [null, 'popup'].includes(topLayer(seen))),
    run: press('[data-info-page]'),
  },
  'close what is open by its button': {
    weight: 8,
    when: ({ seen }) => topLayer(seen) !== null,
    run: async (hands, { seen }) => {
      const selector = CLOSERS[topLayer(seen) ?? 'consent'];
      return selector === undefined ? null : hands.press(selector);
    },
  },
  'press Escape': {
    weight: 8,
    when: ({ seen }) => seen.layers.length > 0 || seen.expanded.length > 0,
    run: async ({ tab }) => said(tab.press('Escape'), 'Escape'),
  },
  'press beside what is open': {
    weight: 3,
    when: ({ seen }) => ['menu', 'popup', 'search'].includes(topLayer(seen) ?? ''),
    async run({ tab }) {
      const width = Number(await tab.evaluate('innerWidth'));
      // Narrow windows are filled by what is open.
      return width < 600 ? null : said(tab.click({ x: width - 8, y: 890 }), 'outside');
    },
  },

  'open the login': {
    weight: 9,
    when: all(isFree, platformIsThere, ({ model }) => !model.isPlayer),
    run: press('[data-widget="login"]'),
  },
  'open another widget': {
    weight: 2,
    when: all(isFree, platformIsThere),
    run: press('[data-widget]:not([data-widget="login"])'),
  },
  'log in': {
    weight: 30,
    when: all(isTop('widget'), platformIsThere, ({ model }) => !model.isPlayer),
    async run({ tab, press: pressOne }, { model }) {
      const form = '[data-casino-platform] >>> form ';
      if ((await pressOne(`${form}input[autocomplete="username"]`)) === null) return null;
      await tab.type('demo@velvetcomet.example');
      if ((await pressOne(`${form}input[type="password"]`)) === null) return null;
      await tab.type('comet-demo');
      await tab.press('Enter');
      model.isPlayer = true;
      return 'as the demo player';
    },
  },
  'log out': {
    weight: 2,
    when: all(
      isReachable,
      platformIsThere,
      ({ model, seen }) => model.isPlayer && [null, 'menu'].includes(topLayer(seen)),
    ),
    async run(hands, { model }) {
      const pressed = await hands.press('[data-action="logout"]');
      if (pressed !== null) model.isPlayer = false;
      return pressed;
    },
  },
  'open the account menu': {
    weight: 4,
    when: all(isFree, ({ model }) => model.isPlayer),
    run: press('header [aria-controls="account-menu"], header [aria-controls="balance-menu"]'),
  },
  'be logged out by the platform': {
    weight: 2,
    when: all(platformIsThere, ({ model, seen }) => model.isPlayer && !isOpen(seen, 'widget')),
    async run({ tab }, { model }) {
      model.isPlayer = false;
      return said(tab.evaluate('CasinoPlatform.logout().then(() => 1)'), 'CasinoPlatform.logout()');
    },
  },
  'play a game': { weight: 8, when: all(isFree, platformIsThere), run: press('main [data-action="play"]') },
  'open a panel of the game': {
    weight: 6,
    when: isTop('game'),
    run: press('dialog[data-locks-scroll] > header > button[aria-expanded]'),
  },
  'change the game': {
    weight: 4,
    when: all(isTop('game'), platformIsThere),
    run: press('dialog[data-locks-scroll] aside li > button'),
  },
  'favour a game': {
    weight: 8,
    when: all(isFree, platformIsThere),
    run: press('main [data-action="favourite"]'),
  },

  'set a filter': {
    weight: 6,
    when: all(isFree, isReachable),
    run: press('main nav[aria-label] a[href*="?"], main a[href*="?letter"]', isOurs),
  },
  'choose a provider': {
    weight: 3,
    when: all(isFree, isReachable),
    async run(hands) {
      if (!(await hands.has('main form select'))) return null;
      const chosen = await hands.tab.evaluate(
        `(() => { const [select] = document.querySelectorAll('main form select'); const { options } = select; select.selectedIndex = ${hands.pick} % options.length; return select.value })()`,
      );
      return said(hands.press('main form [type="submit"]'), `“${String(chosen)}”`);
    },
  },
  'change the language': {
    weight: 4,
    when: all(isReachable, ({ seen }) => [null, 'menu'].includes(topLayer(seen))),
    run: press('a[data-action="language"]'),
  },

  'answer the consent question': {
    weight: 5,
    when: ({ seen }) => isOpen(seen, 'consent') && topLayer(seen) === null,
    async run(hands, { model }) {
      const pressed = await hands.press('section[role="dialog"] button');
      if (pressed !== null) model.isConsentGiven = true;
      return pressed;
    },
  },
  'tick a box of the consent question': {
    weight: 2,
    when: ({ seen }) => isOpen(seen, 'consent') && topLayer(seen) === null,
    run: press('section[role="dialog"] label'),
  },
  'open the cookie settings': { weight: 3, when: isFree, run: press('[data-action="cookie-settings"]') },

  'open a second tab': {
    weight: 2,
    when: all(isReachable, ({ tabs }) => tabs.count === 1),
    async run({ tab }, { tabs, seen }) {
      const origin = String(await tab.evaluate('location.origin'));
      await tabs.open();
      await tabs.current().goto(origin + seen.address);
      return seen.address;
    },
  },
  'change to the other tab': {
    weight: 5,
    when: ({ tabs }) => tabs.count === 2,
    run: (_hands, { tabs }) => said(tabs.change(), 'the other tab'),
  },

  'lose the network': {
    weight: 2,
    when: ({ network, model }) => network !== null && !model.isOffline,
    async run(_hands, { network, model }) {
      await network?.setOffline(true);
      model.isOffline = true;
      return 'offline';
    },
  },
  'follow a link without a network': {
    weight: 12,
    when: all(isFree, ({ model }) => model.isOffline),
    run: press(`main ${PAGE_LINK}`, isOurs),
  },
  'have the network again': {
    weight: 15,
    when: ({ model }) => model.isOffline,
    async run(_hands, { network, model }) {
      await network?.setOffline(false);
      model.isOffline = false;
      return 'online';
    },
  },
  'the platform’s script becomes slow, dead or well': {
    weight: 2,
    when: ({ network }) => network !== null,
    async run({ pick }, { network, model }) {
      model.platform = (['well', 'late', 'dead'] as const)[hashOf('platform', pick) % 3] ?? 'well';
      const how = { well: null, late: { delayMs: 3_000 }, dead: 'fail' } as const;
      await network?.disturb('/platform.js', how[model.platform]);
      return model.platform;
    },
  },
};

/** Only the page is there, and what blocks nothing. */
function isNothing(seen: Seen): boolean {
  return topLayer(seen) === null;
}

async function said(done: Promise<unknown>, words: string): Promise<string | null> {
  return (await done) === null ? null : words;
}
