import type { AppState } from '../../state/app-state.ts';
import type { ClientStorage } from '../../state/collaborators.ts';
import { CONSENT_CHANGED_KEY } from '../../state/consent/consent.ts';
import { parseChoices } from '../../state/consent/consent-choices.ts';
import { recentGamesKey } from '../../state/games/recent-games.ts';
import { searchedGamesKey } from '../../state/search/search.ts';
import { limitPromptKey } from '../../state/session/limit-prompt.ts';
import { DEPOSIT_TOLD_KEY } from './deposits.ts';
import { favouritesChangedKey } from '../games/favourites.ts';
import { hearOtherTabs, type Tabs } from './tab-changes.ts';

interface OtherTabsParts {
  readonly app: Pick<AppState, 'account' | 'consent' | 'limitPrompt' | 'recentGames' | 'search'>;
  readonly storage: ClientStorage;
  /** Asks the framework for the player's favourites; does nothing while there is none. */
  readonly askFavourites: () => void;
  /** Counts the deposit that another tab has told of; does nothing while there is no framework. */
  readonly countDeposit: (told: string | null) => void;
  readonly tabs: Tabs;
}

/**
 * Consent, a player's favourites and deposits, the answer about a limit, the games played lately and those searched for are the same
 * in all tabs of a browser (§3, §4, §5).
 */
export function followOtherTabs({ app, storage, askFavourites, countDeposit, tabs }: OtherTabsParts): void {
  const { account, consent, limitPrompt, recentGames, search } = app;
  hearOtherTabs(tabs, (changed, written) => {
    const playerId = account.player.peek()?.playerId ?? null;
    const may = (key: string) => changed === null || changed === key;
    // The word in storage outlives the cookies, in which alone a consent is kept.
    if (changed === null) consent.follow();
    if (changed === CONSENT_CHANGED_KEY) {
      const [chosen = null] = storage.get(CONSENT_CHANGED_KEY)?.split(' ') ?? [];
      consent.follow(parseChoices(chosen));
    }
    if (may(recentGamesKey(playerId))) recentGames.belongTo(playerId);
    if (playerId === null) return;
    if (may(searchedGamesKey(playerId))) search.belongTo(playerId);
    if (may(limitPromptKey(playerId))) limitPrompt.follow();
    if (may(favouritesChangedKey(playerId))) askFavourites();
    if (may(DEPOSIT_TOLD_KEY)) countDeposit(written ?? storage.get(DEPOSIT_TOLD_KEY));
  });
}
