import * as v from 'valibot';
import { answers, type RequestBody } from '../../session/contract.ts';
import type { Request } from './request.ts';

/** Nothing of the answer is used. */
const ignored = v.unknown();

/**
 * The calls of the player API (`sandbox/session/router.ts`), one function each. All of them reject with `PlatformError`.
 * `currency`: the visitor's, for offers.
 */
export function createPlayerApi(request: Request, currency: () => string) {
  const get = <Body>(path: string, schema: v.GenericSchema<unknown, Body>): Promise<Body> =>
    request({ path: `/platform/${path}`, schema });
  const post = <Body>(path: string, schema: v.GenericSchema<unknown, Body>, body: object): Promise<Body> =>
    request({ path: `/platform/${path}`, schema, body });
  return {
    register: (body: RequestBody<'register'>) => post('register', answers.session, body),
    login: (body: RequestBody<'login'>) => post('login', answers.session, body),
    logout: () => post('logout', ignored, {}),
    forgot: (body: RequestBody<'forgot'>) => post('forgot', ignored, body),
    session: () => get('session', answers.session),
    keepAlive: () => post('keep-alive', ignored, {}),
    balance: () => get('balance', answers.balance),
    cashier: (direction: 'deposit' | 'withdraw') => get(`cashier?direction=${direction}`, answers.cashier),
    deposit: (body: RequestBody<'deposit'>) => post('deposit', answers.money, body),
    withdraw: (body: RequestBody<'withdraw'>) => post('withdraw', answers.money, body),
    reverse: (body: RequestBody<'reverse'>) => post('withdraw/reverse', answers.money, body),
    history: (page: number) => get(`history?page=${page}`, answers.history),
    transactions: (page: number) => get(`transactions?page=${page}`, answers.transactions),
    favourites: () => get('favourites', answers.favourites),
    setFavourite: (body: RequestBody<'favourite'>) => post('favourites', answers.favourites, body),
    limits: () => get('limits', answers.limits),
    setLimits: (body: RequestBody<'limits'>) => post('limits', answers.limits, body),
    password: (body: RequestBody<'password'>) => post('password', ignored, body),
    account: () => get('account', answers.account),
    setAccount: (body: RequestBody<'account'>) => post('account', answers.account, body),
    documents: () => get('documents', answers.documents),
    addDocument: (body: RequestBody<'document'>) => post('documents', answers.documents, body),
    points: () => get('points', answers.points),
    offers: () => get(`offers?currency=${currency()}`, answers.offers),
    winners: () => get('winners', answers.winners),
    chat: (body: RequestBody<'chat'>) => post('chat', answers.chat, body),
  };
}

export type PlayerApi = ReturnType<typeof createPlayerApi>;
