import type { DutyKind } from '../../domain/markets/duty.ts';
import type { PageName } from '../../pages/pages.ts';
import { accessibility } from './accessibility.ts';

/**
 * What a page says of itself to search engines and shared links. `{brand}`, `{name}`, what the page itself is called, and
 * `{age}`, from which the visitor may play, are replaced.
 */
export interface PageWords {
  /** What a page that is always called the same is called, where no message of the browser says it. */
  readonly name?: string;
  /** Left out: `{name} | {brand}`. */
  readonly title?: string;
  /** For a page whose content brings no description of its own. */
  readonly description: string;
}

/** The words of every page; a page without them does not compile. */
const pages = {
  home: {
    title: '{brand}: slots, live casino and jackpots',
    description:
      'Slots, jackpots and live tables, on a site that is quick and quiet. {age}. Please gamble responsibly.',
  },
  tab: {
    description:
      '{name} at {brand}: browse every game, read the reviews and play within limits you set. {age}.',
  },
  'all-games': {
    description: 'Every game at {brand} from A to Z, by provider and by feature. {age}.',
  },
  'game-search': {
    description: 'Search the games, promotions and articles of {brand}.',
  },
  'site-search': {
    description: 'Search the games, promotions and articles of {brand}.',
  },
  blog: {
    description: 'How games work, who makes them and how to keep play a pleasure: the magazine of {brand}.',
  },
  article: { description: '{name}, in the magazine of {brand}.' },
  contact: { description: 'Write to the support of {brand}.' },
  accessibility: {
    description: 'How far {brand} is accessible, what is missing, and where to write.',
  },
  promotions: {
    description: 'Current promotions at {brand}, with their terms one click away. {age}. Terms apply.',
  },
  promotion: {
    description: '{name}: the offer and its terms, at {brand}. {age}.',
  },
  providers: {
    description: 'The studios behind the games at {brand}, and all that each of them made.',
  },
  provider: {
    description:
      '{name} at {brand}: browse every game, read the reviews and play within limits you set. {age}.',
  },
  themes: {
    description: 'Games at {brand} by theme, from Egypt to the classics.',
  },
  theme: {
    description:
      '{name} at {brand}: browse every game, read the reviews and play within limits you set. {age}.',
  },
  'game-reviews': {
    description: 'Reviews of the games at {brand}: how each plays, what it pays back, who made it.',
  },
  'game-review': {
    description: '{name}: how it plays and what it pays back, reviewed by {brand}.',
  },
  info: { description: '{name}: what players of {brand} need to know.' },
  landing: { description: '{name}: an offer of {brand}. {age}.' },
  restricted: {
    description: '{name}: {brand} offers its games only where it has a licence.',
  },
  'not-found': { title: 'Page not found | {brand}', description: 'This page could not be found' },
  error: { title: 'Something went wrong | {brand}', description: 'Unknown error please reload' },
} satisfies Readonly<Record<PageName, PageWords>>;

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
  /** Before the last day of an offer that ends at midnight, and before the moment at which another ends. */
  lastDay: 'Last day',
  ends: 'Ends',
};

/**
 * What a duty means for players, on the page for responsible play; a kind without a text is seen where it acts. `{value}`
 * is what the duty asks, `{adult}` and `{under25}` are amounts.
 */
const rights: Readonly<Partial<Record<DutyKind, string>>> = {
  'limit-prompts':
    'We ask you to set a limit before your first deposit. Every six months we ask you to look at it again.',
  'gross-deposit-limit':
    'A deposit limit counts all that you pay in during its period. Money that you take out does not make room for more.',
  'slot-stakes': 'One spin of a slot costs at most {adult}, or {under25} if you are 18 to 24.',
  'net-position': 'Every game shows how long you have played and what you have won or lost in it.',
  'final-withdrawals': 'Money that you have asked us to pay out cannot be called back into play.',
  'granular-marketing-consent':
    'We write to you about offers only if you ask us to, for each kind of game and each way of writing.',
  'wagering-cap': 'A bonus has to be wagered {value} times at most.',
  'single-product-offers': 'An offer never asks you to try another kind of gambling.',
  'no-demo-before-age-check': 'Nobody plays here, not even without money, before we know their age.',
  'no-personal-inducements':
    'We make no offers to you alone, and there is no scheme for those who play most.',
  'self-exclusion-one-click': 'You can exclude yourself with one click from this page.',
};

/** What the review of a game says of how it pays. */
const review = {
  /** `{back}` of `{stake}` comes back: both are amounts of money. */
  rtp: 'Of every {stake} staked, about {back} comes back as wins. That is an average over millions of rounds of all players, and not what one evening brings.',
  volatility: {
    low: 'Wins come often and are small.',
    medium: 'Quiet spells and wins take turns; most wins are small, a few are not.',
    high: 'Wins are rare, and a few are large. Long spells can pass without one.',
  },
  /** `{times}` is how many times the stake. */
  maxWin: '{times} × the stake',
  /** `{share}` is a percentage; one round in `{every}` wins something. */
  hitFrequency: '{share}, 1 round in {every}',
  featureEvery: 'about 1 round in {rounds}',
  range: '{min} to {max}',
  /** The games that an offer links to. */
  offerGames: 'Games in this offer',
  stakesFrom: 'from {min}',
  stakesUpTo: 'up to {max}',
  /** The stake that the law allows. */
  stakeLimit: '{adult} a spin; {under25} for players aged 18 to 24',
};

/** The heads of the table of payment methods (§2.8). */
const payments = {
  method: 'Method',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  currencies: 'Currencies',
};

/** The page for who comes while there is more to do than can be done (§8). */
const overload = {
  title: 'A lot of people are here right now',
  text: 'This page could not be made in time. Please come back in a few seconds; it is worth trying again.',
};

/** The page for who has no network; `{when}` is replaced in the browser. */
const offline = {
  title: 'You are offline',
  text: 'Your browser has no network just now. The games come back with it.',
  again: 'Try again',
  lobbyTitle: 'The lobby, as you saw it last',
  lobbyText: 'From {when}. You can play again once you are online.',
  helpText: 'You can call a number without the internet.',
};

/** For an editor whose link to a draft was made longer ago. */
const previewOver = 'This preview is over: its link is good for half an hour. Open it again in WordPress.';

/** On every page, for who has no scripts (§2.1). */
const withoutScripts =
  'Without JavaScript you can read this site, but not play, log in or join. Switch it on, then load the page again.';

/** Messages that only the edge uses; they are not in the browser's script. */
export const edgeWords = {
  pages,
  content,
  overload,
  payments,
  rights,
  review,
  offline,
  previewOver,
  withoutScripts,
  accessibility,
};
export type EdgeWords = typeof edgeWords;
