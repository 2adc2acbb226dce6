/** In which order a visitor meets the pictures: the rows of the home page first, then the lists behind them. */
import promotions from '../content/limited-promotions/list.json' with { type: 'json' };
import { categoryService, entries, featuredLists } from '../data/catalogue.ts';

/** Rows of the home page by the list that fills each: an operator's featured list, or the custom category of a tab. */
const ROWS = [
  'Featured Games',
  'popular',
  'Editor’s table',
  'Hot this week',
  'Winterfest',
  'new',
  'slots',
  'drops-and-wins',
  'jackpots',
  'live-casino',
  'megaways',
  'table-games',
  'game-shows',
] as const;
/** Rows that the first screens show; the next are painted first behind the open site. */
const FIRST_ROWS = 2;
/** Promotions that the home page opens with. */
const SLIDES = 4;
/** Games that a row shows, and some more: the site leaves out those that not everybody may see. */
const SHOWN = 12;
const lists = new Map([
  ...categoryService.map(({ slug, gameIds }) => [slug, gameIds] as const),
  ...featuredLists.map(({ name, gameIds }) => [name, gameIds] as const),
]);

const known = new Set(entries.map(({ id }) => id));

/** The games of a row. Lists name games that are gone, too; those are left out. */
function row(name: string): number[] {
  const ids = lists.get(name);
  if (ids === undefined) throw new Error(`The lobby has no list called ${name}`);
  return ids.filter((id) => known.has(id));
}

/** The names of the wide pictures that the first screens show: of the promotions that the home page opens with. */
export const firstWide: ReadonlySet<string> = new Set(promotions.slice(0, SLIDES).map(({ image }) => image));

/** The ids of the games whose covers the first screens show. */
export const firstGames: ReadonlySet<number> = new Set(
  ROWS.slice(0, FIRST_ROWS).flatMap((name) => row(name).slice(0, SHOWN)),
);

/** Every game's id once, the sooner the lobby shows it. */
export const gamesInLobbyOrder: readonly number[] = [
  ...new Set([...ROWS.flatMap((name) => row(name).slice(0, SHOWN)), ...ROWS.flatMap(row), ...known]),
];
