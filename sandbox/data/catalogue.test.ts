import { describe, expect, test } from 'vitest';
import {
  LONGEST_FEED,
  categories,
  categoryService,
  cleanGames,
  curatedLists,
  entries,
  games,
  gamesFeed,
  liveLimits,
  studios,
} from './catalogue.ts';
import { GHOST_IDS } from './games-dirt.ts';
import {
  CURATED_TABS,
  CURATED_THEMES,
  JACKPOT_GAME_IDS,
  POPULAR_GAME_IDS,
} from '../../shared/config/curated-lists.ts';
import { PROVIDER_SLUGS } from '../../shared/config/provider-slugs.ts';
import { REVIEW_SLUGS } from '../../shared/config/review-slugs.ts';
import { TABS } from '../../shared/config/tabs.ts';

const ids = new Set(cleanGames.map((game) => game.id));
const idsOf = (records: readonly unknown[]): unknown[] =>
  records.map((record) =>
    typeof record === 'object' && record !== null && 'id' in record ? record.id : null,
  );

describe('the sandbox catalogue', () => {
  test('holds 1,200 games with ids and names of their own, of 30 studios', () => {
    expect(cleanGames).toHaveLength(1200);
    expect(ids.size).toBe(1200);
    expect(new Set(cleanGames.map((game) => game.name)).size).toBe(1200);
    expect(studios).toHaveLength(30);
    expect(new Set(cleanGames.map((game) => game.externalGameProvider)).size).toBe(30);
  });

  test('§5 has the three ids that detailed results leave out, Megaways and JPK names', () => {
    expect([5115, 10419, 10418].every((id) => ids.has(id))).toBe(true);
    expect(cleanGames.filter((game) => /megaways/i.test(game.name)).length).toBeGreaterThanOrEqual(60);
    expect(cleanGames.filter((game) => game.name.includes('JPK')).length).toBeGreaterThanOrEqual(10);
    expect(cleanGames.filter((game) => game.appealingForChildren === '1').length).toBeGreaterThan(10);
  });

  test('names reach 60 letters and never pass them', () => {
    const lengths = cleanGames.map((game) => game.name.length);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(58);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(60);
    expect(Math.min(...lengths)).toBe(1);
  });

  test('every live table has limits, some in several currencies, and a place in Live Casino', () => {
    const live = entries.filter((entry) => entry.kind === 'live').map((entry) => entry.id);
    expect(live).toHaveLength(90);
    expect([...new Set(liveLimits.map((limit) => limit.gameId))]).toEqual(live);
    expect(liveLimits.length).toBeGreaterThan(live.length);
    const order = categories.mainCategories[1]?.subCategories[0]?.instantGamesOrder ?? [];
    expect(live.every((id) => order.includes(id))).toBe(true);
  });
});

describe('the dirt on it', () => {
  test('loses no game: every clean id still has a record with a name', () => {
    const dirty = new Set(idsOf(games));
    expect([...ids].every((id) => dirty.has(id))).toBe(true);
  });

  test('has entities, stray spaces, duplicates, missing images and records of wrong types', () => {
    const text = JSON.stringify(games);
    expect(text).toContain('&#8217;');
    expect(text).toMatch(/"name":"[^"]+ {2}"/);
    expect(text).toContain('"images":{}');
    expect(text).toContain('"name":null');
    expect(idsOf(games).some((id) => typeof id === 'string')).toBe(true);
    expect(games.length).toBeGreaterThan(1200 + 10);
  });

  test('names ids in categories that no game has', () => {
    const listed = categoryService.flatMap((category) => category.gameIds);
    expect(GHOST_IDS.some((id) => listed.includes(id))).toBe(true);
    expect(listed.filter((id) => !ids.has(id)).every((id) => GHOST_IDS.includes(id))).toBe(true);
  });
});

describe('a feed of another length', () => {
  test('is the same catalogue when it is long enough', () => {
    expect(gamesFeed()).toBe(games);
    expect(
      idsOf(gamesFeed({ count: 100 })).filter((id) => typeof id === 'number' && id > 2000).length,
    ).toBeGreaterThan(99);
  });

  test('grows to 5,000 games by the same rules, with covers that exist', () => {
    const long = gamesFeed({ count: LONGEST_FEED });
    const longIds = new Set(idsOf(long).filter((id) => typeof id === 'number' && id > 2000));
    expect(longIds.size).toBe(LONGEST_FEED);
    expect([...ids].every((id) => longIds.has(id))).toBe(true);
    const covers = [...JSON.stringify(long).matchAll(/media\/games\/(\d+)\//g)].map(([, id]) => Number(id));
    expect(covers.every((id) => ids.has(id))).toBe(true);
  });

  test('is refused beyond that', () => {
    expect(() => gamesFeed({ count: LONGEST_FEED + 1 })).toThrow(RangeError);
  });
});

/** The data files of `shared/config` hold the sandbox's ids; this is where they are held against the catalogue. */

test('§3 the curated lists are the catalogue’s', () => {
  const { themes, popular, jackpots, ...tabs } = curatedLists;
  expect(CURATED_TABS).toEqual(tabs);
  expect(CURATED_THEMES).toEqual(themes);
  expect(POPULAR_GAME_IDS).toEqual(popular);
  expect(JACKPOT_GAME_IDS).toEqual(jackpots);
});

test('§5 ten listed jackpots, none of which says so in its name', () => {
  expect(JACKPOT_GAME_IDS).toHaveLength(10);
  const listed = cleanGames.filter((game) => JACKPOT_GAME_IDS.includes(game.id));
  expect(listed).toHaveLength(10);
  expect(listed.every((game) => !game.name.includes('JPK') && game.jackpot !== undefined)).toBe(true);
});

test('§2.2 the category service knows every tab', () => {
  const slugs = new Set(categoryService.map((category) => category.slug));
  expect(TABS.filter((tab) => !slugs.has(tab))).toEqual([]);
});

test('§3 the slug map covers every studio', () => {
  expect([...PROVIDER_SLUGS]).toEqual(studios.map((studio) => [studio.name, studio.slug]));
});

test('§3 several hundred reviews, each of a game that exists, at an address of its own', () => {
  expect(REVIEW_SLUGS.length).toBeGreaterThan(300);
  expect(REVIEW_SLUGS.every((review) => ids.has(review.gameId))).toBe(true);
  expect(new Set(REVIEW_SLUGS.map((review) => review.slug)).size).toBe(REVIEW_SLUGS.length);
  expect(REVIEW_SLUGS.every((review) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(review.slug))).toBe(true);
});
