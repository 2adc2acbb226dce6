import { signal } from '@preact/signals-react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeGame } from '../../../testing/games.ts';
import { makeCategory } from '../../../testing/lobby.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';
import { searchGames } from '../../../shared/search/search-games.ts';
import {
  SearchCatalogue,
  type SearchableCatalogue,
  type SearchCatalogueParts,
  type SearchSuggestions,
} from './search-catalogue.ts';

const edge: SearchableCatalogue = {
  games: [makeGame(1, { name: 'Velvet Roulette' }), makeGame(2, { name: 'Golden Scarab' })],
  categories: [],
};
const platform: SearchableCatalogue = {
  games: [makeGame(3, { name: 'Velvet Tiara' }), makeGame(4, { name: 'Koi & Chips' })],
  categories: [],
};
const suggestions: SearchSuggestions = {
  popular: [toTile(makeGame(2, { name: 'Golden Scarab' }))],
  groups: [{ name: 'Egypt', path: '/themes/egypt/', called: ['egypt', 'egipto'] }],
  providerSlugs: [['Tidewright Games', 'tidewright']],
};

function open(parts: Partial<SearchCatalogueParts> = {}) {
  return new SearchCatalogue({
    announced: signal(null),
    fetchCatalogue: () => Promise.resolve(edge),
    fetchSuggestions: () => Promise.resolve(suggestions),
    isOpen: signal(true),
    device: 'W',
    slicing: { now: () => 0, pause: () => Promise.resolve() },
    ...parts,
  });
}

function names(search: ReturnType<typeof open>, query: string): readonly string[] {
  const index = search.index.value;
  return index === null ? [] : searchGames(index, query).hits.map(({ game }) => game.name);
}

test('§2.10 searches the edge’s games until the platform has sent its own', async () => {
  const announced = signal<SearchableCatalogue | null>(null);
  const search = open({ announced });
  await expect.poll(() => names(search, 'velvet')).toEqual(['Velvet Roulette']);
  announced.value = platform;
  await expect.poll(() => names(search, 'velvet')).toEqual(['Velvet Tiara']);
});

test('§7.7 a late response of the edge does not replace the platform’s games', async () => {
  const announced = signal<SearchableCatalogue | null>(null);
  const late = Promise.withResolvers<SearchableCatalogue>();
  const search = open({ announced, fetchCatalogue: () => late.promise });
  announced.value = platform;
  late.resolve(edge);
  await expect.poll(() => names(search, 'velvet')).toEqual(['Velvet Tiara']);
  expect(names(search, 'scarab')).toEqual([]);
});

test('the edge is not asked for games when the platform has sent them', async () => {
  const fetchCatalogue = vi.fn(() => Promise.resolve(edge));
  const search = open({ announced: signal(platform), fetchCatalogue });
  await expect.poll(() => names(search, 'koi')).toEqual(['Koi & Chips']);
  expect(fetchCatalogue).not.toHaveBeenCalled();
});

test('is unavailable when no games can be loaded, until the platform sends them', async () => {
  const announced = signal<SearchableCatalogue | null>(null);
  const search = open({ announced, fetchCatalogue: () => Promise.resolve(null) });
  await expect.poll(() => search.isUnavailable.value).toBe(true);
  announced.value = platform;
  expect(search.isUnavailable.value).toBe(false);
});

test('each opening asks again for what could not be loaded, and for nothing else', async () => {
  const isOpen = signal(true);
  const fetchCatalogue = vi
    .fn<SearchCatalogueParts['fetchCatalogue']>()
    .mockResolvedValueOnce(null)
    .mockResolvedValue(edge);
  const fetchSuggestions = vi
    .fn<SearchCatalogueParts['fetchSuggestions']>()
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce(null)
    .mockResolvedValue(suggestions);
  const search = open({ isOpen, fetchCatalogue, fetchSuggestions });
  const reopen = () => {
    isOpen.value = false;
    isOpen.value = true;
  };
  await expect.poll(() => search.isUnavailable.value).toBe(true);
  reopen();
  expect(search.isUnavailable.value).toBe(false);
  // While the answer is awaited, it is asked for once.
  reopen();
  await expect.poll(() => names(search, 'velvet')).toEqual(['Velvet Roulette']);
  expect(search.popular.value).toEqual([]);
  reopen();
  await expect.poll(() => search.popular.value).toHaveLength(1);
  reopen();
  expect(fetchCatalogue).toHaveBeenCalledTimes(2);
  expect(fetchSuggestions).toHaveBeenCalledTimes(3);
});

test.each([
  ['has none', { ...suggestions, popular: [] }],
  ['cannot be asked', null],
])('§2.10 where the edge %s, the popular games are the platform’s: 8, each once', async (_why, said) => {
  const games = Array.from({ length: 12 }, (_one, index) => makeGame(index + 1));
  const gameIds = [12, 404, ...games.map(({ id }) => id)];
  const announced = signal<SearchableCatalogue | null>(null);
  const search = open({
    announced,
    fetchCatalogue: () => Promise.resolve(null),
    fetchSuggestions: () => Promise.resolve(said),
  });
  await expect.poll(() => search.isUnavailable.value).toBe(true);
  expect(search.popular.value).toEqual([]);
  const lists = makeCategory('Casino', { 'Popular-Games': gameIds });
  announced.value = { games, categories: [lists] };
  expect(search.popular.value.map(({ id }) => id)).toEqual([12, 1, 2, 3, 4, 5, 6, 7]);
});

test.each([
  ['W', [2, 1]],
  ['C', [1, 2]],
] as const)('§4 what is popular is the list of the visitor’s device, %s', async (device, ids) => {
  const games = [1, 2].map((id) => makeGame(id, { name: 'Velvet' }));
  const categories = [
    makeCategory('Casino', { 'Popular-Games': [2] }, 'W'),
    makeCategory('Casino', { 'Popular-Games': [1] }, 'C'),
  ];
  const search = open({
    announced: signal({ games, categories }),
    device,
    fetchSuggestions: () => Promise.resolve(null),
  });
  await expect.poll(() => search.index.value).not.toBeNull();
  expect(search.popular.value.map(({ id }) => id)).toEqual(ids.slice(0, 1));
  const index = search.index.value;
  expect(index === null ? [] : searchGames(index, 'velvet').hits.map(({ game }) => game.id)).toEqual(ids);
});

test('§2.10 the editors’ popular games are not preceded by others', async () => {
  const late = Promise.withResolvers<SearchSuggestions>();
  const announced = { ...platform, categories: [makeCategory('Casino', { 'Popular-Games': [3] })] };
  const search = open({ announced: signal(announced), fetchSuggestions: () => late.promise });
  await expect.poll(() => names(search, 'koi')).toEqual(['Koi & Chips']);
  expect(search.popular.value).toEqual([]);
  late.resolve(suggestions);
  await expect.poll(() => search.popular.value).toEqual(suggestions.popular);
});

test('§3 provider slugs are the editors’, else made from the name', async () => {
  const search = open();
  await expect.poll(() => search.popular.value).toHaveLength(1);
  expect(search.slugOf('Tidewright Games')).toBe('tidewright');
  expect(search.slugOf('Blue Pavilion')).toBe('blue-pavilion');
});

test('§8 games of another shape, as an edge of a later build may send an old tab, are none; the next opening asks again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const other = {
    games: [{ id: 1, title: 'Velvet Roulette' }],
    categories: [],
  } as unknown as SearchableCatalogue;
  const isOpen = signal(true);
  const answers = [other, edge];
  const search = open({ isOpen, fetchCatalogue: () => Promise.resolve(answers.shift() ?? null) });
  await expect.poll(() => search.isUnavailable.value).toBe(true);
  expect(search.popular.value).toHaveLength(1);
  isOpen.value = false;
  isOpen.value = true;
  await expect.poll(() => names(search, 'velvet')).toEqual(['Velvet Roulette']);
  expect(search.isUnavailable.value).toBe(false);
});
