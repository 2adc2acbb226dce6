/** The platform's categories, the category service's answers, and the featured lists. */
import { type CuratedLists, shuffled } from './categories-lists.ts';
import { GHOST_IDS } from './games-dirt.ts';
import type { GameEntry } from './games.ts';
import type { FeedGame } from './games-record.ts';

type Source = { entries: readonly GameEntry[]; records: readonly FeedGame[]; lists: CuratedLists };

/** Ids as editors leave them: one twice, one of a game that is gone. */
function withGhosts(ids: readonly number[], turn: number): number[] {
  const ghost = GHOST_IDS[turn % GHOST_IDS.length];
  const [first, second, ...rest] = ids;
  if (first === undefined || second === undefined || ghost === undefined) return [...ids];
  return [first, second, ghost, first, ...rest];
}

function groups({ entries, records, lists }: Source) {
  const idsOf = (test: (entry: GameEntry) => boolean): number[] =>
    entries.filter((entry) => test(entry)).map((entry) => entry.id);
  const slots = idsOf((entry) => entry.scene !== undefined);
  const jackpots = records.filter((record) => record.jackpot !== undefined).map((record) => record.id);
  return {
    featured: shuffled(entries, 'featured')
      .slice(0, 24)
      .map((entry) => entry.id),
    slots,
    fresh: records.filter((record) => record.tag === 'new').map((record) => record.id),
    jackpots,
    christmas: idsOf((entry) => entry.kind === 'winter').slice(0, 10),
    winterfest: idsOf((entry) => entry.kind === 'winter').toReversed(),
    live: idsOf((entry) => entry.kind === 'live'),
    tables: idsOf((entry) => entry.kind === 'table'),
    instant: idsOf((entry) => entry.kind === 'instant'),
    lists,
  };
}

type Groups = ReturnType<typeof groups>;

const section = (name: string, sub: readonly (readonly [string, number[]])[]) => ({
  name,
  defaultSubCategoryIndex: 0,
  subCategories: sub.map(([title, ids], turn) => ({
    name: title,
    instantGamesOrder: withGhosts(ids, turn),
  })),
});

const short = (ids: readonly number[], count: number): number[] => ids.slice(0, count);

/**
 * Desktop sections first, then the mobile ones of the same name plus " Mobile" (§4, category builder). Some sub-categories
 * carry the Finnish or Norwegian name that the platform still has them under (§3).
 */
function platformCategories(group: Groups) {
  const { lists } = group;
  return {
    defaultMainCategoryIndex: 0,
    mainCategories: [
      section('Casino', [
        ['Featured Games', group.featured],
        ['Popular Games', lists.popular],
        ['Slots', group.slots],
        ['Uudet', group.fresh],
        ['Jackpots', group.jackpots],
        ['Drops & Wins', lists['drops-and-wins']],
        ['Julespill', group.christmas],
        ['Winterfest', group.winterfest],
      ]),
      section('Live Casino', [['All Games', group.live]]),
      section('Casino Mobile', [
        ['Featured Games', short(group.featured, 16)],
        ['Suositut pelit', short(lists.popular, 60)],
        ['Spilleautomater', group.slots],
        ['Nye spill', group.fresh],
        ['Jackpotit', group.jackpots],
        ['Drops & Wins', short(lists['drops-and-wins'], 40)],
        ['Joulupelit', group.christmas],
        ['Winterfest', []],
      ]),
      section('Live Casino Mobile', [['Kaikki pelit', group.live]]),
    ],
  };
}

const moved = (ids: readonly number[], from: number, position: number) =>
  ids.slice(from, from + 1).map((gameID) => ({ gameID, position }));

function changes(categories: ReturnType<typeof platformCategories>) {
  const order = (main: number, sub: number): number[] =>
    categories.mainCategories[main]?.subCategories[sub]?.instantGamesOrder ?? [];
  const popular = order(0, 1);
  const live = order(1, 0);
  return [
    {
      category: 'Casino',
      subCategory: 'Popular Games',
      changes: [...moved(popular, 30, 0), ...moved(popular, 44, 3)],
    },
    {
      category: 'Live Casino',
      subCategory: 'All Games',
      changes: [...moved(live, 60, 0), ...moved(live, 25, 1), { gameID: 404, position: 2 }],
    },
    { category: 'Casino', subCategory: 'A List That Was Removed', changes: [{ gameID: 404, position: 0 }] },
  ];
}

function customCategories({ lists, ...group }: Groups) {
  const { themes, jackpots: _listed, ...tabs } = lists;
  const all: Record<string, number[]> = {
    ...tabs,
    slots: group.slots,
    'live-casino': group.live,
    jackpots: group.jackpots,
    'table-games': group.tables,
    new: group.fresh,
    'instant-games': group.instant,
    ...themes,
  };
  return [
    ...Object.entries(all).map(([slug, ids], turn) => ({ slug, gameIds: withGhosts(ids, turn) })),
    { slug: 'an-empty-one', gameIds: [] },
  ];
}

function featured({ lists, ...group }: Groups) {
  const named: readonly (readonly [string, number[]])[] = [
    ['Featured Games', group.featured],
    ['Editor’s table', group.live.filter((_, index) => index % 7 === 2)],
    ['Hot this week', lists.popular.slice(20, 44)],
    ['Comet Club picks', lists.megaways.slice(0, 16)],
    ['Big jackpots', group.jackpots.slice(0, 16)],
    ['Just landed', group.fresh.slice(0, 24)],
    ['Winterfest', group.winterfest],
  ];
  return named.map(([name, ids], turn) => ({ name, gameIds: withGhosts(ids, turn) }));
}

/** Every list that the upstreams serve, ghosts and duplicates included. */
export function createCategories(source: Source) {
  const group = groups(source);
  const categories = platformCategories(group);
  return {
    categories,
    orderChanges: changes(categories),
    categoryService: customCategories(group),
    featuredLists: featured(group),
  };
}
