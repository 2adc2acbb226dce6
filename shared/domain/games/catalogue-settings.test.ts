import { describe, expect, test } from 'vitest';
import { TABS, THEME_TABS } from '../../config/tabs.ts';
import { indexCatalogue } from './catalogue.ts';
import { type CatalogueSettings, parseCatalogueSettings, unknownEntries } from './catalogue-settings.ts';
import { ShapeError } from '../../contracts/parsing/shape.ts';
import { SHIPPED_SETTINGS } from './shipped-settings.ts';
import { makeGame } from '../../../testing/games.ts';
import { makeCurated } from '../../../testing/lobby.ts';

const shipped: CatalogueSettings = {
  curated: makeCurated({ popular: [1], poker: [2] }),
  providerSlugs: new Map([['Moonquay', 'moonquay']]),
  reviewPages: [{ gameId: 1, slug: 'one' }],
};

describe('§3 curated data replaced by one document', () => {
  test('a list it names replaces that list, a slug that slug, review pages all of them', () => {
    const { settings, dropped } = parseCatalogueSettings(
      {
        curated: { popular: [3, '4'] },
        providerSlugs: { 'Lantern &amp; Lark': 'lantern' },
        reviewPages: [{ gameId: 5, slug: 'five' }],
      },
      shipped,
    );
    expect(settings.curated).toEqual(makeCurated({ popular: [3, 4], poker: [2] }));
    expect([...settings.providerSlugs]).toEqual([
      ['Moonquay', 'moonquay'],
      ['Lantern & Lark', 'lantern'],
    ]);
    expect(settings.reviewPages).toEqual([{ gameId: 5, slug: 'five' }]);
    expect(dropped).toEqual([]);
    expect(shipped.curated.popular).toEqual([1]);
  });

  test('an empty document changes nothing', () => {
    expect(parseCatalogueSettings({}, shipped).settings).toEqual(shipped);
  });

  test('what is wrong in it is dropped and reported', () => {
    const { settings, dropped } = parseCatalogueSettings(
      {
        curated: { popular: [9, 'x'], poker: 'all', bingo: [1] },
        providerSlugs: { Moonquay: '../evil' },
        reviewPages: [{ gameId: 1 }],
      },
      shipped,
    );
    expect(settings.curated).toEqual(makeCurated({ popular: [9], poker: [2] }));
    expect(settings.providerSlugs).toEqual(shipped.providerSlugs);
    expect(settings.reviewPages).toEqual([]);
    expect(dropped.map(({ path }) => path)).toEqual([
      'curated.popular.1',
      'curated.poker',
      'curated.bingo',
      'providerSlugs.Moonquay',
      'reviewPages.0.slug',
    ]);
  });

  test('what is in it twice counts once and is reported: a game the first time, a studio’s slug the last', () => {
    const { settings, dropped } = parseCatalogueSettings(
      {
        curated: { popular: [9, 8, '9'] },
        providerSlugs: { 'Casa Élan': 'casa', 'casa elan': 'other' },
      },
      shipped,
    );
    expect(settings.curated.popular).toEqual([9, 8]);
    expect(settings.providerSlugs.get('casa elan')).toBe('other');
    expect(settings.providerSlugs.has('Casa Élan')).toBe(false);
    expect(dropped).toEqual([
      { path: 'curated.popular', reason: 'Game 9 is in it twice' },
      { path: 'providerSlugs.casa elan', reason: '“Casa Élan” is the same studio, with another slug' },
    ]);
  });

  test('a list may be empty; games may be in several lists, studios at one address or spelt twice, games have several reviews and reviews several games', () => {
    const pages = [
      { gameId: 1, slug: 'one' },
      { gameId: 2, slug: 'one' },
      { gameId: 1, slug: 'uno' },
    ];
    const { settings, dropped } = parseCatalogueSettings(
      {
        curated: { popular: [], poker: [5], roulette: [5] },
        providerSlugs: { Moonquay: 'quay', Quay: 'quay', QUAY: 'quay' },
        reviewPages: pages,
      },
      shipped,
    );
    expect(dropped).toEqual([]);
    expect(settings.curated).toEqual(makeCurated({ poker: [5], roulette: [5] }));
    expect(settings.reviewPages).toEqual(pages);
  });

  test('a part of the wrong shape takes nothing else with it; a document that is no object is refused', () => {
    const { settings, dropped } = parseCatalogueSettings(
      { curated: { popular: [9] }, providerSlugs: 7, reviewPages: 'x' },
      shipped,
    );
    expect(settings).toEqual({ ...shipped, curated: makeCurated({ popular: [9], poker: [2] }) });
    expect(dropped.map(({ path }) => path)).toEqual(['providerSlugs', 'reviewPages']);
    expect(() => parseCatalogueSettings('x', shipped)).toThrow(ShapeError);
  });

  test('what it names and the catalogue has not is known by its part; what ships is not looked at', () => {
    const games = [makeGame(3, { provider: 'Moonquay', subProvider: 'Lantern & Lark' })];
    const index = indexCatalogue({ games, categories: [], defaultCategory: 0, excludedIds: [] });
    const { settings } = parseCatalogueSettings(
      {
        curated: { popular: [3, 4] },
        providerSlugs: { 'lantern & lark': 'lantern', Lanterne: 'lanterne' },
        reviewPages: [
          { gameId: 3, slug: 'three' },
          { gameId: 5, slug: 'five' },
        ],
      },
      shipped,
    );
    expect(unknownEntries(settings, shipped, index)).toEqual([
      'curated.popular 4',
      'providerSlugs Lanterne',
      'reviewPages 5',
    ]);
    expect(unknownEntries(shipped, shipped, index)).toEqual([]);
  });
});

test('§3 what ships has all lists, nine themes, the ten jackpots, some 30 providers and hundreds of reviews', () => {
  const { curated, providerSlugs, reviewPages } = SHIPPED_SETTINGS;
  expect(THEME_TABS).toHaveLength(9);
  expect(THEME_TABS.every((theme) => curated[theme].length > 0)).toBe(true);
  expect(curated.jackpots).toHaveLength(10);
  expect(curated.popular.length).toBeGreaterThan(50);
  expect(providerSlugs.size).toBeGreaterThanOrEqual(30);
  expect(reviewPages.length).toBeGreaterThan(200);
  expect(new Set(reviewPages.map(({ slug }) => slug)).size).toBe(reviewPages.length);
  expect(new Set(TABS).size).toBe(TABS.length);
});
