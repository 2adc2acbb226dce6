import type { ThemeTab } from '../config/tabs.ts';

/** The curated id lists of §3, in the order an editor gave them. */
export type CuratedListName =
  | 'popular'
  | 'megaways'
  | 'drops-and-wins'
  | 'poker'
  | 'blackjack'
  | 'roulette'
  | 'baccarat'
  | 'jackpots'
  | 'jackpot-king'
  | 'slingo'
  | 'game-shows'
  | 'tv-movies'
  | ThemeTab;

/** Ids may name games that no longer are; whoever resolves the list skips them. */
export type CuratedLists = Readonly<Record<CuratedListName, readonly number[]>>;
