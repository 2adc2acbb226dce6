import { effect } from '@preact/signals-react';
import type { AppState } from '../state/app-state.ts';
import type { Cancel, ClientStorage, Timers } from '../state/collaborators.ts';

/** Written when a session ends, so that the player's other tabs hear of it: player id and time. */
const STORAGE_KEY = 'sessionEnded';

interface SessionEndParts {
  readonly app: Pick<AppState, 'account' | 'games' | 'platform' | 'session' | 'wishNotice'>;
  readonly storage: ClientStorage;
  readonly timers: Pick<Timers, 'now'>;
  /** Sends `storage` events of other tabs: the window. */
  readonly tabs: Pick<EventTarget, 'addEventListener'>;
}

/**
 * What the end of a session means, whoever ended it (§4): a game that is open closes and the player is told why, and the same
 * player is logged out in the other tabs of this browser.
 */
export function followSessionEnd({ app, storage, timers, tabs }: SessionEndParts): Cancel {
  const { account, games, platform, session, wishNotice } = app;
  let last: number | null = null;
  tabs.addEventListener('storage', (event) => {
    if (!(event instanceof StorageEvent) || event.key !== STORAGE_KEY || last === null) return;
    // The framework of this tab may not have noticed.
    if (event.newValue?.startsWith(`${last} `) === true) platform.logout();
  });
  return effect(() => {
    const current = session.isLoggedIn.value ? (account.player.value?.playerId ?? null) : null;
    const ended = last;
    last = current;
    if (ended === null || ended === current) return;
    storage.set(STORAGE_KEY, `${ended} ${timers.now()}`);
    if (!games.isGameOpen.peek()) return;
    games.close();
    wishNotice.endGame();
  });
}
