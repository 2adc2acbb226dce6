import { computed, createModel, signal } from '@preact/signals-react';
import { PREVIOUS_GAMES_COOKIE } from '../../../shared/config/constants.ts';
import type { Collaborators } from '../collaborators.ts';
import { parseIds } from '../id-list.ts';
import type { ModelOf } from '../model.ts';

const COOKIE_MAX_AGE_S = 365 * 86_400;
const MOST_REMEMBERED = 20;

/** §3 Search state and §4 Search overlay. */
export const Search = createModel(({ cookies, track }: Collaborators) => {
  const isOpen = signal(false);
  const query = signal('');
  const searchedGameIds = signal<readonly number[]>([]);

  const remember = (gameId: number) => {
    const others = searchedGameIds.peek().filter((id) => id !== gameId);
    searchedGameIds.value = [gameId, ...others].slice(0, MOST_REMEMBERED);
    cookies.set(PREVIOUS_GAMES_COOKIE, searchedGameIds.value.join(','), COOKIE_MAX_AGE_S);
  };

  return {
    isOpen,
    query,
    /** 'searching' when the query is non-empty. */
    isSearching: computed(() => query.value.trim() !== ''),
    /** Games chosen in earlier searches, newest first: "Your searches:" (logged-in users only). */
    searchedGameIds,
    /** Reads the cookie. Call once, after hydration. */
    recall() {
      searchedGameIds.value = parseIds(cookies.get(PREVIOUS_GAMES_COOKIE)).slice(0, MOST_REMEMBERED);
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
    clear() {
      query.value = '';
    },
    /** A game was chosen from the results. */
    remember,
    /** A game was chosen from "Your searches:". */
    revisit(gameId: number, gameName: string) {
      track({ event: 'previousGameClick', searchedGameName: gameName, searchedGameId: gameId });
      remember(gameId);
    },
  };
});

export type SearchModel = ModelOf<typeof Search>;
