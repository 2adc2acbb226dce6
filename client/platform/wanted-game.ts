import type { AppState } from '../state/app-state.ts';
import type { Timers } from '../state/collaborators.ts';
import { isContainedWidget } from '../state/platform-calls.ts';

/** A platform may close its form first, and tell of the login once it knows whose it is. */
const LOGIN_FOLLOWS_MS = 3_000;

/** How long the game that a guest pressed Play on is wanted, once the form that was to be filled in for it is gone. */
export interface WantedGame {
  /** The platform has closed its form, after a login or without one: the game is wanted for a moment more. */
  formGone(): void;
  /** The container is closed without a login: by the visitor, who wants the game no more, or because its form is gone. */
  containerClosed(): void;
}

export function createWantedGame(
  { games, overlays }: Pick<AppState, 'games' | 'overlays'>,
  timers: Timers,
): WantedGame {
  let isLoginAwaited = false;
  let cancel = () => {};
  return {
    formGone() {
      cancel();
      isLoginAwaited = true;
      cancel = timers.after(LOGIN_FOLLOWS_MS, () => {
        isLoginAwaited = false;
        // From the login to the registration the visitor still wants to play.
        if (!isContainedWidget(overlays.openName.peek())) games.forgetWanted();
      });
    },
    containerClosed() {
      if (!isLoginAwaited) games.forgetWanted();
    },
  };
}
