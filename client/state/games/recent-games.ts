import { createModel, signal } from '@preact/signals-react';
import type { Collaborators } from '../collaborators.ts';
import { parseIds } from '../id-list.ts';
import type { ModelOf } from '../model.ts';

/** Twice what one reel shows. */
const MOST_KEPT = 20;

/** Recently played games (§4): newest first, without duplicates, stored in this browser for each player and for guests. */
export const RecentGames = createModel(({ storage }: Collaborators) => {
  const ids = signal<readonly number[]>([]);
  let key = recentGamesKey(null);
  const kept = () => parseIds(storage.get(key));
  return {
    ids,
    /** Reads the ids stored for that player; null: for guests. For the first time after hydration. */
    belongTo(playerId: number | null) {
      key = recentGamesKey(playerId);
      ids.value = kept().slice(0, MOST_KEPT);
    },
    /** Adds a game at the front, or moves it there. Another tab may have written meanwhile. */
    add(gameId: number) {
      ids.value = [gameId, ...kept().filter((id) => id !== gameId)].slice(0, MOST_KEPT);
      storage.set(key, ids.value.join(','));
    },
  };
});

/** Where a player's are stored; null: those of guests. */
export function recentGamesKey(playerId: number | null): string {
  return `recentGames:${playerId ?? 'guest'}`;
}

export type RecentGamesModel = ModelOf<typeof RecentGames>;
