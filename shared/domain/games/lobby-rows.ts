import { isThemeTab, type Tab } from '../../config/tabs.ts';
import type { LobbyRow } from './lobby.ts';
import { resolveGames } from './catalogue.ts';
import { CATEGORY_NAMES, englishCategoryName } from './category-names.ts';
import type { Game } from './game.ts';
import { pathTo } from '../../routing/path-to.ts';
import type { LobbySizes } from '../lobby-sizes.ts';
import { nameSlug } from '../name-slug.ts';
import { featuredGames, gamesOfCategory, gamesOfTab, type LobbySources, popularGames } from './tab-games.ts';
import { inOneLine, toTile } from './tile.ts';

/** Rows made of the operator's own featured lists; more would push the platform's categories too far down, and the document past its size. */
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

/** The standard row of each category that has one. */
const ROW_OF_CATEGORY: ReadonlyMap<string, string> = new Map([
  [CATEGORY_NAMES.featured, 'featured'],
  [CATEGORY_NAMES.popular, 'popular'],
  [CATEGORY_NAMES.christmas, 'christmas-games'],
  [CATEGORY_NAMES.winterfest, 'winterfest'],
  [CATEGORY_NAMES.new, 'new'],
  [CATEGORY_NAMES.slots, 'slots'],
  [CATEGORY_NAMES.dropsAndWins, 'drops-and-wins'],
  [CATEGORY_NAMES.jackpots, 'jackpots'],
  [CATEGORY_NAMES.liveCasino, 'live-casino'],
]);

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

interface HomeRowsInput extends LobbyRowsInput {
  /** Told the names of the operator's featured lists that have games and no place. */
  readonly onLeftOut?: (names: readonly string[]) => void;
}

/**
 * The rows of the home page (§3, §4 category builder): featured as a grid, the others as reels, each with the number of games behind "See all". Rows without games are left out.
 */
export function buildLobbyRows({ sources, onLeftOut, ...given }: HomeRowsInput): readonly LobbyRow[] {
  const row = rowMaker(given);
  const hasGames = ({ total }: LobbyRow): boolean => total > 0;
  const first = [
    row({ id: 'featured', games: featuredGames(sources), layout: 'grid' }),
    row({ id: 'popular', games: popularGames(sources) }),
  ].filter(hasGames);
  const last = [
    row({ id: 'christmas-games', games: gamesOfCategory(CATEGORY_NAMES.christmas, sources) }),
    row({ id: 'winterfest', games: gamesOfCategory(CATEGORY_NAMES.winterfest, sources) }),
    ...HOME_TABS.map((tab) => row({ id: tab, games: gamesOfTab(tab, sources), tab })),
  ].filter(hasGames);
  const standard = new Set([...first, ...last].map(({ id }) => id));
  const own = operatorRows(sources, standard);
  const leftOut = own.slice(MAX_OPERATOR_ROWS);
  if (leftOut.length > 0) onLeftOut?.(leftOut.map(({ title }) => title));
  return [...first, ...own.slice(0, MAX_OPERATOR_ROWS).map(row), ...last];
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

/**
 * The operator's featured lists under their own names, except those of a category that one of the standard rows shows. Of
 * two whose names have one slug the first is shown.
 */
function operatorRows(
  { featured, index }: LobbySources,
  standard: ReadonlySet<string | undefined>,
): readonly (RowFacts & { readonly title: string })[] {
  return Object.entries(featured)
    .filter(([name]) => !standard.has(ROW_OF_CATEGORY.get(englishCategoryName(name))))
    .map(([name, ids]) => ({
      id: `featured-${nameSlug(name)}`,
      games: resolveGames(ids, index),
      title: name,
    }))
    .filter(({ games }) => games.length > 0)
    .filter(({ id }, place, rows) => rows.findIndex((row) => row.id === id) === place);
}
