import type { Tab } from '../../../shared/config/tabs.ts';
import { titleOf, type Messages } from '../../../shared/i18n/messages.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

/** One link of the navigation: a path without locale prefix, its icon and its text. */
export interface NavigationLink {
  readonly path: string;
  readonly icon: IconName;
  readonly text: (messages: Messages) => string;
}

/** §2.7 main links of the header. */
export const MAIN_LINKS: readonly NavigationLink[] = [
  { path: pathTo('home'), icon: 'home', text: ({ general }) => general.home },
  { path: pathTo('tab', { tab: 'slots' }), icon: 'slots', text: ({ general }) => general.slots },
  { path: pathTo('tab', { tab: 'live-casino' }), icon: 'live', text: ({ general }) => general.liveCasino },
  { path: pathTo('promotions'), icon: 'gift', text: ({ general }) => general.promotions },
];

export interface NavigationGroup {
  readonly id: string;
  readonly text: (messages: Messages) => string;
  readonly links: readonly NavigationLink[];
}

const toTab = (tab: Tab, icon: IconName): NavigationLink => ({
  path: pathTo('tab', { tab }),
  icon,
  text: (messages) => titleOf(messages, tab),
});

/** §2.7 expandable groups of the side menu; one is open at a time. */
export const MENU_GROUPS: readonly NavigationGroup[] = [
  {
    id: 'kinds',
    text: ({ general }) => general.gamesByKind,
    links: [
      toTab('new', 'sparkle'),
      toTab('megaways', 'megaways'),
      toTab('jackpots', 'jackpot'),
      { path: pathTo('all-games'), icon: 'grid', text: (messages) => titleOf(messages, 'all-games') },
    ],
  },
  {
    id: 'tables',
    text: ({ general }) => general.gamesByTable,
    links: [
      toTab('blackjack', 'cards'),
      toTab('roulette', 'wheel'),
      toTab('baccarat', 'cards'),
      toTab('poker', 'dice'),
    ],
  },
  {
    id: 'discover',
    text: ({ general }) => general.discover,
    links: [
      { path: pathTo('providers'), icon: 'users', text: ({ general }) => general.providers },
      { path: pathTo('themes'), icon: 'globe', text: ({ general }) => general.themes },
      { path: pathTo('blog'), icon: 'document', text: ({ general }) => general.blog },
      { path: pathTo('contact'), icon: 'help', text: ({ general }) => general.help },
    ],
  },
];
