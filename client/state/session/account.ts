import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import { accountName } from '../../../shared/domain/player/account-name.ts';
import type { Balance, PlayerSession } from '../../../shared/contracts/platform/account.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';

/** §3 Account state. `sessionChecked` and `isLoggedIn` are in the session model. */
export interface AccountModel {
  readonly player: ReadonlySignal<PlayerSession | null>;
  readonly balance: ReadonlySignal<Balance>;
  /** First name and the initial of the last (§2.7); empty while logged out. */
  readonly displayName: ReadonlySignal<string>;
  /** The player's own, else the visitor's. */
  readonly currency: ReadonlySignal<string>;
  readonly countryCode: ReadonlySignal<string>;
  /** Deposits since the page was loaded, in whole currency units: that part of a balance's growth is no win. */
  readonly deposited: ReadonlySignal<number>;
  /** Number of available offers (§4 Bonus count); the badge is shown when it is not zero. */
  readonly bonusCount: ReadonlySignal<number>;
  /** Whether the drop-down with cash and bonus balance is open (§2.7). */
  readonly isBreakdownOpen: ReadonlySignal<boolean>;
  identify(player: PlayerSession): void;
  /** Parts that are null keep their previous value: the platform sometimes sends them one by one. */
  updateBalance(balance: Balance): void;
  noteDeposit(amount: number): void;
  setBonusCount(count: number): void;
  toggleBreakdown(): void;
  closeBreakdown(): void;
  /** Clears everything that belongs to the player, after a logout. */
  forget(): void;
}

const NO_BALANCE: Balance = {
  realBalance: null,
  bonusBalance: null,
  displayBalance: null,
  displayRealBalance: null,
  displayBonusBalance: null,
};

export const Account = createModel((visitor: Visitor): AccountModel => {
  const player = signal<PlayerSession | null>(null);
  const balance = signal(NO_BALANCE);
  const deposited = signal(0);
  const bonusCount = signal(0);
  const isBreakdownOpen = signal(false);

  return {
    player,
    balance,
    displayName: computed(() => (player.value === null ? '' : accountName(player.value))),
    currency: computed(() => player.value?.currency ?? visitor.currency),
    countryCode: computed(() => player.value?.countryCode ?? visitor.country),
    deposited,
    bonusCount,
    isBreakdownOpen,
    identify(details) {
      player.value = details;
    },
    updateBalance(next) {
      const known = balance.peek();
      balance.value = {
        realBalance: next.realBalance ?? known.realBalance,
        bonusBalance: next.bonusBalance ?? known.bonusBalance,
        displayBalance: next.displayBalance ?? known.displayBalance,
        displayRealBalance: next.displayRealBalance ?? known.displayRealBalance,
        displayBonusBalance: next.displayBonusBalance ?? known.displayBonusBalance,
      };
    },
    noteDeposit(amount) {
      deposited.value += amount;
    },
    setBonusCount(count) {
      bonusCount.value = count;
    },
    toggleBreakdown() {
      isBreakdownOpen.value = !isBreakdownOpen.peek();
    },
    closeBreakdown() {
      isBreakdownOpen.value = false;
    },
    forget() {
      player.value = null;
      balance.value = NO_BALANCE;
      deposited.value = 0;
      bonusCount.value = 0;
      isBreakdownOpen.value = false;
    },
  };
});
