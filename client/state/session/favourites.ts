import { createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Collaborators } from '../collaborators.ts';

/** The player's favourite games (§3 favouriteGames); the platform keeps them. */
export interface FavouritesModel {
  /** Integer ids, in the platform's order. */
  readonly ids: ReadonlySignal<ReadonlySet<number>>;
  /** Shows the change at once and undoes it when the platform does not take it. */
  toggle(gameId: number): Promise<void>;
  /** The platform's own list. */
  replace(gameIds: readonly number[]): void;
  /** The player has gone: no heart stays, and no answer still under way brings one back. */
  forget(): void;
}

export const Favourites = createModel(({ platform }: Collaborators): FavouritesModel => {
  const ids = signal<ReadonlySet<number>>(new Set());
  // Two quick clicks on one heart are two changes under way; only the last one's outcome may be undone.
  const latestChange = new Map<number, symbol>();

  const show = (gameId: number, isFavourite: boolean) => {
    const next = new Set(ids.peek());
    if (isFavourite) next.add(gameId);
    else next.delete(gameId);
    ids.value = next;
  };

  return {
    ids,
    async toggle(gameId) {
      const change = Symbol('change');
      latestChange.set(gameId, change);
      const isFavourite = !ids.peek().has(gameId);
      show(gameId, isFavourite);
      const settled = await platform.setFavourite(gameId, isFavourite);
      if (latestChange.get(gameId) !== change) return;
      latestChange.delete(gameId);
      if (settled === null) show(gameId, !isFavourite);
      else show(gameId, settled.includes(gameId));
    },
    replace(gameIds) {
      const next = new Set(gameIds);
      for (const pending of latestChange.keys()) {
        if (ids.peek().has(pending)) next.add(pending);
        else next.delete(pending);
      }
      ids.value = next;
    },
    forget() {
      latestChange.clear();
      ids.value = new Set();
    },
  };
});
