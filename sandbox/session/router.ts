import { Router, type IRequestStrict } from 'itty-router';
import type { Env } from '../env.ts';
import { originOf } from '../routes/origin.ts';
import type { World } from '../world.ts';
import { recentWinners } from './answers.ts';
import type { ApiError } from './contract.ts';
import { corsHeaders } from './cors.ts';
import { gameRecord } from './game-record.ts';
import { PlayerApi } from './player-api.ts';
import { refuse, Refusal } from './refusal.ts';

/**
 * The player API behind the sandbox's framework script. Base: the sandbox's own origin (where `platform.js` came from).
 *
 * Every body and answer is JSON, typed in `contract.ts`. After register or login send `Authorization: Bearer <token>`;
 * the script keeps the token (sessionStorage) and asks GET /platform/session on the next page load. A token lapses after
 * 30 minutes without a call (any call, or POST /platform/keep-alive, renews it); then every answer is 401 `unauthorised`.
 * Failures are 4xx with `ApiError` `{code, message, field?}`. CORS is open to any localhost or 127.0.0.1 origin.
 *
 *   POST /platform/register          RegisterRequest  -> SessionAnswer       409 email-taken, 403 underage
 *   POST /platform/login             LoginRequest     -> SessionAnswer       401 wrong-credentials, 403 cool-off | self-excluded
 *   POST /platform/logout                             -> {}
 *   POST /platform/forgot            ForgotRequest    -> {sent:true}
 *   GET  /platform/session                            -> SessionAnswer
 *   POST /platform/keep-alive                         -> {}
 *   GET  /platform/balance                            -> BalanceAnswer
 *   GET  /platform/cashier?direction=                 -> CashierAnswer
 *   POST /platform/deposit           DepositRequest   -> MoneyAnswer         403 deposit-limit
 *   POST /platform/withdraw          WithdrawRequest  -> MoneyAnswer         402 insufficient-funds
 *   POST /platform/withdraw/reverse  ReverseRequest   -> MoneyAnswer
 *   GET  /platform/game/{gameId}                      -> GameRecordAnswer    404 not-found (no token needed)
 *   POST /platform/play/{gameId}     PlayRequest      -> PlayAnswer          402 insufficient-funds
 *   GET  /platform/history?page=                      -> HistoryAnswer
 *   GET  /platform/transactions?page=                 -> TransactionsAnswer
 *   GET  /platform/favourites                         -> FavouritesAnswer
 *   POST /platform/favourites        FavouriteRequest -> FavouritesAnswer
 *   GET  /platform/limits                             -> LimitsAnswer
 *   POST /platform/limits            LimitsRequest    -> LimitsAnswer
 *   POST /platform/password          PasswordRequest  -> {}                  403 wrong-credentials
 *   GET, POST /platform/account      AccountRequest   -> AccountAnswer
 *   GET, POST /platform/documents    DocumentRequest  -> DocumentsAnswer
 *   GET  /platform/points                             -> PointsAnswer
 *   GET  /platform/offers                             -> OffersAnswer        (without a token: the public ones)
 *   GET  /platform/winners                            -> WinnersAnswer       (no token needed)
 *   POST /platform/chat              ChatRequest      -> ChatAnswer
 *
 * A player who is there from the start: `demo@velvetcomet.example` / `comet-demo`, £250.00 and £25.00 bonus.
 * Players live in the memory of the running Worker and are gone when it stops: this is a stand-in, not a bank.
 */
export function sessionRouter({ players }: World) {
  const api = new PlayerApi(players);
  return Router<IRequestStrict, [Env]>({
    before: [() => players.ensureDemo()],
    catch: (error: Error) => {
      if (error instanceof Refusal) return refusalAnswer(error);
      throw error;
    },
    finally: [(answer: unknown, request: Request) => dressed(answer, request)],
  })
    .options('*', () => new Response(null, { status: 204 }))
    .post('/platform/register', (request) => api.register(request))
    .post('/platform/login', (request) => api.login(request))
    .post('/platform/logout', (request) => api.logout(request))
    .post('/platform/forgot', (request) => api.forgot(request))
    .get('/platform/session', (request) => api.session(request))
    .post('/platform/keep-alive', (request) => api.keepAlive(request))
    .get('/platform/balance', (request) => api.balance(request))
    .get('/platform/cashier', (request, env) => api.cashier(request, originOf(request, env)))
    .post('/platform/deposit', (request) => api.deposit(request))
    .post('/platform/withdraw', (request) => api.withdraw(request))
    .post('/platform/withdraw/reverse', (request) => api.reverse(request))
    .get('/platform/transactions', (request) => api.transactions(request))
    .get('/platform/game/:gameId', ({ params }) => gameRecord(Number(params['gameId'])))
    .post('/platform/play/:gameId', (request) => api.play(request))
    .get('/platform/history', (request) => api.history(request))
    .get('/platform/favourites', (request) => api.favourites(request))
    .post('/platform/favourites', (request) => api.changeFavourites(request))
    .get('/platform/limits', (request) => api.limits(request))
    .post('/platform/limits', (request) => api.setLimits(request))
    .post('/platform/password', (request) => api.changePassword(request))
    .get('/platform/account', (request) => api.account(request))
    .post('/platform/account', (request) => api.changeAccount(request))
    .get('/platform/documents', (request) => api.documents(request))
    .post('/platform/documents', (request) => api.addDocument(request))
    .get('/platform/points', (request) => api.points(request))
    .get('/platform/offers', (request) => api.offers(request))
    .get('/platform/winners', () => recentWinners())
    .post('/platform/chat', (request) => api.chat(request))
    .all('*', () => {
      throw refuse(404, 'not-found', 'There is nothing at this address.');
    });
}

function refusalAnswer({ status, code, message, field }: Refusal): Response {
  const body: ApiError = { code, message, ...(field !== undefined && { field }) };
  return Response.json(body, { status });
}

/** Makes a response of a handler's plain answer and adds what every answer of this API has. */
function dressed(answer: unknown, request: Request): Response {
  const response = answer instanceof Response ? answer : Response.json(answer);
  response.headers.set('cache-control', 'no-store');
  for (const [name, value] of Object.entries(corsHeaders(request))) response.headers.set(name, value);
  return response;
}
