import { CONSENT_CHANGED_KEY } from '../state/consent/consent.ts';
import { recentGamesKey } from '../state/games/recent-games.ts';
import type { AppState } from '../state/app-state.ts';
import { favouritesChangedKey } from './favourites.ts';

interface OtherTabsParts {
  readonly app: Pick<AppState, 'account' | 'consent' | 'recentGames'>;
  /** Asks the framework for the player's favourites; does nothing while there is none. */
  readonly askFavourites: () => void;
  /** Sends `storage` events of other tabs: the window. */
  readonly tabs: Pick<EventTarget, 'addEventListener'>;
}

/** Consent, a player's favourites and the games played lately are the same in all tabs of a browser (§3, §4). */
export function followOtherTabs({ app, askFavourites, tabs }: OtherTabsParts): void {
  tabs.addEventListener('storage', (event) => {
    if (!(event instanceof StorageEvent)) return;
    if (event.key === CONSENT_CHANGED_KEY) app.consent.follow();
    const playerId = app.account.player.peek()?.playerId ?? null;
    if (event.key === recentGamesKey(playerId)) app.recentGames.belongTo(playerId);
    if (playerId !== null && event.key === favouritesChangedKey(playerId)) askFavourites();
  });
}
