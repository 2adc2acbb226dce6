import { describe, expect, it } from 'vitest';
import { indexCatalogue, type CustomLists } from '../../../shared/domain/games/catalogue.ts';
import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import { makeGame } from '../../../testing/games.ts';
import { makeCategory, NO_CUSTOM_LISTS } from '../../../testing/lobby.ts';
import { awaitedGames } from './awaited-games.ts';

const games = Array.from({ length: 12 }, (_, index) => makeGame(index + 1));
const catalogue = indexCatalogue({
  games,
  categories: [makeCategory('Casino', { 'Featured Games': [1, 2], Slots: [4, 5, 6, 7] })],
  defaultCategory: 0,
  excludedIds: [],
});
const of = (lists: Partial<CustomLists> = {}) =>
  awaitedGames({ catalogue, lists: { ...NO_CUSTOM_LISTS, ...lists }, device: 'W', locale: 'en' });
const row = (id: string, total: number): LobbyRow => ({
  id,
  titleKey: id,
  title: null,
  layout: 'reel',
  href: null,
  total,
  tiles: [],
});
const ids = (tiles: readonly { readonly id: number }[]) => tiles.map(({ id }) => id);

describe('§3 games that the edge did not have', () => {
  it('rows begin with the operator’s own lists, as the edge’s would', () => {
    const lists = of({
      customCategories: { popular: [9, 404, 3], slots: [12] },
      customFeatured: { 'Featured Games': [8] },
    });
    expect(ids(lists.ofRow(row('featured', 8)))).toEqual([8]);
    expect(ids(lists.ofRow(row('popular', 10)))).toEqual([9, 3]);
    expect(ids(lists.ofRow(row('slots', 3)))).toEqual([12, 4, 5]);
    expect(ids(lists.ofTab('slots')).slice(0, 2)).toEqual([12, 4]);
  });

  it('without them rows are the platform’s; where none are popular the first of all are shown, and no other row has games of others', () => {
    expect(ids(of().ofRow(row('featured', 8)))).toEqual([1, 2]);
    expect(ids(of().ofRow(row('popular', 3)))).toEqual([1, 2, 3]);
    expect(ids(of().ofRow(row('new', 3)))).toEqual([]);
    expect(ids(of().ofTab(null))).toHaveLength(12);
  });

  it('the curated lists and slugs are those in force, whatever ships with the site', () => {
    const providers = ['Pike & Co', 'Other'];
    const lists = awaitedGames({
      catalogue: indexCatalogue({
        games: games.map((game, index) => ({ ...game, provider: providers[index] ?? 'None' })),
        categories: [],
        defaultCategory: 0,
        excludedIds: [],
      }),
      lists: {
        ...NO_CUSTOM_LISTS,
        curated: { popular: [5, 4], megaways: [6] },
        providerSlugs: [['Pike & Co', 'pike']],
      },
      device: 'W',
      locale: 'en',
    });
    expect(ids(lists.ofRow(row('popular', 10)))).toEqual([5, 4]);
    expect(ids(lists.ofTab('megaways'))).toEqual([6]);
    expect(
      ids(lists.ofTab(null, { provider: 'pike', letter: null, feature: null, sort: 'popular' })),
    ).toEqual([1]);
    expect(ids(lists.ofStudio({ slug: 'pike', name: 'Pike & Co', gameIds: [], hasPost: false }))).toEqual([
      1,
    ]);
  });

  it('§8 where no lists could be loaded games are the platform’s', () => {
    const lists = awaitedGames({ catalogue, lists: null, device: 'W', locale: 'en' });
    expect(ids(lists.ofTab('slots'))).toEqual([4, 5, 6, 7]);
    expect(ids(lists.ofRow(row('featured', 8)))).toEqual([1, 2]);
  });

  it('§2.11 of a game that has a review the tile leads guests to it', () => {
    const { ofRow, ofTab } = of({ reviewSlugs: { 2: 'game-two' } });
    const slugs = [null, 'game-two'];
    expect(ofRow(row('featured', 8)).map(({ reviewSlug }) => reviewSlug)).toEqual(slugs);
    expect(
      ofTab(null)
        .slice(0, 2)
        .map(({ reviewSlug }) => reviewSlug),
    ).toEqual(slugs);
  });

  it('home has the rows that the edge would have made', () => {
    const lists = { customFeatured: { 'Our own': [8] }, customCategories: { megaways: [3, 9] } };
    const rows = of(lists).rows({ gridSize: 8, reelSize: 1 });
    expect(rows.map(({ id, total, tiles }) => [id, total, ids(tiles)])).toEqual([
      ['featured', 2, [1, 2]],
      ['featured-our-own', 1, [8]],
      ['slots', 4, [4]],
      ['megaways', 2, [3]],
    ]);
  });

  it('a theme and a studio have the games that the edge would have listed', () => {
    const { ofTheme, ofStudio } = of({ customCategories: { pirates: [12] } });
    const group = (slug: string, gameIds: readonly number[] = []) => ({
      slug,
      name: slug,
      gameIds,
      hasPost: true,
    });
    expect(ids(ofTheme(group('pirates', [3])))).toEqual([3, 12]);
    const studio = group('moonquay');
    const listed = of({ customCategories: { moonquay: [8] } });
    expect(ids(listed.ofStudio(studio))).toEqual([8]);
    const made = indexCatalogue({
      games: [makeGame(1, { provider: 'Moonquay' }), makeGame(2, { provider: 'Low Tide' })],
      categories: [],
      defaultCategory: 0,
      excludedIds: [],
    });
    const played = awaitedGames({ catalogue: made, lists: NO_CUSTOM_LISTS, device: 'W', locale: 'en' });
    expect(ids(played.ofStudio(studio))).toEqual([1]);
    expect(ids(played.ofStudio({ ...studio, slug: 'our-tide', name: 'Low Tide' }))).toEqual([2]);
    expect(ids(ofStudio(group('nobody')))).toEqual([]);
  });

  it('a row shows as many as it has places', () => {
    expect(ids(of().ofRow(row('slots', 2)))).toEqual([4, 5]);
  });
});
