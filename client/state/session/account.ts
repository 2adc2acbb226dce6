import { computed, createModel, signal } from '@preact/signals-react';
import { accountName } from '../../../shared/domain/player/account-name.ts';
import type { Balance, PlayerSession } from '../../../shared/contracts/platform/account.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import type { ModelOf } from '../model.ts';

const NO_BALANCE: Balance = {
  realBalance: null,
  bonusBalance: null,
  displayBalance: null,
  displayRealBalance: null,
  displayBonusBalance: null,
};

/** §3 Account state. `sessionChecked` and `isLoggedIn` are in the session model. */
export const Account = createModel((visitor: Visitor) => {
  const player = signal<PlayerSession | null>(null);
  const balance = signal(NO_BALANCE);
  const deposited = signal(0);
  const bonusCount = signal(0);
  const isBreakdownOpen = signal(false);

  return {
    player,
    balance,
    /** First name and the initial of the last (§2.7); empty while logged out. */
    displayName: computed(() => (player.value === null ? '' : accountName(player.value))),
    /** The player's own, else the visitor's. */
    currency: computed(() => player.value?.currency ?? visitor.currency),
    countryCode: computed(() => player.value?.countryCode ?? visitor.country),
    /** Deposits since the page was loaded, in whole currency units: that part of a balance's growth is no win. */
    deposited,
    /** Number of available offers (§4 Bonus count); the badge is shown when it is not zero. */
    bonusCount,
    /** Whether the drop-down with cash and bonus balance is open (§2.7). */
    isBreakdownOpen,
    identify(details: PlayerSession) {
      player.value = details;
    },
    /** Parts that are null keep their previous value: the platform sometimes sends them one by one. */
    updateBalance(next: Balance) {
      const known = balance.peek();
      balance.value = {
        realBalance: next.realBalance ?? known.realBalance,
        bonusBalance: next.bonusBalance ?? known.bonusBalance,
        displayBalance: next.displayBalance ?? known.displayBalance,
        displayRealBalance: next.displayRealBalance ?? known.displayRealBalance,
        displayBonusBalance: next.displayBonusBalance ?? known.displayBonusBalance,
      };
    },
    noteDeposit(amount: number) {
      deposited.value += amount;
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
    /** Clears everything that belongs to the player, after a logout. */
    forget() {
      player.value = null;
      balance.value = NO_BALANCE;
      deposited.value = 0;
      bonusCount.value = 0;
      isBreakdownOpen.value = false;
    },
  };
});

export type AccountModel = ModelOf<typeof Account>;
