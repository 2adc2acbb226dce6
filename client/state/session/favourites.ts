import { createModel, signal } from '@preact/signals-react';
import type { Collaborators } from '../collaborators.ts';
import type { ModelOf } from '../model.ts';

/** The player's favourite games (§3 favouriteGames); the platform stores them, or this browser where it does not. */
export const Favourites = createModel(({ platform }: Collaborators) => {
  const ids = signal<ReadonlySet<number>>(new Set());
  // Two quick clicks on one heart are two pending changes, which may be answered in any order; only the last one counts. Each resolves
  // to what the platform knows then: the change itself, where it was refused what was known before it.
  const latestChange = new Map<number, Promise<boolean>>();

  const show = (gameId: number, isFavourite: boolean) => {
    const next = new Set(ids.peek());
    if (isFavourite) next.add(gameId);
    else next.delete(gameId);
    ids.value = next;
  };

  return {
    /** Integer ids, in the platform's order. */
    ids,
    /** Shows the change at once and undoes it when the platform does not accept it. */
    async toggle(gameId: number) {
      const isFavourite = !ids.peek().has(gameId);
      show(gameId, isFavourite);
      const before = latestChange.get(gameId) ?? !isFavourite;
      const change = platform
        .setFavourite(gameId, isFavourite)
        .then((isAccepted) => (isAccepted ? isFavourite : before));
      latestChange.set(gameId, change);
      const known = await change;
      if (latestChange.get(gameId) !== change) return;
      latestChange.delete(gameId);
      if (known !== isFavourite) show(gameId, known);
    },
    /** Takes the platform's list, except for changes that are still pending. */
    replace(gameIds: readonly number[]) {
      const next = new Set(gameIds);
      for (const pending of latestChange.keys()) {
        if (ids.peek().has(pending)) next.add(pending);
        else next.delete(pending);
      }
      ids.value = next;
    },
    /** After a logout: clears the list and ignores responses that are still pending. */
    forget() {
      latestChange.clear();
      ids.value = new Set();
    },
  };
});

export type FavouritesModel = ModelOf<typeof Favourites>;
