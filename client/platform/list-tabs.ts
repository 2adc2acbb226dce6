import { recentGamesKey } from '../state/games/recent-games.ts';
import type { AppState } from '../state/app-state.ts';
import { favouritesChangedKey } from './favourites.ts';

interface ListTabsParts {
  readonly app: Pick<AppState, 'account' | 'recentGames'>;
  /** Asks the framework for the player's favourites; does nothing while there is none. */
  readonly askFavourites: () => void;
  /** Sends `storage` events of other tabs: the window. */
  readonly tabs: Pick<EventTarget, 'addEventListener'>;
}

/** A player's favourites, and the games played lately, are the same in all tabs of a browser (§4). */
export function followLists({ app, askFavourites, tabs }: ListTabsParts): void {
  tabs.addEventListener('storage', (event) => {
    if (!(event instanceof StorageEvent)) return;
    const playerId = app.account.player.peek()?.playerId ?? null;
    if (event.key === recentGamesKey(playerId)) app.recentGames.belongTo(playerId);
    if (playerId !== null && event.key === favouritesChangedKey(playerId)) askFavourites();
  });
}
