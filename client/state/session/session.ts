import { computed, createModel, signal } from '@preact/signals-react';
import {
  ACTIVITY_COOKIE,
  FRAMEWORK_PATIENCE_MS,
  RECENTLY_ACTIVE_LIMIT_S,
} from '../../../shared/config/constants.ts';
import type { Collaborators } from '../collaborators.ts';
import type { PlayerSession } from '../../../shared/contracts/platform/account.ts';
import type { AccountModel } from './account.ts';
import type { FavouritesModel } from './favourites.ts';
import type { ModelOf } from '../model.ts';
import { timerSlot } from '../timer-slot.ts';

/** Longer than the 300 s that it is used for: its value is the time, which is compared with our own clock. */
const ACTIVITY_COOKIE_MAX_AGE_S = 86_400;

/** The models that hold a player's data. */
interface Belongings {
  readonly account: AccountModel;
  readonly favourites: FavouritesModel;
  /** What this browser keeps for each player apart. */
  readonly kept: readonly KeptForPlayer[];
}

/** How a session ends. */
export interface Ending {
  /** By itself: nobody has asked for a logout. */
  readonly hasLapsed: boolean;
}

/** A list that this browser keeps for each player, and that no other one sees. */
export interface KeptForPlayer {
  /** Shows what is kept for that player; null: for guests. */
  belongTo(playerId: number | null): void;
}

/** §4 Session: who is logged in, as the platform last reported it. */
export const Session = createModel(
  ({ cookies, timers }: Collaborators, { account, favourites, kept }: Belongings) => {
    const sessionChecked = signal(false);
    const isLoggedIn = signal(false);
    const wasRecentlyActive = signal(false);
    const patience = timerSlot(timers);

    const nowS = () => Math.floor(timers.now() / 1000);
    const rememberActivity = () => cookies.set(ACTIVITY_COOKIE, String(nowS()), ACTIVITY_COOKIE_MAX_AGE_S);

    const giveUpWaiting = () => {
      patience.cancel();
      wasRecentlyActive.value = false;
    };
    const handOver = (playerId: number | null, how?: Ending) => {
      account.forget(how);
      favourites.forget();
      for (const list of kept) list.belongTo(playerId);
    };

    return {
      /** Becomes true with the platform's first report, and stays true. */
      sessionChecked,
      isLoggedIn,
      /** The re-login loader: recently active, not logged in, and the session not yet checked. */
      isReLoginLoaderShown: computed(
        () => wasRecentlyActive.value && !isLoggedIn.value && !sessionChecked.value,
      ),
      /** Reads the activity cookie. Call once, after hydration, since the edge does not read it. */
      recallActivity() {
        const lastActiveS = Number(cookies.get(ACTIVITY_COOKIE) ?? Number.NaN);
        const ageS = nowS() - lastActiveS;
        wasRecentlyActive.value = ageS >= 0 && ageS < RECENTLY_ACTIVE_LIMIT_S;
        // The platform may never say who is logged in: the loader does not wait for it without end.
        if (wasRecentlyActive.peek()) patience.start(FRAMEWORK_PATIENCE_MS, giveUpWaiting);
      },
      /** When another player was logged in before, that player's data is cleared first. */
      logIn(player: PlayerSession) {
        if (account.player.peek()?.playerId !== player.playerId) handOver(player.playerId);
        account.identify(player);
        isLoggedIn.value = true;
        sessionChecked.value = true;
        rememberActivity();
      },
      logOut(how?: Ending) {
        handOver(null, how);
        isLoggedIn.value = false;
        sessionChecked.value = true;
        cookies.remove(ACTIVITY_COOKIE);
      },
      /** Renews the activity cookie; only while logged in (§6). */
      touch() {
        if (isLoggedIn.peek()) rememberActivity();
      },
      /** The platform failed to load or takes too long: hides the re-login loader. */
      giveUpWaiting,
    };
  },
);

export type SessionModel = ModelOf<typeof Session>;
