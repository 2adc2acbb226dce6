import type * as asked from '../../session/contract.ts';
import type { Request } from './request.ts';
import * as answer from './schemas.ts';

/** The calls of the player API (`sandbox/session/router.ts`), one function each. All of them reject with `PlatformError`. */
export function createPlayerApi(request: Request) {
  return {
    register: (body: asked.RegisterRequest) =>
      request({ path: '/platform/register', schema: answer.sessionSchema, body }),
    login: (body: asked.LoginRequest) =>
      request({ path: '/platform/login', schema: answer.sessionSchema, body }),
    logout: () => request({ path: '/platform/logout', schema: answer.ignoredSchema, body: {} }),
    forgot: (body: asked.ForgotRequest) =>
      request({ path: '/platform/forgot', schema: answer.ignoredSchema, body }),
    session: () => request({ path: '/platform/session', schema: answer.sessionSchema }),
    keepAlive: () => request({ path: '/platform/keep-alive', schema: answer.ignoredSchema, body: {} }),
    balance: () => request({ path: '/platform/balance', schema: answer.balanceSchema }),
    cashier: (direction: 'deposit' | 'withdraw') =>
      request({ path: `/platform/cashier?direction=${direction}`, schema: answer.cashierSchema }),
    deposit: (body: asked.DepositRequest) =>
      request({ path: '/platform/deposit', schema: answer.moneySchema, body }),
    withdraw: (body: asked.WithdrawRequest) =>
      request({ path: '/platform/withdraw', schema: answer.moneySchema, body }),
    reverse: (body: asked.ReverseRequest) =>
      request({ path: '/platform/withdraw/reverse', schema: answer.moneySchema, body }),
    history: (page: number) =>
      request({ path: `/platform/history?page=${page}`, schema: answer.historySchema }),
    transactions: (page: number) =>
      request({ path: `/platform/transactions?page=${page}`, schema: answer.transactionsSchema }),
    favourites: () => request({ path: '/platform/favourites', schema: answer.favouritesSchema }),
    setFavourite: (body: asked.FavouriteRequest) =>
      request({ path: '/platform/favourites', schema: answer.favouritesSchema, body }),
    limits: () => request({ path: '/platform/limits', schema: answer.limitsSchema }),
    setLimits: (body: asked.LimitsRequest) =>
      request({ path: '/platform/limits', schema: answer.limitsSchema, body }),
    password: (body: asked.PasswordRequest) =>
      request({ path: '/platform/password', schema: answer.ignoredSchema, body }),
    account: () => request({ path: '/platform/account', schema: answer.accountSchema }),
    setAccount: (body: asked.AccountRequest) =>
      request({ path: '/platform/account', schema: answer.accountSchema, body }),
    documents: () => request({ path: '/platform/documents', schema: answer.documentsSchema }),
    addDocument: (body: asked.DocumentRequest) =>
      request({ path: '/platform/documents', schema: answer.documentsSchema, body }),
    points: () => request({ path: '/platform/points', schema: answer.pointsSchema }),
    offers: () => request({ path: '/platform/offers', schema: answer.offersSchema }),
    winners: () => request({ path: '/platform/winners', schema: answer.winnersSchema }),
    chat: (body: asked.ChatRequest) => request({ path: '/platform/chat', schema: answer.chatSchema, body }),
  };
}

export type PlayerApi = ReturnType<typeof createPlayerApi>;
