import { parseBalance } from '../../../shared/contracts/platform/account.ts';
import type { AppState } from '../../state/app-state.ts';
import type { Timers } from '../../state/collaborators.ts';
import type { Framework } from '../framework/contract.ts';
import { createOccasions } from '../framework/occasions.ts';
import { createOrder, type Ticket } from '../framework/order.ts';
import { readable, warn } from '../framework/payloads.ts';

/** Keeps the account's balance as the framework last told it (§7.6). */
export interface BalanceFeed {
  ask(): void;
  /** `balanceUpdated`; one that carries no balance is an occasion to ask. */
  hear(payload: unknown): void;
  /** Has the framework ask for it anew. */
  refresh(): void;
  /** Another player, or none: what was asked before does not count. */
  forget(): void;
  /** Another framework has replaced this one. */
  end(): void;
}

interface BalanceParts extends Pick<AppState, 'account' | 'session'> {
  readonly timers: Pick<Timers, 'after'>;
}

export function createBalanceFeed(
  framework: Framework,
  { account, session, timers }: BalanceParts,
): BalanceFeed {
  const order = createOrder();
  const take = (payload: unknown, ticket: Ticket): boolean => {
    const balance = readable('balance', payload, parseBalance);
    if (balance === null || Object.values(balance).every((value) => value === null)) return false;
    if (session.isLoggedIn.peek() && ticket.take()) account.updateBalance(balance);
    return true;
  };
  const ask = () => {
    const ticket = order.ask();
    framework.call('getBalance').then((payload) => void take(payload, ticket), warn);
  };
  const askOnEvent = createOccasions(timers, ask);
  return {
    ask,
    hear(payload) {
      if (session.isLoggedIn.peek() && !take(payload, order.ask())) askOnEvent();
    },
    refresh() {
      if (!session.isLoggedIn.peek()) return;
      const ticket = order.ask();
      // `balanceUpdated` should follow; where it has not come, or could not be asked for, the balance is asked for.
      const follow = () => void (ticket.isNewest() && ask());
      framework.call('refreshBalance').catch(warn).then(follow);
    },
    forget: order.hear,
    end: order.end,
  };
}
