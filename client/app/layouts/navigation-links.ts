import type { Messages } from '../../../shared/i18n/messages.ts';
import type { IconName } from '../../ui/icon/icon.tsx';

/** One way through the site: a path without locale prefix, its name and its drawing. */
export interface NavigationLink {
  readonly path: string;
  readonly icon: IconName;
  readonly text: (messages: Messages) => string;
}

/** §2.7 main links of the header. */
export const MAIN_LINKS: readonly NavigationLink[] = [
  { path: '/', icon: 'home', text: ({ general }) => general.home },
  { path: '/slots/', icon: 'slots', text: ({ general }) => general.slots },
  { path: '/live-casino/', icon: 'live', text: ({ general }) => general.liveCasino },
  { path: '/promotions/', icon: 'gift', text: ({ general }) => general.promotions },
];

export interface NavigationGroup {
  readonly id: string;
  readonly text: (messages: Messages) => string;
  readonly links: readonly NavigationLink[];
}

const tab = (slug: string, icon: IconName): NavigationLink => ({
  path: `/${slug}/`,
  icon,
  text: ({ gameArea }) => gameArea.titles[slug] ?? slug,
});

/** §2.7 expandable groups of the side menu; one is open at a time. */
export const MENU_GROUPS: readonly NavigationGroup[] = [
  {
    id: 'kinds',
    text: ({ general }) => general.gamesByKind,
    links: [
      tab('new', 'sparkle'),
      tab('megaways', 'megaways'),
      tab('jackpots', 'jackpot'),
      tab('all-games', 'grid'),
    ],
  },
  {
    id: 'tables',
    text: ({ general }) => general.gamesByTable,
    links: [
      tab('blackjack', 'cards'),
      tab('roulette', 'wheel'),
      tab('baccarat', 'cards'),
      tab('poker', 'dice'),
    ],
  },
  {
    id: 'discover',
    text: ({ general }) => general.discover,
    links: [
      { path: '/providers/', icon: 'users', text: ({ general }) => general.providers },
      { path: '/themes/', icon: 'globe', text: ({ general }) => general.themes },
      { path: '/blog/', icon: 'document', text: ({ general }) => general.blog },
      { path: '/contact-us/', icon: 'help', text: ({ general }) => general.help },
    ],
  },
];
