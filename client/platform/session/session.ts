import { parseIsLoggedIn, parseSession } from '../../../shared/contracts/platform/account.ts';
import type { PlayerSession } from '../../../shared/contracts/platform/account.ts';
import type { AppState } from '../../state/app-state.ts';
import { complete } from '../../state/session/account.ts';
import type { Cancel, ClientStorage, Timers } from '../../state/collaborators.ts';
import type { BalanceFeed } from './balance.ts';
import type { Framework } from '../framework/contract.ts';
import type { FavouritesFeed } from '../games/favourites.ts';
import { createOccasions } from '../framework/occasions.ts';
import { createOrder } from '../framework/order.ts';
import { readable, warn } from '../framework/payloads.ts';
import { toldEnd } from './session-tabs.ts';
import type { TreeUse } from '../widgets/tree.ts';
import type { WantedFeed } from '../games/wanted.ts';

/** After a login whose player the framework cannot name yet. From the first on it is believed that there is none. */
const ASK_AGAIN_MS = [2_000, 10_000, 30_000];

/** A session that ends so soon after a press in what the platform shows beside the page may have been ended there. */
const LOGOUT_FOLLOWS_MS = 10_000;

/** Keeps the session model in step with the framework (§4). */
export interface SessionFeed {
  /** Asks who is logged in. */
  check(): void;
  /**
   * The same where the session is said to be over: no answer, as of a platform that refuses the questions of guests, is that
   * nobody is there.
   */
  checkOver(): void;
  /** `sessionStatus`; one that does not say who is logged in, or leaves something out, is an occasion to ask. */
  hear(payload: unknown): void;
  /** @throws (rejects) what the framework's `logout` throws */
  logOut(): Promise<void>;
  /** Another framework has replaced this one: whatever it answers from now on counts no more. */
  readonly end: Cancel;
}

interface SessionParts {
  readonly app: Pick<AppState, 'account' | 'session'>;
  readonly balance: BalanceFeed;
  readonly favourites: FavouritesFeed;
  readonly storage: ClientStorage;
  readonly timers: Timers;
  /** Whether a question about the player has not been answered yet. */
  readonly isAnswerAwaited: () => boolean;
  readonly use: Pick<TreeUse, 'isSince'>;
  readonly wanted: Pick<WantedFeed, 'grant'>;
}

export function createSessionFeed(
  framework: Framework,
  { app, balance, favourites, storage, timers, isAnswerAwaited, use, wanted }: SessionParts,
): SessionFeed {
  const { account, session } = app;
  const order = createOrder();
  /** Whose balance and favourites this framework has been asked for. */
  let entered: number | null = null;
  /** The player as its details last told. */
  let answered: PlayerSession | null = null;
  /** The logout that was asked for here; no more once it was refused, and the framework, asked since, still names the player. */
  let logout: { isRefused: boolean } | null = null;
  let isReplaced = false;

  const forget = () => {
    balance.forget();
    favourites.forget();
  };

  const enter = (player: PlayerSession) => {
    const isSamePlayer = entered === player.playerId && session.isLoggedIn.peek();
    entered = player.playerId;
    if (!isSamePlayer) logout = null;
    if (!isSamePlayer) forget();
    session.logIn(player);
    wanted.grant();
    if (isSamePlayer) return;
    framework.call('initChat').catch(warn);
    balance.ask();
    favourites.ask();
  };

  /** @param isFound what was asked about the player has shown it; else the platform says so by itself, and it may be a logout */
  const leave = (isFound: boolean) => {
    const playerId = account.player.peek()?.playerId;
    const told = playerId === undefined ? null : toldEnd(storage, playerId);
    const isEnded = logout !== null || use.isSince(timers.now() - LOGOUT_FOLLOWS_MS);
    // What another tab has said of it is how it has ended.
    const hasLapsed = told === null ? isFound && !isEnded : told === 'lapsed';
    answered = null;
    forget();
    session.logOut({ hasLapsed });
  };

  /**
   * @param onNobody the answer is that nobody is logged in
   * @param onFailure there is no answer
   */
  const ask = (onNobody: () => void, onFailure?: () => void) => {
    const ticket = order.ask();
    const refused = logout?.isRefused === true ? logout : null;
    const stay = (player: PlayerSession) => {
      if (logout === refused) logout = null;
      enter(player);
    };
    const read = (details: unknown) => {
      if (isReplaced) return undefined;
      const player = parseSession(details);
      const told = account.player.peek();
      if (ticket.take()) {
        if (player === null) return onNobody();
        answered = player;
        stay(player);
      } else if (player !== null && player.playerId === told?.playerId) {
        // What has been told since is newer; what it left out is not outdated.
        answered = player;
        stay(complete(player, told));
      }
      return undefined;
    };
    framework
      .call('getSessionDetails')
      .then(read)
      .catch((error: unknown) => {
        warn(error);
        const isWaitedFor = onFailure !== undefined && !isReplaced && session.isLoggedIn.peek();
        if (isWaitedFor && ticket.take()) onFailure();
      });
  };
  const leaveFound = () => leave(true);
  const check = () => ask(leaveFound);
  const checkOver = () => ask(leaveFound, leaveFound);

  /**
   * Whether the framework may tell more of the player than this event does. What it has answered stays known: a framework
   * may send such an event because it was asked.
   */
  const leavesOut = (player: PlayerSession): boolean =>
    answered?.playerId !== player.playerId && Object.values(player).includes(null);

  const checkOnEvent = createOccasions(timers, check);
  // Its details may not be ready yet: that they name nobody does not undo a login that it has told.
  const completeOnEvent = createOccasions(timers, () =>
    ask(() => {
      if (!session.isLoggedIn.peek()) askAgain(ASK_AGAIN_MS);
    }),
  );
  let cancelAskAgain = () => {};
  const askAgain = ([waitMs, ...waitsMs]: readonly number[]) => {
    cancelAskAgain();
    if (waitMs === undefined) return;
    cancelAskAgain = timers.after(waitMs, () => {
      if (session.isLoggedIn.peek()) return;
      // One that is asked in vain, or not answered, does not end it.
      askAgain(waitsMs);
      ask(() => {
        if (!session.sessionChecked.peek()) leaveFound();
      });
    });
  };

  return {
    check,
    checkOver,
    hear(payload) {
      const isLoggedIn = readable('sessionStatus', payload, parseIsLoggedIn);
      // What it does say outdates what was asked before it.
      if (isLoggedIn !== null) {
        order.hear();
        cancelAskAgain();
      }
      if (isLoggedIn === null) checkOnEvent();
      else if (!isLoggedIn) leave(isAnswerAwaited());
      else {
        const player = describedPlayer(payload);
        if (player !== null) enter(player);
        if (player === null || leavesOut(player)) completeOnEvent();
      }
    },
    async logOut() {
      const asked = { isRefused: false };
      logout = asked;
      const ticket = order.ask();
      try {
        await framework.call('logout');
      } catch (error) {
        asked.isRefused = true;
        throw error;
      } finally {
        // `sessionStatus` should have come; where it has not, the framework is asked, also where it refused: the session may be over.
        if (asked.isRefused && session.isLoggedIn.peek()) check();
        else if (ticket.isNewest()) checkOver();
      }
    },
    end() {
      isReplaced = true;
      cancelAskAgain();
      balance.end();
      favourites.end();
    },
  };
}

/** The player in a payload, or null where it lacks one. */
export function describedPlayer(payload: unknown): PlayerSession | null {
  try {
    return parseSession(payload);
  } catch {
    return null; // not described: the framework is asked
  }
}
