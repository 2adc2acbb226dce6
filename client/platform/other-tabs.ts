import { CONSENT_CHANGED_KEY } from '../state/consent/consent.ts';
import { recentGamesKey } from '../state/games/recent-games.ts';
import type { AppState } from '../state/app-state.ts';
import { favouritesChangedKey } from './favourites.ts';

interface OtherTabsParts {
  readonly app: Pick<AppState, 'account' | 'consent' | 'recentGames'>;
  /** Asks the framework for the player's favourites; does nothing while there is none. */
  readonly askFavourites: () => void;
  /** Sends `storage` events of other tabs, and says when this document is shown again: the window. */
  readonly tabs: Pick<EventTarget, 'addEventListener'>;
}

/**
 * Consent, a player's favourites and the games played lately are the same in all tabs of a browser (§3, §4). A document that
 * comes back out of the back/forward cache was told nothing meanwhile: it looks.
 */
export function followOtherTabs({ app, askFavourites, tabs }: OtherTabsParts): void {
  const { account, consent, recentGames } = app;
  /** `null`: all of them. */
  const follow = (changed: string | null) => {
    const playerId = account.player.peek()?.playerId ?? null;
    const has = (key: string) => changed === null || changed === key;
    if (has(CONSENT_CHANGED_KEY)) consent.follow();
    if (has(recentGamesKey(playerId))) recentGames.belongTo(playerId);
    if (playerId !== null && has(favouritesChangedKey(playerId))) askFavourites();
  };
  tabs.addEventListener('storage', (event) => {
    if (event instanceof StorageEvent) follow(event.key);
  });
  tabs.addEventListener('pageshow', (event) => {
    if (event instanceof PageTransitionEvent && event.persisted) follow(null);
  });
}
