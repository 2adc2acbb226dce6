import { computed, createModel, signal } from '@preact/signals-react';
import { PREVIOUS_GAMES_COOKIE } from '../../../shared/config/constants.ts';
import type { Collaborators } from '../collaborators.ts';
import { parseIds } from '../id-list.ts';
import type { ModelOf } from '../model.ts';

const COOKIE_MAX_AGE_S = 365 * 86_400;
const MOST_REMEMBERED = 20;

/** §3 Search state and §4 Search overlay. */
export const Search = createModel(({ cookies, storage, track }: Collaborators) => {
  const isOpen = signal(false);
  const query = signal('');
  const searchedGameIds = signal<readonly number[]>([]);
  let key: string | null = null;

  /** A guest's are kept nowhere. */
  const kept = () => (key === null ? searchedGameIds.peek() : parseIds(storage.get(key)));

  const keep = () => {
    const list = searchedGameIds.peek().join(',');
    if (key !== null) storage.set(key, list);
    if (list === '') cookies.remove(PREVIOUS_GAMES_COOKIE);
    else cookies.set(PREVIOUS_GAMES_COOKIE, list, COOKIE_MAX_AGE_S);
  };

  return {
    isOpen,
    query,
    /** 'searching' when the query is non-empty. */
    isSearching: computed(() => query.value.trim() !== ''),
    /** Games chosen in earlier searches, newest first: "Your searches:" (logged-in users only). */
    searchedGameIds,
    /**
     * Reads the searches stored for that player; null: a guest has none. The cookie (§3) holds those of the player who is
     * logged in, and of no other.
     */
    belongTo(playerId: number | null) {
      key = playerId === null ? null : searchedGamesKey(playerId);
      searchedGameIds.value = key === null ? [] : kept().slice(0, MOST_REMEMBERED);
      keep();
    },
    open() {
      isOpen.value = true;
    },
    close() {
      isOpen.value = false;
      query.value = '';
    },
    type(next: string) {
      query.value = next;
    },
    /** A player has chosen a game, wherever in the search it stood. */
    remember(gameId: number) {
      // Another tab may have written meanwhile.
      const others = kept().filter((id) => id !== gameId);
      searchedGameIds.value = [gameId, ...others].slice(0, MOST_REMEMBERED);
      keep();
    },
    /** A game was pressed in "Your searches:". */
    revisit(gameId: number, gameName: string) {
      track({ event: 'previousGameClick', searchedGameName: gameName, searchedGameId: gameId });
    },
  };
});

/** Where a player's are stored. */
export function searchedGamesKey(playerId: number): string {
  return `searchedGames:${playerId}`;
}

export type SearchModel = ModelOf<typeof Search>;
