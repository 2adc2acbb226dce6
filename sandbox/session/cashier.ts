import { methodsFor, PAYMENT_TEXTS } from '../content/payment-methods.ts';
import { contentLang } from '../routes/visitor.ts';
import { balanceOf } from './balance.ts';
import type { Answer, Asked, Transaction } from './contract.ts';
import { depositRoomMinor } from './limits.ts';
import type { Player } from './player.ts';
import { refuse } from './refusal.ts';

/** 50 % of a first deposit up to 50.00, as play money: the stand-in's only bonus. */
const WELCOME_CODE = 'COMET50';
const WELCOME_MAX_MINOR = 50_00;
const MIN_MINOR = 10_00;
const MAX_MINOR = 5_000_00;

/** What a player can pay in or out with. */
export function cashier(
  player: Player,
  direction: 'deposit' | 'withdraw',
  origin: string,
): Answer<'cashier'> {
  const { depositTime, withdrawalTime } = PAYMENT_TEXTS[contentLang(player.language)];
  const methods = methodsFor(player.country)
    .filter(({ currencies }) => currencies.includes(player.currency))
    .filter(({ withdrawal }) => direction === 'deposit' || withdrawal !== 'none')
    .map(({ slug, name, deposit: inTime, withdrawal: outTime }) => ({
      id: slug,
      name,
      logo: `${origin}/media/payments/${slug}.svg`,
      minMinor: MIN_MINOR,
      maxMinor: MAX_MINOR,
      time: direction === 'deposit' ? depositTime[inTime] : withdrawalTime[outTime],
    }));
  return { methods, quickAmountsMinor: [10_00, 20_00, 50_00, 100_00] };
}

/** Throws 400 `invalid` for a method the player does not have, 403 `deposit-limit`. */
export function deposit(
  player: Player,
  { amountMinor, method, bonusCode }: Asked<'deposit'>,
): Answer<'money'> {
  checkMethod(player, 'deposit', method);
  if (amountMinor > depositRoomMinor(player)) {
    throw refuse(403, 'deposit-limit', 'This is more than your deposit limit leaves.', 'amountMinor');
  }
  const firstDeposit = !player.transactions.some(({ kind }) => kind === 'deposit');
  player.realMinor += amountMinor;
  const transaction = book(player, { kind: 'deposit', method, amountMinor, status: 'completed' });
  if (firstDeposit && bonusCode?.toUpperCase() === WELCOME_CODE) {
    const bonusMinor = Math.min(Math.floor(amountMinor / 2), WELCOME_MAX_MINOR);
    player.bonusMinor += bonusMinor;
    book(player, { kind: 'bonus', method: WELCOME_CODE, amountMinor: bonusMinor, status: 'completed' });
  }
  return { transaction, firstDeposit, balance: balanceOf(player) };
}

/** Throws 400 `invalid`, 402 `insufficient-funds`. */
export function withdraw(player: Player, { amountMinor, method }: Asked<'withdraw'>): Answer<'money'> {
  checkMethod(player, 'withdraw', method);
  if (amountMinor > player.realMinor) {
    throw refuse(402, 'insufficient-funds', 'You can withdraw up to your cash balance.', 'amountMinor');
  }
  player.realMinor -= amountMinor;
  const transaction = book(player, { kind: 'withdrawal', method, amountMinor, status: 'pending' });
  return { transaction, firstDeposit: false, balance: balanceOf(player) };
}

/** A pending withdrawal goes back into play; not in Great Britain, where that is forbidden. */
export function reverse(player: Player, transactionId: string): Answer<'money'> {
  if (player.regulation === 'GB') {
    throw refuse(400, 'invalid', 'A withdrawal cannot be reversed.', 'transactionId');
  }
  const pending = player.transactions.find(
    ({ id, kind, status }) => id === transactionId && kind === 'withdrawal' && status === 'pending',
  );
  if (pending === undefined) throw refuse(404, 'not-found', 'There is no such pending withdrawal.');
  pending.status = 'reversed';
  player.realMinor += pending.amountMinor;
  const { method, amountMinor } = pending;
  const transaction = book(player, { kind: 'reversal', method, amountMinor, status: 'completed' });
  return { transaction, firstDeposit: false, balance: balanceOf(player) };
}

function checkMethod(player: Player, direction: 'deposit' | 'withdraw', method: string): void {
  if (!cashier(player, direction, '').methods.some(({ id }) => id === method)) {
    throw refuse(400, 'invalid', 'This method is not available to you.', 'method');
  }
}

function book(player: Player, entry: Omit<Transaction, 'id' | 'at'>): Transaction {
  const id = `T${player.id}-${player.transactions.length + 1}`;
  const transaction: Transaction = { id, at: new Date().toISOString(), ...entry };
  player.transactions.unshift(transaction);
  return transaction;
}
