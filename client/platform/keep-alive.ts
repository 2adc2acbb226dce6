import { effect } from '@preact/signals-react';
import { KEEP_ALIVE_INTERVAL_MS } from '../../shared/config/constants.ts';
import type { AppState } from '../state/app-state.ts';
import type { Cancel, Timers } from '../state/collaborators.ts';

interface KeepAliveParts {
  readonly app: Pick<AppState, 'games' | 'session'>;
  readonly timers: Timers;
  /** Calls the platform's `keepAlive`; never rejects. */
  readonly keepAlive: () => Promise<unknown>;
  /** It says that the session has lapsed. */
  readonly onLapsed: () => void;
}

/**
 * §4: calls `keepAlive` every 30 s while a game is open and the player is logged in. Also renews the activity cookie (§6). A platform
 * that answers `false` may send no event about it.
 * @returns stops the calls for good
 */
export function keepSessionAlive({ app, timers, keepAlive, onLapsed }: KeepAliveParts): Cancel {
  const askAlive = async () => {
    if ((await keepAlive()) === false) onLapsed();
  };
  return effect(() => {
    if (app.games.openGameId.value === null || !app.session.isLoggedIn.value) return undefined;
    let cancel: Cancel;
    const beat = () => {
      void askAlive();
      app.session.touch();
      cancel = timers.after(KEEP_ALIVE_INTERVAL_MS, beat);
    };
    cancel = timers.after(KEEP_ALIVE_INTERVAL_MS, beat);
    return () => cancel();
  });
}
