import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Collaborators } from '../collaborators.ts';
import { parseIds } from '../id-list.ts';

const STORAGE_KEY = 'recentGames';
/** As many as one reel shows twice over. */
const MOST_KEPT = 20;

/** Recently played games (§4): newest first, none twice, kept in this browser. */
export interface RecentGamesModel {
  readonly ids: ReadonlySignal<readonly number[]>;
  /** Reads what was kept. Call once, after hydration. */
  recall(): void;
  /** To the front. */
  add(gameId: number): void;
}

export const RecentGames = createModel(({ storage }: Collaborators): RecentGamesModel => {
  const ids = signal<readonly number[]>([]);
  return {
    ids,
    recall() {
      ids.value = parseIds(storage.get(STORAGE_KEY)).slice(0, MOST_KEPT);
    },
    add(gameId) {
      ids.value = [gameId, ...ids.peek().filter((id) => id !== gameId)].slice(0, MOST_KEPT);
      storage.set(STORAGE_KEY, ids.value.join(','));
    },
  };
});
