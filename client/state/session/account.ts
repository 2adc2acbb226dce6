import { computed, createModel, signal } from '@preact/signals-react';
import { accountName } from '../../../shared/domain/player/account-name.ts';
import type { Balance, PlayerSession } from '../../../shared/contracts/platform/account.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import type { ModelOf } from '../model.ts';

const NO_BALANCE: Balance = {
  currency: null,
  realBalance: null,
  bonusBalance: null,
  displayBalance: null,
  displayRealBalance: null,
  displayBonusBalance: null,
};

/** A display text belongs to its amount: a new amount without a text has none, and is formatted by the page. */
function merge(known: Balance, next: Balance): Balance {
  const realBalance = next.realBalance ?? known.realBalance;
  const bonusBalance = next.bonusBalance ?? known.bonusBalance;
  const sameReal = realBalance === known.realBalance;
  const sameBonus = bonusBalance === known.bonusBalance;
  return {
    currency: next.currency ?? known.currency,
    realBalance,
    bonusBalance,
    displayBalance: next.displayBalance ?? (sameReal && sameBonus ? known.displayBalance : null),
    displayRealBalance: next.displayRealBalance ?? (sameReal ? known.displayRealBalance : null),
    displayBonusBalance: next.displayBonusBalance ?? (sameBonus ? known.displayBonusBalance : null),
  };
}

/** What is told of a player completes what is known: a field that was left out has not been taken back. */
export function complete(known: PlayerSession, next: PlayerSession): PlayerSession {
  return { ...known, ...Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null)) };
}

/** §3 Account state. `sessionChecked` and `isLoggedIn` are in the session model. */
export const Account = createModel((visitor: Visitor) => {
  const player = signal<PlayerSession | null>(null);
  const balance = signal(NO_BALANCE);
  const deposited = signal(0);
  const played = signal<number | null>(null);
  const cashedOut = signal<{ readonly amount: number } | null>(null);
  let isCashOutShown = false;
  const isAway = signal(false);
  /** What the next balance is changed by, nobody knows how much. */
  let unknown: 'deposit' | 'cashOut' | null = null;
  /** The newest change of the balance that was taken for play since a cashier was shown. */
  let newest = 0;
  const departures = signal(0);
  const handovers = signal(0);
  /** Whose session has lapsed here, and who may come back to what was typed. */
  let lapsed: number | null = null;
  const bonusCount = signal(0);
  const isBreakdownOpen = signal(false);

  return {
    player,
    /** How often a player has left this page, by a logout or for another one: the key of what was typed before it. */
    departures,
    /** How often the page has passed to somebody else; a session that lapses leaves what its player types to go on with. */
    handovers,
    balance,
    /** First name and the initial of the last (§2.7); empty while logged out. */
    displayName: computed(() => (player.value === null ? '' : accountName(player.value))),
    /** What the balance is in: as told with it, else the player's own, else the visitor's. */
    currency: computed(() => balance.value.currency ?? player.value?.currency ?? visitor.currency),
    countryCode: computed(() => player.value?.countryCode ?? visitor.country),
    /** Deposits less cash-outs since the page was loaded, in whole currency units. */
    deposited,
    /**
     * Cash without those: what it changes by is won or lost. It is counted with each balance, so that a deposit which is
     * told before its balance is no loss meanwhile. Null before the first.
     */
    played,
    /** The newest change of the balance that was a cash-out's: an amount below zero, or above where one is taken back. */
    cashedOut,
    /** Whether the page is not looked at. */
    isAway,
    /** Number of available offers (§4 Bonus count); the badge is shown when it is not zero. */
    bonusCount,
    /** Whether the drop-down with cash and bonus balance is open (§2.7). */
    isBreakdownOpen,
    /** Fields that are null keep what was known of the same player: the platform sometimes leaves them out. */
    identify(details: PlayerSession) {
      const known = player.peek();
      if (lapsed !== null && lapsed !== details.playerId) handovers.value += 1;
      lapsed = null;
      player.value = known?.playerId === details.playerId ? complete(known, details) : details;
    },
    /** Amounts that are null keep their previous value: the platform sometimes sends them one by one. */
    updateBalance(next: Balance) {
      balance.value = merge(balance.peek(), next);
      if (next.realBalance === null) return;
      const before = played.peek();
      const now = next.realBalance - deposited.peek();
      const change = before === null ? 0 : now - before;
      // All that the balance has changed by is taken for the deposit or the cash-out; a deposit whose balance had been told
      // before it, so that nothing changes, has been taken for a win.
      let amount = 0;
      if (unknown === 'cashOut') amount = change;
      if (unknown === 'deposit') amount = Math.max(0, change === 0 ? newest : change);
      if (change !== amount) newest = change - amount;
      deposited.value += amount;
      if (unknown === 'cashOut' && amount !== 0) cashedOut.value = { amount };
      played.value = now - amount;
      // A balance without the deposit is one from before it.
      const isAwaited = unknown === 'deposit' && change === 0 && amount === 0;
      if (!isAwaited) unknown = isCashOutShown && !isAway.peek() ? 'cashOut' : null;
    },
    /** `null`: how much is not known, and the next balance tells it. */
    noteDeposit(amount: number | null) {
      if (amount === null) unknown = 'deposit';
      else deposited.value += amount;
    },
    /** A cashier is shown: what was won before is no deposit. */
    noteCashier() {
      newest = 0;
    },
    /** A cash-out is shown, or no more: what the balance changes by meanwhile, up to the first one afterwards, is not played. */
    noteCashOut(isShown: boolean) {
      isCashOutShown = isShown;
      unknown = isShown && isAway.peek() ? null : 'cashOut';
    },
    /**
     * The page is looked at no more, or again. What the balance changes by meanwhile, up to the first one afterwards, is taken to
     * be played in another tab while this one only shows a cash-out: a loss that is shown twice harms less than one that is hidden.
     */
    noteAway(away: boolean) {
      isAway.value = away;
      if (away && isCashOutShown && unknown === 'cashOut') unknown = null;
    },
    setBonusCount(count: number) {
      bonusCount.value = count;
    },
    toggleBreakdown() {
      isBreakdownOpen.value = !isBreakdownOpen.peek();
    },
    closeBreakdown() {
      isBreakdownOpen.value = false;
    },
    /** Clears everything that belongs to the player, after a logout or a lapse. */
    forget({ hasLapsed = false } = {}) {
      const left = player.peek();
      if (left !== null) {
        departures.value += 1;
        if (hasLapsed) lapsed = left.playerId;
        else handovers.value += 1;
      }
      player.value = null;
      balance.value = NO_BALANCE;
      deposited.value = 0;
      played.value = null;
      cashedOut.value = null;
      isCashOutShown = false;
      unknown = null;
      newest = 0;
      bonusCount.value = 0;
      isBreakdownOpen.value = false;
    },
  };
});

export type AccountModel = ModelOf<typeof Account>;
