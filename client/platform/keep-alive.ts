import { effect } from '@preact/signals-react';
import { KEEP_ALIVE_INTERVAL_MS } from '../../shared/config/constants.ts';
import type { AppState } from '../state/app-state.ts';
import type { Cancel, Timers } from '../state/collaborators.ts';

interface KeepAliveParts {
  readonly app: Pick<AppState, 'games' | 'session'>;
  readonly timers: Timers;
  /** Calls the platform's `keepAlive`. */
  readonly keepAlive: () => void;
}

/**
 * §4: calls `keepAlive` every 30 s while a game is open and the player is logged in. Also renews the activity cookie (§6).
 * @returns stops the calls for good
 */
export function keepSessionAlive({ app, timers, keepAlive }: KeepAliveParts): Cancel {
  return effect(() => {
    if (app.games.openGameId.value === null || !app.session.isLoggedIn.value) return undefined;
    let cancel: Cancel;
    const beat = () => {
      keepAlive();
      app.session.touch();
      cancel = timers.after(KEEP_ALIVE_INTERVAL_MS, beat);
    };
    cancel = timers.after(KEEP_ALIVE_INTERVAL_MS, beat);
    return () => cancel();
  });
}
