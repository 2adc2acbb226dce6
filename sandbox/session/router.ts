import { Router, type IRequestStrict } from 'itty-router';
import { winners } from '../data/catalogue.ts';
import type { Env } from '../env.ts';
import { originOf } from '../routes/answer.ts';
import { languageOf } from '../routes/visitor.ts';
import {
  account,
  changeFavourites,
  chatReply,
  gameRecord,
  history,
  offers,
  points,
  sessionAnswer,
  transactions,
} from './answers.ts';
import { balanceOf } from './balance.ts';
import { cashier, deposit, reverse, withdraw } from './cashier.ts';
import { requests, type Answer } from './contract.ts';
import { limitsOf, setLimits } from './limits.ts';
import { playRound } from './play.ts';
import { hashPassword } from './player-book.ts';
import { ageOf, type Player } from './player.ts';
import { Refusal, readBody, refuse } from './refusal.ts';
import type { World } from '../world.ts';

const ADULT_AGE = 18;
/** Who may use the player API from a page: a site on this very machine, on whatever port. */
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The player API behind the sandbox's framework script. Base: the sandbox's own origin (where `platform.js` came from).
 *
 * Every body and answer is JSON, named here as in `contract.ts`. After register or login send `Authorization: Bearer <token>`;
 * the script keeps the token (sessionStorage) and asks GET /platform/session on the next page load. A token lapses after
 * 30 minutes without a call (any call, or POST /platform/keep-alive, renews it); then every answer is 401 `unauthorised`.
 * Amounts as they are shown, offers, the chat and the times of payments are in the language of `Accept-Language`, else English.
 * Failures are 4xx with `{code, message, field?}`, in English. CORS is open to any localhost or 127.0.0.1 origin.
 *
 *   POST /platform/register            register  -> session       409 email-taken, 403 underage
 *   POST /platform/login               login     -> session       401 wrong-credentials, 403 cool-off | self-excluded
 *   POST /platform/logout                        -> {}
 *   POST /platform/forgot              forgot    -> {sent:true}
 *   GET  /platform/session                       -> session
 *   POST /platform/keep-alive                    -> {}
 *   GET  /platform/balance                       -> balance
 *   GET  /platform/cashier?direction=            -> cashier
 *   POST /platform/deposit             deposit   -> money         403 deposit-limit
 *   POST /platform/withdraw            withdraw  -> money         402 insufficient-funds
 *   POST /platform/withdraw/reverse    reverse   -> money
 *   GET  /platform/game/{gameId}                 -> game          404 not-found (no token needed)
 *   POST /platform/play/{gameId}       play      -> play          402 insufficient-funds
 *   GET  /platform/history?page=                 -> history
 *   GET  /platform/transactions?page=            -> transactions
 *   GET  /platform/favourites                    -> favourites
 *   POST /platform/favourites          favourite -> favourites
 *   GET  /platform/limits                        -> limits
 *   POST /platform/limits              limits    -> limits
 *   POST /platform/password            password  -> {}            403 wrong-credentials
 *   GET, POST /platform/account        account   -> account
 *   GET, POST /platform/documents      document  -> documents
 *   GET  /platform/points                        -> points
 *   GET  /platform/offers?currency=              -> offers        (without a token: the public ones)
 *   GET  /platform/winners                       -> winners       (no token needed)
 *   POST /platform/chat                chat      -> chat
 *
 * A player who is there from the start: `demo@velvetcomet.example` / `comet-demo`, £250.00 and £25.00 bonus.
 * Players live in the memory of the running Worker and are gone when it stops: this is a stand-in, not a bank.
 */
export function sessionRouter({ players }: World) {
  const playerOf = (request: Request): Player => players.loginOf(request).player;
  return Router<IRequestStrict, [Env]>({
    before: [() => players.ensureDemo()],
    catch: (error: Error) => {
      if (error instanceof Refusal) return refusalAnswer(error);
      throw error;
    },
    finally: [(answer: unknown, request: Request) => dressed(answer, request)],
  })
    .options('*', () => new Response(null, { status: 204 }))
    .post('/platform/register', async (request) => {
      const { password, acceptTerms: _accepted, ...identity } = await readBody(request, requests.register);
      if (ageOf(identity.birthDate) < ADULT_AGE) {
        throw refuse(403, 'underage', 'You must be 18 or over to play.', 'birthDate');
      }
      return sessionAnswer(await players.register(identity, password, languageOf(request)));
    })
    .post('/platform/login', async (request) => {
      const { email, password } = await readBody(request, requests.login);
      return sessionAnswer(await players.login(email, password, languageOf(request)));
    })
    .post('/platform/logout', (request) => {
      players.logout(players.loginOf(request).token);
      return {};
    })
    .post('/platform/forgot', async (request) => {
      await readBody(request, requests.forgot);
      return { sent: true };
    })
    .get('/platform/session', (request) => sessionAnswer(players.loginOf(request)))
    .post('/platform/keep-alive', (request) => {
      players.loginOf(request);
      return {};
    })
    .get('/platform/balance', (request) => balanceOf(players.loginOf(request)))
    .get('/platform/cashier', (request, env) => {
      const direction = request.query['direction'] === 'withdraw' ? 'withdraw' : 'deposit';
      return cashier(players.loginOf(request), direction, originOf(request, env));
    })
    .post('/platform/deposit', async (request) =>
      deposit(players.loginOf(request), await readBody(request, requests.deposit)),
    )
    .post('/platform/withdraw', async (request) =>
      withdraw(players.loginOf(request), await readBody(request, requests.withdraw)),
    )
    .post('/platform/withdraw/reverse', async (request) =>
      reverse(players.loginOf(request), (await readBody(request, requests.reverse)).transactionId),
    )
    .get('/platform/transactions', (request) => transactions(playerOf(request), pageNumber(request)))
    .get('/platform/game/:gameId', ({ params }) => gameRecord(Number(params['gameId'])))
    .post('/platform/play/:gameId', async (request) => {
      const login = players.loginOf(request);
      return playRound(login, Number(request.params['gameId']), await readBody(request, requests.play));
    })
    .get('/platform/history', (request) => history(players.loginOf(request), pageNumber(request)))
    .get('/platform/favourites', (request) => ({ favourites: playerOf(request).favourites }))
    .post('/platform/favourites', async (request) =>
      changeFavourites(playerOf(request), await readBody(request, requests.favourite)),
    )
    .get('/platform/limits', (request) => limitsOf(playerOf(request)))
    .post('/platform/limits', async (request) => {
      const player = playerOf(request);
      const { beginsBreak } = setLimits(player, await readBody(request, requests.limits));
      if (beginsBreak) players.logoutEverywhere(player);
      return limitsOf(player);
    })
    .post('/platform/password', async (request) => {
      const player = playerOf(request);
      const { currentPassword, newPassword } = await readBody(request, requests.password);
      if (player.passwordHash !== (await hashPassword(player.email, currentPassword))) {
        throw refuse(403, 'wrong-credentials', 'Your current password is not right.', 'currentPassword');
      }
      player.passwordHash = await hashPassword(player.email, newPassword);
      return {};
    })
    .get('/platform/account', (request) => account(playerOf(request)))
    .post('/platform/account', async (request) =>
      account(Object.assign(playerOf(request), await readBody(request, requests.account))),
    )
    .get('/platform/documents', (request) => ({ documents: playerOf(request).documents }))
    .post('/platform/documents', async (request) => {
      const { documents } = playerOf(request);
      const document = await readBody(request, requests.document);
      documents.unshift({ ...document, at: new Date().toISOString(), status: 'received' });
      return { documents };
    })
    .get('/platform/points', (request) => points(playerOf(request)))
    .get('/platform/offers', (request) =>
      offers(request.headers.has('authorization') ? playerOf(request) : null, {
        lang: languageOf(request),
        currency: String(request.query['currency'] ?? 'GBP'),
      }),
    )
    .get('/platform/winners', () => ({ winners }))
    .post('/platform/chat', async (request) =>
      chatReply((await readBody(request, requests.chat)).message, languageOf(request)),
    )
    .all('*', () => {
      throw refuse(404, 'not-found', 'There is nothing at this address.');
    });
}

/** From 1; whatever is no page number is the first page. */
function pageNumber({ query }: IRequestStrict): number {
  const page = Number(query['page'] ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

function refusalAnswer({ status, code, message, field }: Refusal): Response {
  const body: Answer<'error'> = { code, message, ...(field !== undefined && { field }) };
  return Response.json(body, { status });
}

/** Makes a response of a handler's plain answer and adds what every answer of this API has. */
function dressed(answer: unknown, request: Request): Response {
  const response = answer instanceof Response ? answer : Response.json(answer);
  response.headers.set('cache-control', 'no-store');
  response.headers.set('vary', 'Origin');
  const origin = request.headers.get('origin') ?? '';
  if (LOCAL.test(origin)) {
    response.headers.set('access-control-allow-origin', origin);
    response.headers.set('access-control-allow-methods', 'GET, POST, OPTIONS');
    response.headers.set('access-control-allow-headers', 'authorization, content-type, x-sandbox-fault');
    response.headers.set('access-control-max-age', '600');
  }
  return response;
}
