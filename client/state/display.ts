import { batch, createModel, signal } from '@preact/signals-react';
import type { CustomLists } from '../../shared/domain/games/catalogue.ts';
import type { LobbySizes } from '../../shared/domain/lobby-sizes.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import type { Collaborators } from './collaborators.ts';
import type { ModelOf } from './model.ts';

/** Where it is kept that numbers stand still. */
const STILL_KEY = 'still';

/** The part of §3's app display state that no other model holds. */
export const Display = createModel((visitor: Visitor, { storage }: Pick<Collaborators, 'storage'>) => {
  const gridSize = signal(visitor.gridSize);
  const reelSize = signal(visitor.reelSize);
  const customLists = signal<CustomLists | null>(null);
  const hasCustomLists = signal(false);
  const isStill = signal(false);
  let isAsked = false;

  return {
    // These two last as long as the document: nothing subscribes to them. A model holds no plain values.
    /** Selects logo and header colour (§2.6). */
    bannerChoice: signal(visitor.bannerChoice),
    /** Native-app mode: header hidden, native footer (§2.6). */
    isNative: signal(visitor.isNative),
    /** How many games a grid of the lobby holds. The edge makes the rows; the router asks it for rows of these sizes. */
    gridSize,
    reelSize,
    /** The operator's lists (§7.2) for pages that the edge had no games for; null until they are loaded. */
    customLists,
    /** Whether they are loaded, or cannot be. */
    hasCustomLists,
    /** The visitor has stopped what changes by itself: jackpots that count up, the latest winners (WCAG 2.2.2). */
    isStill,
    /** Reads what was chosen before. Call once, after hydration. */
    recallStill() {
      isStill.value = storage.get(STILL_KEY) === '1';
    },
    setStill(still: boolean) {
      isStill.value = still;
      storage.set(STILL_KEY, still ? '1' : '0');
    },
    resize(sizes: LobbySizes) {
      batch(() => {
        gridSize.value = sizes.gridSize;
        reelSize.value = sizes.reelSize;
      });
    },
    /**
     * Loads the operator's lists, once. `load` gives null when they cannot be loaded (§8).
     * @throws (rejects) what `load` threw; there are no lists then either
     */
    async loadCustomLists(load: () => Promise<CustomLists | null>) {
      if (isAsked) return;
      isAsked = true;
      try {
        customLists.value = await load();
      } finally {
        hasCustomLists.value = true;
      }
    },
  };
});

export type DisplayModel = ModelOf<typeof Display>;
