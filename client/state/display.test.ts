import { describe, expect, it } from 'vitest';
import type { CustomLists } from '../../shared/domain/games/catalogue.ts';
import { testCollaborators } from '../../testing/client/collaborators.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { Display } from './display.ts';

const { visitor } = testPageData();
const LISTS: CustomLists = {
  customCategories: { popular: [3, 1] },
  customFeatured: { 'Hot Now': [2] },
  curated: { jackpots: [2] },
  providerSlugs: [['Pike & Co', 'pike']],
  reviewSlugs: { 3: 'three' },
};

describe('§3 app display state', () => {
  it('starts with what the edge knows: banner, native mode, sizes of grid and reel', () => {
    const display = new Display(
      { ...visitor, bannerChoice: 2, isNative: true, gridSize: 6, reelSize: 12 },
      testCollaborators(),
    );
    expect(display.bannerChoice.value).toBe(2);
    expect(display.isNative.value).toBe(true);
    expect([display.gridSize.value, display.reelSize.value]).toEqual([6, 12]);
  });

  it('remembers that what changes by itself was stopped', () => {
    const world = testCollaborators();
    const display = new Display(visitor, world);
    display.setStill(true);
    expect(display.isStill.value).toBe(true);
    const next = new Display(visitor, world);
    expect(next.isStill.value).toBe(false);
    next.recallStill();
    expect(next.isStill.value).toBe(true);
    next.setStill(false);
    expect(next.isStill.value).toBe(false);
  });

  it('takes the sizes of the page that is shown next', () => {
    const display = new Display(visitor, testCollaborators());
    expect([display.gridSize.value, display.reelSize.value]).toEqual([8, 10]);
    display.resize({ gridSize: 4, reelSize: 5 });
    expect([display.gridSize.value, display.reelSize.value]).toEqual([4, 5]);
  });

  it('§7.2 holds the operator’s lists, which are loaded once', async () => {
    const display = new Display(visitor, testCollaborators());
    let loads = 0;
    const load = async () => {
      loads += 1;
      return LISTS;
    };
    expect(display.hasCustomLists.value).toBe(false);
    await Promise.all([display.loadCustomLists(load), display.loadCustomLists(load)]);
    expect(display.customLists.value).toEqual(LISTS);
    expect([display.hasCustomLists.value, loads]).toEqual([true, 1]);
  });

  it('§8 none when the lists cannot be loaded', async () => {
    const display = new Display(visitor, testCollaborators());
    await display.loadCustomLists(async () => null);
    expect([display.hasCustomLists.value, display.customLists.value]).toEqual([true, null]);
  });

  it('nothing waits for lists whose code cannot be loaded', async () => {
    const display = new Display(visitor, testCollaborators());
    const failing = display.loadCustomLists(() => Promise.reject(new Error('no chunk')));
    await expect(failing).rejects.toThrow('no chunk');
    expect([display.hasCustomLists.value, display.customLists.value]).toEqual([true, null]);
  });
});
