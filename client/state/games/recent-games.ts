import { createModel, signal } from '@preact/signals-react';
import type { Collaborators } from '../collaborators.ts';
import { parseIds } from '../id-list.ts';
import type { ModelOf } from '../model.ts';

const STORAGE_KEY = 'recentGames';
/** Twice what one reel shows. */
const MOST_KEPT = 20;

/** Recently played games (§4): newest first, without duplicates, stored in this browser. */
export const RecentGames = createModel(({ storage }: Collaborators) => {
  const ids = signal<readonly number[]>([]);
  return {
    ids,
    /** Reads the stored ids. Call once, after hydration. */
    recall() {
      ids.value = parseIds(storage.get(STORAGE_KEY)).slice(0, MOST_KEPT);
    },
    /** Adds a game at the front, or moves it there. */
    add(gameId: number) {
      ids.value = [gameId, ...ids.peek().filter((id) => id !== gameId)].slice(0, MOST_KEPT);
      storage.set(STORAGE_KEY, ids.value.join(','));
    },
  };
});

export type RecentGamesModel = ModelOf<typeof RecentGames>;
