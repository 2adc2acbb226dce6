import { describe, expect, test } from 'vitest';
import { TABS, THEME_TABS } from '../../config/tabs.ts';
import { type CatalogueSettings, parseCatalogueSettings } from './catalogue-settings.ts';
import { ShapeError } from '../../contracts/parsing/shape.ts';
import { SHIPPED_SETTINGS } from './shipped-settings.ts';
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

  test('a document of the wrong shape is refused', () => {
    expect(() => parseCatalogueSettings({ reviewPages: 'x' }, shipped)).toThrow(ShapeError);
    expect(() => parseCatalogueSettings('x', shipped)).toThrow(ShapeError);
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
