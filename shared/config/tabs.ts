/** The lobby's tabs (§2.2): `/{tab}/` and `/all-games/{tab}/` exist for these only. */

/** The nine curated themes (§3). */
export const THEME_TABS = [
  'egypt',
  'animal',
  'fruit',
  'god',
  'adventure',
  'jewel',
  'jungle',
  'fish',
  'classic',
] as const;

export const TABS = [
  'slots',
  'live-casino',
  'jackpots',
  'table-games',
  'new',
  'megaways',
  'blackjack',
  'roulette',
  'baccarat',
  'poker',
  'slingo',
  'game-shows',
  'drops-and-wins',
  'jackpot-king',
  'tv-movies',
  ...THEME_TABS,
] as const;

export type ThemeTab = (typeof THEME_TABS)[number];
export type Tab = (typeof TABS)[number];

/** Whether a path segment names a tab; any other is a 404. */
export function isTab(value: string): value is Tab {
  return (TABS as readonly string[]).includes(value);
}

export function isThemeTab(value: string): value is ThemeTab {
  return (THEME_TABS as readonly string[]).includes(value);
}
