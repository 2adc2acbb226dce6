import { effect } from '@preact/signals-react';
import type { AppState } from '../state/app-state.ts';
import type { Cancel, ClientStorage, Timers } from '../state/collaborators.ts';
import { hearOtherTabs, type Tabs } from './tab-changes.ts';

/** Written when a session begins or ends, so that the visitor's other tabs hear of it: player id, which of both, and time. */
const STORAGE_KEY = 'sessionChanged';

interface SessionTabsParts {
  readonly app: Pick<AppState, 'account' | 'games' | 'platform' | 'session' | 'wishNotice'>;
  readonly storage: ClientStorage;
  readonly timers: Pick<Timers, 'now'>;
  /** Asks the framework who is logged in; does nothing while there is none. */
  readonly check: () => void;
  readonly tabs: Tabs;
}

/**
 * One visitor is the same in all tabs of a browser (§4): who logs in is a player in the others too, and who is logged out,
 * by whomever, is so in all of them. A game that is open then closes and the player is told why.
 */
export function followSession({ app, storage, timers, check, tabs }: SessionTabsParts): Cancel {
  const { account, games, platform, session, wishNotice } = app;
  let last: number | null = null;
  hearOtherTabs(tabs, (changed) => {
    if (changed !== null && changed !== STORAGE_KEY) return;
    // The newest word counts: a tab that slept hears late what is no longer so.
    const [player, change] = storage.get(STORAGE_KEY)?.split(' ') ?? [];
    // The framework of this tab may have noticed neither.
    if (change === 'began' && player !== String(last)) check();
    if (change === 'ended' && player === String(last)) platform.logout();
  });
  return effect(() => {
    const current = session.isLoggedIn.value ? (account.player.value?.playerId ?? null) : null;
    const before = last;
    last = current;
    if (before === current) return;
    const word = current === null ? `${before} ended ` : `${current} began `;
    // An end that was heard of is not said again: its player may be back in the tab that told it.
    const isSaid = current === null && storage.get(STORAGE_KEY)?.startsWith(word) === true;
    if (!isSaid) storage.set(STORAGE_KEY, word + timers.now());
    if (before === null) wishNotice.goOn();
    else if (games.isGameOpen.peek()) {
      games.close();
      wishNotice.endGame();
    }
  });
}
