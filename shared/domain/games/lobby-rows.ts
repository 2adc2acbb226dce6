import { isThemeTab, type Tab } from '../../config/tabs.ts';
import type { LobbyRow } from './lobby.ts';
import { resolveGames } from './catalogue.ts';
import { CATEGORY_NAMES, englishCategoryName } from './category-names.ts';
import type { Game } from './game.ts';
import { pathTo } from '../../routing/path-to.ts';
import type { LobbySizes } from '../lobby-sizes.ts';
import { nameSlug } from '../name-slug.ts';
import { featuredGames, gamesOfTab, type LobbySources, platformIds, popularGames } from './tab-games.ts';
import { inOneLine, toTile } from './tile.ts';

/** Rows made of the operator's own featured lists; more would push the platform's categories too far down. */
const MAX_OPERATOR_ROWS = 2;

const HOME_TABS: readonly Tab[] = [
  'new',
  'slots',
  'drops-and-wins',
  'jackpots',
  'live-casino',
  'megaways',
  'table-games',
  'game-shows',
];

/** Rows that divide a tab's games by kind; each links to the tab of its name. */
const TAB_ROWS: Readonly<Partial<Record<Tab, readonly Tab[]>>> = {
  slots: ['new', 'megaways', 'drops-and-wins', 'jackpots', 'tv-movies', 'egypt', 'fruit', 'animal'],
  'live-casino': ['game-shows', 'roulette', 'blackjack', 'baccarat', 'poker'],
  'table-games': ['roulette', 'blackjack', 'baccarat', 'poker'],
  jackpots: ['jackpot-king'],
};

export interface LobbyRowsInput {
  readonly sources: LobbySources;
  readonly reviewSlugById: ReadonlyMap<number, string>;
  readonly sizes: LobbySizes;
}

/**
 * The rows of the home page (§3, §4 category builder): featured as a grid, the others as reels, each with the number of games behind "See all". Rows without games are left out.
 */
export function buildLobbyRows({ sources, ...given }: LobbyRowsInput): readonly LobbyRow[] {
  const row = rowMaker(given);
  const casino = (name: 'christmas' | 'winterfest'): readonly Game[] =>
    resolveGames(platformIds(sources, CATEGORY_NAMES.casino, CATEGORY_NAMES[name]), sources.index);
  return [
    row({ id: 'featured', games: featuredGames(sources), layout: 'grid' }),
    row({ id: 'popular', games: popularGames(sources) }),
    ...operatorRows(sources).map(row),
    row({ id: 'christmas-games', games: casino('christmas') }),
    row({ id: 'winterfest', games: casino('winterfest') }),
    ...HOME_TABS.map((tab) => row({ id: tab, games: gamesOfTab(tab, sources), tab })),
  ].filter((made) => made.total > 0);
}

/** The rows of a tab's page: its games by kind; none for a tab that is one list. */
export function buildTabRows(tab: Tab, { sources, ...given }: LobbyRowsInput): readonly LobbyRow[] {
  const parts = TAB_ROWS[tab] ?? [];
  if (parts.length === 0) return [];
  const row = rowMaker(given);
  const own = new Set(gamesOfTab(tab, sources));
  return parts
    .map((part) => {
      const all = gamesOfTab(part, sources);
      const games = all.filter((game) => own.has(game));
      // The page behind "See all" has those of other tabs too.
      return { ...row({ id: part, games, tab: part }), total: all.length };
    })
    .filter((made) => made.tiles.length > 0);
}

/** All games of a tab as one row; without games it has no tiles. */
export function buildTabRow(tab: Tab, { sources, ...given }: LobbyRowsInput): LobbyRow {
  return rowMaker(given)({ id: tab, games: gamesOfTab(tab, sources), tab });
}

interface NamedRow {
  readonly id: string;
  readonly title: string;
  readonly games: readonly Game[];
  /** Where all of them are, without locale prefix; left out: the row has them all. */
  readonly href?: string;
}

/** Games of any choice as one row with a name of its own. */
export function buildRow({ href, ...facts }: NamedRow, given: Omit<LobbyRowsInput, 'sources'>): LobbyRow {
  return { ...rowMaker(given)(facts), href: href ?? null };
}

/** The address of a tab's page without locale prefix; a theme has its page under /themes/ (§2.2). */
export function pathToTab(tab: Tab): string {
  return isThemeTab(tab) ? pathTo('theme', { theme: tab }) : pathTo('tab', { tab });
}

interface RowFacts {
  readonly id: string;
  readonly games: readonly Game[];
  readonly layout?: LobbyRow['layout'];
  readonly tab?: Tab;
  /** The operator's own name for it; without one the title is the message of the id (`titleOf`). */
  readonly title?: string;
}

/** How many games a row of a layout shows. */
export function rowSize(layout: LobbyRow['layout'], { gridSize, reelSize }: LobbySizes): number {
  return layout === 'grid' ? gridSize : reelSize;
}

/** A row with no more games than the sizes allow. */
export function shortenRow(row: LobbyRow, sizes: LobbySizes): LobbyRow {
  return { ...row, tiles: row.tiles.slice(0, rowSize(row.layout, sizes)) };
}

function rowMaker({ reviewSlugById, sizes }: Omit<LobbyRowsInput, 'sources'>): (facts: RowFacts) => LobbyRow {
  return ({ id, games, layout = 'reel', tab, title }) => ({
    id,
    titleKey: title === undefined ? id : null,
    title: title ?? null,
    layout,
    href: tab === undefined ? null : pathToTab(tab),
    total: games.length,
    tiles: games
      .slice(0, rowSize(layout, sizes))
      .map((game) => toTile(layout === 'reel' ? inOneLine(game) : game, reviewSlugById)),
  });
}

/** The operator's featured lists under their own names, except those that a standard row shows already. */
function operatorRows({ featured, index }: LobbySources): readonly RowFacts[] {
  const standard = new Set<string>(Object.values(CATEGORY_NAMES));
  return Object.entries(featured)
    .filter(([name]) => !standard.has(englishCategoryName(name)))
    .map(([name, ids]) => ({
      id: `featured-${nameSlug(name)}`,
      games: resolveGames(ids, index),
      title: name,
    }))
    .filter(({ games }) => games.length > 0)
    .slice(0, MAX_OPERATOR_ROWS);
}
