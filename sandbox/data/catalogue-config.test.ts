/** The data files of `shared/config` hold the sandbox's ids; this is where they are held against the catalogue. */
import { expect, test } from 'vitest';
import {
  CURATED_TABS,
  CURATED_THEMES,
  JACKPOT_GAME_IDS,
  POPULAR_GAME_IDS,
} from '../../shared/config/curated-lists.ts';
import { PROVIDER_SLUGS } from '../../shared/config/provider-slugs.ts';
import { REVIEW_SLUGS } from '../../shared/config/review-slugs.ts';
import { categoryService, cleanGames, curatedLists, studios } from './catalogue.ts';
import { TABS } from '../../shared/config/tabs.ts';

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
  const ids = new Set(cleanGames.map((game) => game.id));
  expect(REVIEW_SLUGS.length).toBeGreaterThan(300);
  expect(REVIEW_SLUGS.every((review) => ids.has(review.gameId))).toBe(true);
  expect(new Set(REVIEW_SLUGS.map((review) => review.slug)).size).toBe(REVIEW_SLUGS.length);
  expect(REVIEW_SLUGS.every((review) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(review.slug))).toBe(true);
});
