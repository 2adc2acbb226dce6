import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import { PREVIOUS_GAMES_COOKIE } from '../../../shared/config/constants.ts';
import type { Collaborators } from '../collaborators.ts';
import { parseIds } from '../id-list.ts';

const COOKIE_MAX_AGE_S = 365 * 86_400;
const MOST_REMEMBERED = 20;

/** §3 Search state and §4 Search overlay. */
export interface SearchModel {
  readonly isOpen: ReadonlySignal<boolean>;
  readonly query: ReadonlySignal<string>;
  /** 'searching' when the query is non-empty. */
  readonly isSearching: ReadonlySignal<boolean>;
  /** Games chosen in earlier searches, newest first: "Your searches:" (logged-in users only). */
  readonly searchedGameIds: ReadonlySignal<readonly number[]>;
  /** Reads the cookie. Call once, after hydration. */
  recall(): void;
  open(): void;
  close(): void;
  type(query: string): void;
  clear(): void;
  /** A game was chosen from the results. */
  remember(gameId: number): void;
  /** A game was chosen from "Your searches:". */
  revisit(gameId: number, gameName: string): void;
}

export const Search = createModel(({ cookies, track }: Collaborators): SearchModel => {
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
    isSearching: computed(() => query.value.trim() !== ''),
    searchedGameIds,
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
    type(next) {
      query.value = next;
    },
    clear() {
      query.value = '';
    },
    remember,
    revisit(gameId, gameName) {
      track({ event: 'previousGameClick', searchedGameName: gameName, searchedGameId: gameId });
      remember(gameId);
    },
  };
});
