import { effect } from '@preact/signals-react';
import { KEEP_ALIVE_INTERVAL_MS } from '../../../shared/config/constants.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Cancel, Timers } from '../../state/collaborators.ts';
import { isRefusal, warn } from '../framework/payloads.ts';

interface KeepAliveParts {
  readonly app: Pick<AppState, 'games' | 'session'>;
  readonly timers: Timers;
  /** Calls the platform's `keepAlive`. */
  readonly keepAlive: () => Promise<unknown>;
  /**
   * The platform is to be asked who is there.
   * @param isSaid it says that the session has lapsed; else it has only failed to keep it, or could not be reached
   */
  readonly onLapsed: (isSaid: boolean) => void;
}

/**
 * §4: calls `keepAlive` every 30 s while a game is open and the player is logged in. Also renews the activity cookie (§6). A platform
 * that answers `false`, or rejects, may send no event about it. However many calls are answered so at once, as after a network that
 * was gone, it is asked once in that time.
 * @returns stops the calls for good
 */
export function keepSessionAlive({ app, timers, keepAlive, onLapsed }: KeepAliveParts): Cancel {
  let hasAsked = false;
  const askAlive = async () => {
    let isSaid = false;
    try {
      isSaid = isRefusal(await keepAlive());
      if (!isSaid) return;
    } catch (error) {
      warn(error);
    }
    if (hasAsked) return;
    hasAsked = true;
    onLapsed(isSaid);
  };
  return effect(() => {
    if (app.games.openGameId.value === null || !app.session.isLoggedIn.value) return undefined;
    let cancel: Cancel;
    const beat = () => {
      hasAsked = false;
      void askAlive();
      app.session.touch();
      cancel = timers.after(KEEP_ALIVE_INTERVAL_MS, beat);
    };
    cancel = timers.after(KEEP_ALIVE_INTERVAL_MS, beat);
    return () => cancel();
  });
}
