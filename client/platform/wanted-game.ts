import type { AppState } from '../state/app-state.ts';
import type { Cancel, Timers } from '../state/collaborators.ts';

/** A platform may close its form first, and tell of the login once it knows whose it is. */
const LOGIN_FOLLOWS_MS = 3_000;

/** The game that a guest pressed Play on, once the form that was to be filled in for it is gone. */
export interface WantedGame {
  /** The platform has closed its form, after a login or without one: only a login that follows at once plays the game. */
  formGone(): void;
}

export function createWantedGame(
  { games, session }: Pick<AppState, 'games' | 'session'>,
  timers: Timers,
): WantedGame {
  let stop: Cancel = () => {};
  return {
    formGone() {
      const gameId = games.wantedGameId.peek();
      if (gameId === null) return;
      stop();
      // Whatever is wanted from here on was pressed since.
      games.forgetWanted();
      const unsubscribe = session.isLoggedIn.subscribe((isLoggedIn) => {
        if (!isLoggedIn) return;
        stop();
        if (!games.isGameOpen.peek()) games.launch(gameId);
      });
      const cancel = timers.after(LOGIN_FOLLOWS_MS, unsubscribe);
      stop = () => {
        cancel();
        unsubscribe();
      };
    },
  };
}
