import type { PageName } from '../../pages/pages.ts';

/** Title and description of a page for search engines and shared links. */
export interface PageWords {
  /** `{brand}` and `{name}`, what the page itself is called, are replaced. */
  readonly title: string;
  /** For a page whose content brings no description of its own. */
  readonly description: string;
}

/** Title and description of every page; a page without them does not compile. */
const pages: Readonly<Record<PageName, PageWords>> = {
  home: {
    title: '{brand}: slots, live casino and jackpots',
    description:
      'Slots, jackpots and live tables from some thirty studios, on a site that is quick and quiet. 18+. Please gamble responsibly.',
  },
  tab: {
    title: '{name} | {brand}',
    description:
      '{name} at {brand}: browse every game, read the reviews and play within limits you set. 18+.',
  },
  'all-games': {
    title: '{name} | {brand}',
    description: 'Every game at {brand} from A to Z, by provider and by feature. 18+.',
  },
  'game-search': {
    title: '{name} | {brand}',
    description: 'Search the games, promotions and articles of {brand}.',
  },
  'site-search': {
    title: '{name} | {brand}',
    description: 'Search the games, promotions and articles of {brand}.',
  },
  blog: {
    title: '{name} | {brand}',
    description: 'How games work, who makes them and how to keep play a pleasure: the magazine of {brand}.',
  },
  article: { title: '{name} | {brand}', description: '{name}, in the magazine of {brand}.' },
  contact: { title: '{name} | {brand}', description: 'Write to the support of {brand}.' },
  promotions: {
    title: '{name} | {brand}',
    description: 'Current promotions at {brand}, with their terms one click away. 18+. Terms apply.',
  },
  promotion: { title: '{name} | {brand}', description: '{name}: the offer and its terms, at {brand}. 18+.' },
  providers: {
    title: '{name} | {brand}',
    description: 'The studios behind the games at {brand}, and all that each of them made.',
  },
  provider: {
    title: '{name} | {brand}',
    description:
      '{name} at {brand}: browse every game, read the reviews and play within limits you set. 18+.',
  },
  themes: {
    title: '{name} | {brand}',
    description: 'Games at {brand} by theme, from Egypt to the classics.',
  },
  theme: {
    title: '{name} | {brand}',
    description:
      '{name} at {brand}: browse every game, read the reviews and play within limits you set. 18+.',
  },
  'game-reviews': {
    title: '{name} | {brand}',
    description: 'Reviews of the games at {brand}: how each plays, what it pays back, who made it.',
  },
  'game-review': {
    title: '{name} | {brand}',
    description: '{name}: how it plays and what it pays back, reviewed by {brand}.',
  },
  info: { title: '{name} | {brand}', description: '{name}: what players of {brand} need to know.' },
  landing: { title: '{name} | {brand}', description: '{name}: an offer of {brand}. 18+.' },
  restricted: {
    title: 'Not available where you are | {brand}',
    description: '{brand} does not offer its games in your country.',
  },
  'not-found': { title: 'Page not found | {brand}', description: 'This page could not be found' },
  error: { title: 'Something went wrong | {brand}', description: 'Unknown error please reload' },
};

/** The labels that cleaning inserts into editors' content. `{provider}` and `{title}` are replaced. */
const content = {
  /** Names the scroll region of a table without a caption. */
  table: 'Table',
  /** After the text of a link that leaves the site, for screen readers. */
  opensInNewTab: '(opens in a new tab)',
  /** On an embed that has a title, and on one that has none. */
  playTitled: 'Load from {provider}: {title}',
  play: 'Load from {provider}',
  /** Under it: what loading it means. */
  embedNotice: 'Loading it connects you to {provider}.',
  /** A link in place of an embed or a picture of an unknown host. */
  openExternal: 'Open on {provider}',
  /** The title of a post that has none. */
  untitled: 'Untitled',
};

/** Messages that only the edge uses; they are not in the browser's script. */
export const edgeWords = { pages, content };
export type EdgeWords = typeof edgeWords;
