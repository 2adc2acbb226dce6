import { computed, effect } from '@preact/signals-react';
import type { AppState } from '../../state/app-state.ts';
import type { Cancel, ClientStorage, Timers } from '../../state/collaborators.ts';
import type { BalanceFeed } from './balance.ts';
import { readDeposit, readToldDeposit, type Deposit, type ToldDeposit } from '../framework/payloads.ts';

/** Counts the deposits and cash-outs of the player who is logged in, whichever tab they are made in, each once. */
export interface DepositsFeed {
  /** `depositSucceeded`. */
  hear(payload: unknown): void;
  /** The platform shows its cash-out, or no more. */
  followCashOut(isShown: boolean): void;
  /** What another tab has told of one, as it stands in storage. */
  hearOfOtherTab(told: string | null): void;
  /** Another framework has replaced this one: it alone is to tell of a cash-out, or the other tabs would hear of it twice. */
  readonly end: Cancel;
}

interface DepositsParts {
  readonly app: Pick<AppState, 'account' | 'consent' | 'games' | 'session' | 'track'>;
  readonly balance: BalanceFeed;
  readonly storage: ClientStorage;
  readonly timers: Pick<Timers, 'now'>;
}

/** Two deposits without a transaction id, of one amount, within this time are one that was told twice. */
const SAME_DEPOSIT_MS = 2_000;

/** Written when a player has deposited or cashed out, an amount below zero, so that the other tabs count it and ask for the balance; gone with the session. */
export const DEPOSIT_TOLD_KEY = 'depositTold';

export function createDepositsFeed({ app, balance, storage, timers }: DepositsParts): DepositsFeed {
  const { account, consent, games, session, track } = app;
  const counted = new Map<string, number>();
  /**
   * What tabs have told, which is read again when this document comes back out of the back/forward cache. The balance that this
   * page begins with has what was told before in it.
   */
  const heard = new Set([storage.get(DEPOSIT_TOLD_KEY)]);
  let cashOutShownMs: number | null = null;
  const isPlaying = computed(() => games.isGameOpen.value && !account.isAway.value);
  let lastPlayedMs = 0;

  /** Whether it had not been counted before. */
  const count = ({ amount, currency, transactionId }: Deposit): boolean => {
    const deposit = transactionId ?? `${amount} ${currency}`;
    const lastCounted = counted.get(deposit);
    counted.set(deposit, timers.now());
    const isNew =
      lastCounted === undefined ||
      (transactionId === null && Math.abs(timers.now() - lastCounted) >= SAME_DEPOSIT_MS);
    const isCashOut = amount !== null && amount < 0;
    const isInBalance = isCashOut || currency === null || currency === account.currency.peek();
    // Before the balance, which may be told while it is asked for. What another currency adds to it, that tells.
    if (isNew) account.noteDeposit(isInBalance ? amount : null);
    balance.refresh();
    return isNew;
  };

  const tell = (deposit: Deposit, shownMs: number | null) => {
    const playerId = account.player.peek()?.playerId;
    if (playerId === undefined) return;
    const told = JSON.stringify({ ...deposit, playerId, toldMs: timers.now(), shownMs });
    heard.add(told);
    storage.set(DEPOSIT_TOLD_KEY, told);
  };

  const notePlayed = () => {
    lastPlayedMs = timers.now();
  };
  /** What other tabs take for cash-outs, as far as it is counted here: so much can be taken back. */
  let cashedOutElsewhere = 0;
  /** What a framework before this one has told of. */
  const cashedOutBefore = account.cashedOut.peek();
  const ends = [
    effect(() => {
      if (session.sessionChecked.value && !session.isLoggedIn.value) storage.remove(DEPOSIT_TOLD_KEY);
    }),
    account.cashedOut.subscribe((cashedOut) => {
      if (cashedOut === null || cashedOut === cashedOutBefore) return;
      tell({ ...cashedOut, currency: account.currency.peek(), transactionId: null }, cashOutShownMs);
    }),
    effect(() => (isPlaying.value ? notePlayed : undefined)),
    account.departures.subscribe(() => {
      cashedOutElsewhere = 0;
    }),
  ];
  /**
   * How much of it counts here. The other tab only takes it for a cash-out, or for one that is taken back: where a game was looked at
   * here meanwhile, in another window, it may have been lost or won in that. A loss that is shown twice harms less than one that is hidden.
   */
  const countable = ({ amount, shownMs }: ToldDeposit): number | null => {
    if (amount === null || shownMs === null) return amount;
    const mayBePlayed = isPlaying.peek() || lastPlayedMs >= shownMs;
    return mayBePlayed ? Math.min(Math.max(0, amount), cashedOutElsewhere) : amount;
  };

  const hearOfOtherTab = (told: string | null): void => {
    const deposit = readToldDeposit(told);
    if (deposit === null || heard.has(told)) return;
    if (deposit.playerId !== account.player.peek()?.playerId) return;
    heard.add(told);
    const amount = countable(deposit);
    if (amount === 0) balance.refresh();
    else if (count({ ...deposit, amount }) && deposit.shownMs !== null)
      cashedOutElsewhere = Math.max(0, cashedOutElsewhere - (amount ?? 0));
  };

  return {
    followCashOut(isShown) {
      if (isShown) cashOutShownMs = timers.now();
      account.noteCashOut(isShown);
      if (!isShown) balance.refresh();
    },
    hear(payload) {
      consent.keepTagsOut();
      // A platform may tell all its tabs at once: another may have counted it, of which the event is on its way.
      hearOfOtherTab(storage.get(DEPOSIT_TOLD_KEY));
      const deposit = readDeposit(payload);
      if (!count(deposit)) return;
      tell(deposit, null);
      track({ event: 'Aspire_Deposit', ...deposit });
    },
    hearOfOtherTab,
    end() {
      for (const end of ends) end();
    },
  };
}
