import type { IRequestStrict } from 'itty-router';
import {
  account,
  changeFavourites,
  chatReply,
  history,
  offers,
  points,
  sessionAnswer,
  transactions,
} from './answers.ts';
import { balanceOf } from './balance.ts';
import { cashier, deposit, reverse, withdraw } from './cashier.ts';
import type * as Contract from './contract.ts';
import { limitsOf, setLimits } from './limits.ts';
import { hashPassword } from './password-hash.ts';
import { playRound } from './play.ts';
import { ageOf, type Player } from './player.ts';
import type { PlayerBook } from './player-book.ts';
import { refuse } from './refusal.ts';
import { readBody, requests } from './requests.ts';

const ADULT_AGE = 18;

/** What the player API does, call by call: each reads a request, checks it, changes the book, and gives the answer's body. */
export class PlayerApi {
  readonly #players: PlayerBook;

  constructor(players: PlayerBook) {
    this.#players = players;
  }

  async register(request: Request): Promise<Contract.SessionAnswer> {
    const { password, acceptTerms: _accepted, ...identity } = await readBody(request, requests.register);
    if (ageOf(identity.birthDate) < ADULT_AGE) {
      throw refuse(403, 'underage', 'You must be 18 or over to play.', 'birthDate');
    }
    return sessionAnswer(await this.#players.register(identity, password));
  }

  async login(request: Request): Promise<Contract.SessionAnswer> {
    const { email, password } = await readBody(request, requests.login);
    return sessionAnswer(await this.#players.login(email, password));
  }

  logout(request: Request): object {
    this.#players.logout(this.#players.loginOf(request).token);
    return {};
  }

  async forgot(request: Request): Promise<{ sent: true }> {
    await readBody(request, requests.forgot);
    return { sent: true };
  }

  session(request: Request): Contract.SessionAnswer {
    return sessionAnswer(this.#players.loginOf(request));
  }

  keepAlive(request: Request): object {
    this.#players.loginOf(request);
    return {};
  }

  balance(request: Request): Contract.BalanceAnswer {
    return balanceOf(this.#player(request));
  }

  cashier(request: Request, origin: string): Contract.CashierAnswer {
    const direction = queryOf(request).get('direction') === 'withdraw' ? 'withdraw' : 'deposit';
    return cashier(this.#player(request), direction, origin);
  }

  async deposit(request: Request): Promise<Contract.MoneyAnswer> {
    return deposit(this.#player(request), await readBody(request, requests.deposit));
  }

  async withdraw(request: Request): Promise<Contract.MoneyAnswer> {
    return withdraw(this.#player(request), await readBody(request, requests.withdraw));
  }

  async reverse(request: Request): Promise<Contract.MoneyAnswer> {
    const player = this.#player(request);
    const { transactionId } = await readBody(request, requests.reverse);
    return reverse(player, transactionId);
  }

  transactions(request: Request): Contract.TransactionsAnswer {
    return transactions(this.#player(request), pageNumber(request));
  }

  async play(request: IRequestStrict): Promise<Contract.PlayAnswer> {
    const login = this.#players.loginOf(request);
    return playRound(login, Number(request.params['gameId']), await readBody(request, requests.play));
  }

  history(request: Request): Contract.HistoryAnswer {
    return history(this.#players.loginOf(request), pageNumber(request));
  }

  favourites(request: Request): Contract.FavouritesAnswer {
    return { favourites: this.#player(request).favourites };
  }

  async changeFavourites(request: Request): Promise<Contract.FavouritesAnswer> {
    return changeFavourites(this.#player(request), await readBody(request, requests.favourite));
  }

  limits(request: Request): Contract.LimitsAnswer {
    return limitsOf(this.#player(request));
  }

  async setLimits(request: Request): Promise<Contract.LimitsAnswer> {
    const player = this.#player(request);
    const { beginsBreak } = setLimits(player, await readBody(request, requests.limits));
    if (beginsBreak) this.#players.logoutEverywhere(player);
    return limitsOf(player);
  }

  async changePassword(request: Request): Promise<object> {
    const player = this.#player(request);
    const { currentPassword, newPassword } = await readBody(request, requests.password);
    if (player.passwordHash !== (await hashPassword(player.email, currentPassword))) {
      throw refuse(403, 'wrong-credentials', 'Your current password is not right.', 'currentPassword');
    }
    player.passwordHash = await hashPassword(player.email, newPassword);
    return {};
  }

  account(request: Request): Contract.AccountAnswer {
    return account(this.#player(request));
  }

  async changeAccount(request: Request): Promise<Contract.AccountAnswer> {
    const player = this.#player(request);
    return account(Object.assign(player, await readBody(request, requests.account)));
  }

  documents(request: Request): Contract.DocumentsAnswer {
    return { documents: this.#player(request).documents };
  }

  async addDocument(request: Request): Promise<Contract.DocumentsAnswer> {
    const player = this.#player(request);
    const document = await readBody(request, requests.document);
    player.documents.unshift({ ...document, at: new Date().toISOString(), status: 'received' });
    return { documents: player.documents };
  }

  points(request: Request): Contract.PointsAnswer {
    return points(this.#player(request));
  }

  offers(request: Request): Contract.OffersAnswer {
    return offers(request.headers.has('authorization') ? this.#player(request) : null);
  }

  async chat(request: Request): Promise<Contract.ChatAnswer> {
    return chatReply((await readBody(request, requests.chat)).message);
  }

  #player(request: Request): Player {
    return this.#players.loginOf(request).player;
  }
}

function queryOf(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}

/** From 1; whatever is no page number is the first page. */
function pageNumber(request: Request): number {
  const page = Number(queryOf(request).get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
