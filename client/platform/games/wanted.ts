import type { AppState } from '../../state/app-state.ts';
import type { Cancel, Timers } from '../../state/collaborators.ts';
import type { Wanted } from '../../state/games/games.ts';

/** A platform may close its form first, and tell of the login once it knows whose it is. */
export const LOGIN_FOLLOWS_MS = 3_000;

/** What a guest has pressed that a login comes before. */
export interface WantedFeed {
  /** Gives it up to who asks; `null`: nothing is wanted, or no more. */
  take(): Wanted | null;
  /** A player has logged in: it is done. */
  grant(): void;
  /** The platform has closed its form, after a login or without one: only a login that follows at once counts. */
  formGone(): void;
}

export function createWanted(
  { favourites, games }: Pick<AppState, 'favourites' | 'games'>,
  timers: Timers,
): WantedFeed {
  /** What was wanted as the form went. */
  let waiting: Wanted | null = null;
  let stopWaiting: Cancel = () => {};

  const take = () => {
    const wanted = games.wanted.peek() ?? waiting;
    stopWaiting();
    games.want(null);
    return wanted;
  };
  return {
    take,
    grant() {
      const wanted = take();
      // Of a guest no favourites are known: what was pressed is one from here on.
      if (wanted?.kind === 'favourite') void favourites.toggle(wanted.gameId);
      else if (wanted !== null && !games.isGameOpen.peek()) games.launch(wanted.gameId);
    },
    formGone() {
      const wanted = games.wanted.peek();
      if (wanted === null) return;
      stopWaiting();
      // Whatever is wanted from here on was pressed since.
      games.want(null);
      waiting = wanted;
      const cancel = timers.after(LOGIN_FOLLOWS_MS, () => stopWaiting());
      stopWaiting = () => {
        cancel();
        waiting = null;
      };
    },
  };
}
