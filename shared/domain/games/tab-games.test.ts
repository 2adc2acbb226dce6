import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Tab, TABS } from '../../config/tabs.ts';
import { featuredGames, gamesOfCategory, gamesOfTab, type LobbySources, popularGames } from './tab-games.ts';
import { makeGame } from '../../../testing/games.ts';
import { makeCategory, makeCurated, makeSources } from '../../../testing/lobby.ts';

const games = Array.from({ length: 12 }, (_, index) => makeGame(index + 1));
const idsOf = (tab: Tab, sources: LobbySources): number[] => gamesOfTab(tab, sources).map(({ id }) => id);

describe('§3 the games of a tab', () => {
  test('the operator’s list leads, curated ones follow, then the platform’s, then what the rule finds', () => {
    const sources = makeSources({
      games: [...games, makeGame(13, { name: 'Big JPK' }), makeGame(14, { name: 'Small JPK' })],
      custom: { jackpots: [5, 404, 14] },
      curated: makeCurated({ jackpots: [7, 5] }),
      categories: [makeCategory('Casino', { Jackpots: [2, 7] })],
    });
    expect(idsOf('jackpots', sources)).toEqual([5, 14, 7, 2, 13]);
  });

  test('§5 megaways: the editors’ order, then every other game with megaways in its name', () => {
    const mega = [makeGame(20, { name: 'A Megaways' }), makeGame(21, { name: 'B MEGAWAYS' })];
    const sources = makeSources({ games: [...games, ...mega], curated: makeCurated({ megaways: [21] }) });
    expect(idsOf('megaways', sources)).toEqual([21, 20]);
  });

  test('new: the platform’s list, then every game with the New badge', () => {
    const sources = makeSources({
      games: [...games, makeGame(13, { tag: 'new' })],
      categories: [makeCategory('Casino', { New: [3] })],
    });
    expect(idsOf('new', sources)).toEqual([3, 13]);
  });

  test('live casino is all of Live Casino; table games leave its tables out', () => {
    const sources = makeSources({
      games,
      curated: makeCurated({ roulette: [1, 2], poker: [3] }),
      categories: [makeCategory('Live Casino', { 'All Games': [2, 4], VIP: [4, 5] })],
    });
    expect(idsOf('live-casino', sources)).toEqual([2, 4, 5]);
    expect(idsOf('table-games', sources)).toEqual([1, 3]);
    expect(idsOf('roulette', sources)).toEqual([1, 2]);
  });

  test('§4 slots are the mobile variant on a phone, the desktop one elsewhere', () => {
    const sources = makeSources({
      games,
      categories: [makeCategory('Casino', { Slots: [1, 2] }), makeCategory('Casino', { Slots: [3] }, 'C')],
    });
    expect(idsOf('slots', sources)).toEqual([1, 2]);
    expect(idsOf('slots', { ...sources, device: 'C' })).toEqual([3]);
  });

  test('a theme is its curated list', () => {
    const sources = makeSources({ games, curated: makeCurated({ egypt: [9, 404, 8] }) });
    expect(idsOf('egypt', sources)).toEqual([9, 8]);
  });

  test('every tab, whatever the lists hold, names each known game at most once', () => {
    const list = fc.array(fc.nat(20), { maxLength: 15 });
    fc.assert(
      fc.property(fc.constantFrom(...TABS), list, list, list, (tab, custom, curated, platform) => {
        const sources = makeSources({
          games,
          custom: { [tab]: custom },
          curated: makeCurated({ [tab]: curated }),
          categories: [makeCategory('Casino', { Slots: platform, New: platform, Jackpots: platform })],
        });
        const ids = idsOf(tab, sources);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => id >= 1 && id <= games.length)).toBe(true);
        const lead = [...new Set(custom)].filter((id) => id >= 1 && id <= games.length);
        expect(ids.slice(0, lead.length)).toEqual(lead);
      }),
    );
  });
});

const popularIds = (sources: LobbySources) => popularGames(sources).map(({ id }) => id);
const featuredIds = (sources: LobbySources) => featuredGames(sources).map(({ id }) => id);

describe('§3 popular and featured games are one list, not a mixture', () => {
  const categories = [makeCategory('Casino', { 'Popular Games': [3], 'Featured Games': [4] })];

  test('popular: the operator’s, else the curated, else the platform’s', () => {
    const curated = makeCurated({ popular: [2] });
    expect(popularIds(makeSources({ games, categories, curated, custom: { popular: [1] } }))).toEqual([1]);
    expect(popularIds(makeSources({ games, categories, curated, custom: { popular: [404] } }))).toEqual([2]);
    expect(popularIds(makeSources({ games, categories }))).toEqual([3]);
    expect(popularIds(makeSources({ games }))).toEqual([]);
  });

  test('featured: the operator’s, else the platform’s', () => {
    expect(featuredIds(makeSources({ games, categories, featured: { 'Featured Games': [1] } }))).toEqual([1]);
    expect(featuredIds(makeSources({ games, categories, featured: { 'Utvalgte spill': [2] } }))).toEqual([2]);
    expect(featuredIds(makeSources({ games, categories }))).toEqual([4]);
  });

  test.each([
    ['Christmas Games', 'christmas-games'],
    ['Christmas Games', 'christmas'],
    ['Winterfest', 'winterfest'],
  ] as const)(
    '%s: the operator’s featured list, else the custom category %s, else the platform’s',
    (name, slug) => {
      const platform = [makeCategory('Casino', { [name]: [3] })];
      const found = (lists: Pick<LobbySources, 'custom'> & Partial<LobbySources>) =>
        gamesOfCategory(name, makeSources({ games, categories: platform, ...lists })).map(({ id }) => id);
      expect(found({ custom: { [slug]: [2] }, featured: { [name]: [1] } })).toEqual([1]);
      expect(found({ custom: { [slug]: [2] } })).toEqual([2]);
      expect(found({ custom: { [slug]: [404], slots: [2] } })).toEqual([3]);
    },
  );
});
