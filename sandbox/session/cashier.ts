import { methodsFor, PAYMENT_TEXTS, type PaymentMethod } from '../content/payment-methods.ts';
import { balanceOf } from './balance.ts';
import type { Answer, RequestBody, Transaction } from './contract.ts';
import { depositRoomMinor } from './limits.ts';
import type { Login, Player } from './player.ts';
import { refuse } from './refusal.ts';

/** 50 % of a first deposit up to 50.00, as play money: the stand-in's only bonus. */
const WELCOME_CODE = 'COMET50';
const WELCOME_MAX_MINOR = 50_00;
const MIN_MINOR = 10_00;
const MAX_MINOR = 5_000_00;

type Direction = 'deposit' | 'withdraw';

/** What a player can pay in or out with. */
export function cashier({ player, lang }: Login, direction: Direction, origin: string): Answer<'cashier'> {
  const { depositTime, withdrawalTime } = PAYMENT_TEXTS[lang];
  const methods = methodsOf(player, direction).map(
    ({ slug, name, deposit: inTime, withdrawal: outTime }) => ({
      id: slug,
      name,
      logo: `${origin}/media/payments/${slug}.svg`,
      minMinor: MIN_MINOR,
      maxMinor: MAX_MINOR,
      time: direction === 'deposit' ? depositTime[inTime] : withdrawalTime[outTime],
    }),
  );
  return { methods, quickAmountsMinor: [10_00, 20_00, 50_00, 100_00] };
}

function methodsOf({ country, currency }: Player, direction: Direction): PaymentMethod[] {
  return methodsFor(country)
    .filter(({ currencies }) => currencies.includes(currency))
    .filter(({ withdrawal }) => direction === 'deposit' || withdrawal !== 'none');
}

/** Throws 400 `invalid` for a method the player does not have, 403 `deposit-limit`. */
export function deposit(
  login: Login,
  { amountMinor, method, bonusCode }: RequestBody<'deposit'>,
): Answer<'money'> {
  const { player } = login;
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
  return { transaction, firstDeposit, balance: balanceOf(login) };
}

/** Throws 400 `invalid`, 402 `insufficient-funds`. */
export function withdraw(login: Login, { amountMinor, method }: RequestBody<'withdraw'>): Answer<'money'> {
  const { player } = login;
  checkMethod(player, 'withdraw', method);
  if (amountMinor > player.realMinor) {
    throw refuse(402, 'insufficient-funds', 'You can withdraw up to your cash balance.', 'amountMinor');
  }
  player.realMinor -= amountMinor;
  const transaction = book(player, { kind: 'withdrawal', method, amountMinor, status: 'pending' });
  return { transaction, firstDeposit: false, balance: balanceOf(login) };
}

/** A pending withdrawal goes back into play; not in Great Britain, where that is forbidden. */
export function reverse(login: Login, transactionId: string): Answer<'money'> {
  const { player } = login;
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
  return { transaction, firstDeposit: false, balance: balanceOf(login) };
}

function checkMethod(player: Player, direction: Direction, method: string): void {
  if (!methodsOf(player, direction).some(({ slug }) => slug === method)) {
    throw refuse(400, 'invalid', 'This method is not available to you.', 'method');
  }
}

function book(player: Player, entry: Omit<Transaction, 'id' | 'at'>): Transaction {
  const id = `T${player.id}-${player.transactions.length + 1}`;
  const transaction: Transaction = { id, at: new Date().toISOString(), ...entry };
  player.transactions.unshift(transaction);
  return transaction;
}
