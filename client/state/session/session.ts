import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import { ACTIVITY_COOKIE, RECENTLY_ACTIVE_LIMIT_S } from '../../../shared/config/constants.ts';
import type { Collaborators } from '../collaborators.ts';
import type { PlayerSession } from '../../../shared/contracts/platform/account.ts';
import type { AccountModel } from './account.ts';
import type { FavouritesModel } from './favourites.ts';

/** §4 Session. Who is logged in is the platform's to say; this model only remembers what it said. */
export interface SessionModel {
  /** Goes from false to true once, with the platform's first answer. */
  readonly sessionChecked: ReadonlySignal<boolean>;
  readonly isLoggedIn: ReadonlySignal<boolean>;
  /** The re-login loader: recently active, not logged in, and the session not yet checked. */
  readonly isReLoginLoaderShown: ReadonlySignal<boolean>;
  /** Reads the activity cookie. Call once, after hydration: the edge does not know it. */
  recallActivity(): void;
  /** Another player than before finds nothing of the former one. */
  logIn(player: PlayerSession): void;
  logOut(): void;
  /** Renews the activity cookie; only while logged in (§6). */
  touch(): void;
  /** The platform cannot be asked (it failed to load): stop waiting for its answer. */
  giveUpWaiting(): void;
}

/** Longer than the 300 s it is read for; its age is in its value, so that a clock decides and not a browser. */
const ACTIVITY_COOKIE_MAX_AGE_S = 86_400;

/** What belongs to the player. The games played lately belong to the browser and stay. */
interface Belongings {
  readonly account: AccountModel;
  readonly favourites: FavouritesModel;
}

export const Session = createModel(
  ({ cookies, timers }: Collaborators, { account, favourites }: Belongings): SessionModel => {
    const sessionChecked = signal(false);
    const isLoggedIn = signal(false);
    const wasRecentlyActive = signal(false);

    const nowS = () => Math.floor(timers.now() / 1000);
    const rememberActivity = () => cookies.set(ACTIVITY_COOKIE, String(nowS()), ACTIVITY_COOKIE_MAX_AGE_S);

    const forgetPlayer = () => {
      account.forget();
      favourites.forget();
    };

    return {
      sessionChecked,
      isLoggedIn,
      isReLoginLoaderShown: computed(
        () => wasRecentlyActive.value && !isLoggedIn.value && !sessionChecked.value,
      ),
      recallActivity() {
        const lastActiveS = Number(cookies.get(ACTIVITY_COOKIE) ?? Number.NaN);
        const ageS = nowS() - lastActiveS;
        wasRecentlyActive.value = ageS >= 0 && ageS < RECENTLY_ACTIVE_LIMIT_S;
      },
      logIn(player) {
        const former = account.player.peek();
        if (former !== null && former.playerId !== player.playerId) forgetPlayer();
        account.identify(player);
        isLoggedIn.value = true;
        sessionChecked.value = true;
        rememberActivity();
      },
      logOut() {
        forgetPlayer();
        isLoggedIn.value = false;
        sessionChecked.value = true;
        cookies.remove(ACTIVITY_COOKIE);
      },
      touch() {
        if (isLoggedIn.peek()) rememberActivity();
      },
      giveUpWaiting() {
        wasRecentlyActive.value = false;
      },
    };
  },
);
