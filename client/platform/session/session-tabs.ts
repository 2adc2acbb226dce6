import { effect } from '@preact/signals-react';
import type { PlayerSession } from '../../../shared/contracts/platform/account.ts';
import { hashOf } from '../../../shared/domain/text-hash.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Cancel, ClientStorage, Timers } from '../../state/collaborators.ts';
import { hearOtherTabs, type Tabs } from './tab-changes.ts';

/** Written when a session begins, is ended or lapses, so that the visitor's other tabs hear of it: its name, which of these, and time. */
const STORAGE_KEY = 'sessionChanged';

interface SessionTabsParts {
  readonly app: Pick<AppState, 'account' | 'games' | 'platform' | 'session' | 'wishNotice'>;
  readonly storage: ClientStorage;
  readonly timers: Pick<Timers, 'now'>;
  /** Asks the framework who is logged in; does nothing while there is none. */
  readonly check: () => void;
  readonly tabs: Tabs;
}

/** A player who is logged out leaves nothing that was typed; one whose session lapses may go on with it, in each tab. */
type End = 'ended' | 'lapsed';

/** How a session of that player has ended, as a tab has said; null where none has, or it has begun again since. */
export function toldEnd(storage: ClientStorage, playerId: number): End | null {
  const [name, change] = newestIn(storage);
  return isEnd(change) && name?.startsWith(`${playerId}:`) === true ? change : null;
}

function isEnd(change: string | undefined): change is End {
  return change === 'ended' || change === 'lapsed';
}

/**
 * One visitor is the same in all tabs of a browser (§4): who logs in is a player in the others too, and who is logged out,
 * by whomever, is so in all of them. A game that is open then closes and the player is told why.
 */
export function followSession({ app, storage, timers, check, tabs }: SessionTabsParts): Cancel {
  const { account, games, platform, session, wishNotice } = app;
  let last: PlayerSession | null = null;
  let handovers = 0;
  const newest = () => newestIn(storage);
  const say = (of: PlayerSession, change: 'began' | End) => {
    const [name, said] = newest();
    // What was heard is not said again: the player may have gone on in the tab that told it.
    if (name !== nameOf(of) || said !== change)
      storage.set(STORAGE_KEY, `${nameOf(of)} ${change} ${timers.now()}`);
  };
  const mayRename = (before: PlayerSession | null, current: PlayerSession | null): boolean => {
    // An event may leave the token out.
    if (current === null || current.sessionToken === null) return false;
    return before?.sessionToken === null || newest()[0] === nameOf(current);
  };
  hearOtherTabs(tabs, (changed) => {
    if (changed !== null && changed !== STORAGE_KEY) return;
    // The newest word counts: a tab that slept hears late what is no longer so.
    const [name, change] = newest();
    if (last !== null && name === nameOf(last)) {
      // The framework of this tab may not have noticed.
      if (isEnd(change)) platform.logout();
    } else if (change === 'began' || (isEnd(change) && last !== null)) check();
  });
  return effect(() => {
    const current = session.isLoggedIn.value ? account.player.value : null;
    const before = last;
    const hasLapsed = account.handovers.peek() === handovers;
    handovers = account.handovers.peek();
    const isSamePlayer = before?.playerId === current?.playerId;
    // Of a player who stays a new name counts where another tab has told of it. A platform that renames the session at each
    // question would be asked without end if it were told, and unknown to the other tabs if it counted here alone.
    if (!isSamePlayer || mayRename(before, current)) last = current;
    if (isSamePlayer) return;
    if (current !== null) say(current, 'began');
    else if (before !== null) {
      const [name, change] = newest();
      say(before, hasLapsed ? 'lapsed' : 'ended');
      // It was a former session's: the one that another tab has begun since goes on, here too.
      if (change === 'began' && name !== nameOf(before)) check();
    }
    if (before === null) wishNotice.goOn();
    else if (games.isGameOpen.peek()) {
      games.close();
      wishNotice.endGame();
    }
  });
}

function newestIn(storage: ClientStorage): readonly string[] {
  return storage.get(STORAGE_KEY)?.split(' ') ?? [];
}

/**
 * Names a session: a player may begin a second one in another tab while this one still holds the first. Of its token only a
 * hash, since what a tab says is kept in the browser. A platform that sends no token has one name for all sessions of a player.
 */
function nameOf({ playerId, sessionToken }: PlayerSession): string {
  return `${playerId}:${hashOf(sessionToken ?? '').toString(36)}`;
}
