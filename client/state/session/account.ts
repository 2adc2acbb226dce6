import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Visitor } from '../../../shared/model/visitor.ts';

/** Player session details (§3), already parsed: what the platform left out is null. */
export interface PlayerDetails {
  readonly playerId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** ISO 4217. */
  readonly currency: string;
  /** The platform's code, e.g. `ENG`. */
  readonly language: string | null;
  readonly regulation: string | null;
  readonly countryCode: string | null;
  readonly restrictionType: string | null;
  readonly registrationDate: string | null;
  readonly vipLevel: number | null;
  readonly sessionToken: string | null;
}

/** Amounts in whole currency units; the display texts are the platform's own formatting. */
export interface Balance {
  readonly real: number | null;
  readonly bonus: number | null;
  readonly display: string | null;
  readonly displayReal: string | null;
  readonly displayBonus: string | null;
}

/** §3 Account state. Session facts (sessionChecked, isLoggedIn) are the session model's. */
export interface AccountModel {
  readonly player: ReadonlySignal<PlayerDetails | null>;
  readonly balance: ReadonlySignal<Balance>;
  /** First name and the initial of the last (§2.7); empty while nobody is logged in. */
  readonly displayName: ReadonlySignal<string>;
  /** The player's own, else the visitor's. */
  readonly currency: ReadonlySignal<string>;
  readonly countryCode: ReadonlySignal<string>;
  /** How many offers wait (§4 Bonus count); the badge shows when it is not zero. */
  readonly bonusCount: ReadonlySignal<number>;
  /** Whether the drop-down with cash and bonus balance is open (§2.7). */
  readonly isBreakdownOpen: ReadonlySignal<boolean>;
  identify(player: PlayerDetails): void;
  /** Parts that are null keep what was known: the platform sends them one by one at times. */
  updateBalance(balance: Balance): void;
  setBonusCount(count: number): void;
  toggleBreakdown(): void;
  closeBreakdown(): void;
  /** Nobody is logged in any more. */
  forget(): void;
}

const NO_BALANCE: Balance = { real: null, bonus: null, display: null, displayReal: null, displayBonus: null };

export const Account = createModel((visitor: Visitor): AccountModel => {
  const player = signal<PlayerDetails | null>(null);
  const balance = signal(NO_BALANCE);
  const bonusCount = signal(0);
  const isBreakdownOpen = signal(false);

  return {
    player,
    balance,
    displayName: computed(() => (player.value === null ? '' : shortName(player.value))),
    currency: computed(() => player.value?.currency ?? visitor.currency),
    countryCode: computed(() => player.value?.countryCode ?? visitor.country),
    bonusCount,
    isBreakdownOpen,
    identify(details) {
      player.value = details;
    },
    updateBalance(next) {
      const known = balance.peek();
      balance.value = {
        real: next.real ?? known.real,
        bonus: next.bonus ?? known.bonus,
        display: next.display ?? known.display,
        displayReal: next.displayReal ?? known.displayReal,
        displayBonus: next.displayBonus ?? known.displayBonus,
      };
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
      bonusCount.value = 0;
      isBreakdownOpen.value = false;
    },
  };
});

function shortName({ firstName, lastName }: PlayerDetails): string {
  const [initial = ''] = lastName.trim();
  return `${firstName} ${initial}`.trim();
}
