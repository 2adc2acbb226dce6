import type { Answer, RequestBody, SessionDetails } from '../session/contract.ts';
import type { PlayerApi } from './api/player-api.ts';
import { PlatformError } from './api/request.ts';
import type { SessionStatus } from './contract.ts';
import type { Events } from './events.ts';
import type { TokenStore } from './token-store.ts';

export type Player = ReturnType<typeof createPlayer>;

type Parts = { api: PlayerApi; events: Events; tokens: TokenStore };

/**
 * The player's session (§4): who is logged in, with which balance and favourites. Its methods are the only writers,
 * and each change is told by the events of §7.7. A lapsed token logs out, whichever call found it lapsed.
 */
export function createPlayer({ api, events, tokens }: Parts) {
  let current: Answer<'session'> | null = null;
  let favourites: number[] = [];

  const status = (): SessionStatus =>
    current === null ? { IsLoggedIn: false } : { IsLoggedIn: true, ...current.session };

  const setBalance = (balance: Answer<'balance'>): void => {
    if (current === null) return;
    current = { ...current, balance };
    events.emit('balanceUpdated', balance);
  };

  const leave = (): void => {
    tokens.set(null);
    current = null;
    favourites = [];
    events.emit('sessionStatus', status());
  };

  /** Tells the page who is logged in, and the balance if anyone is (§4 session). */
  const tell = (): void => {
    events.emit('sessionStatus', status());
    if (current !== null) events.emit('balanceUpdated', current.balance);
  };

  const enter = (answer: Answer<'session'>): void => {
    tokens.set(answer.token);
    current = answer;
    tell();
  };

  /** Runs a call that needs a token; a 401 means that the session has lapsed, and the page is told. */
  const asPlayer = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof PlatformError && error.code === 'unauthorised' && current !== null) leave();
      throw error;
    }
  };

  const keepFavourites = (ids: number[]): number[] => {
    favourites = ids;
    events.emit('favouritesUpdated', { favourites });
    return favourites;
  };

  /** Takes up the session of an earlier page or of another tab, silently; whether there was one. Never rejects. */
  const restore = async (): Promise<boolean> => {
    const token = tokens.get();
    if (token === null) return false;
    try {
      const answer = await api.session();
      // Who has logged in or out meanwhile is not undone.
      if (current !== null || tokens.get() !== token) return false;
      tokens.set(token);
      current = answer;
      return true;
    } catch (error) {
      const isLapsed = error instanceof PlatformError && error.code === 'unauthorised';
      if (isLapsed && tokens.get() === token) tokens.set(null);
      return false;
    }
  };

  return {
    tell,
    restore,
    session: () => current?.session ?? null,
    balance: () => current?.balance ?? null,
    favourites: () => favourites,
    token: () => tokens.get(),
    asPlayer,
    setBalance,

    /** The session, as other tabs of the browser have begun or ended it: of that the page is told. Never rejects. */
    async details(): Promise<SessionDetails | null> {
      if (tokens.isOver()) leave();
      if (current === null && (await restore())) tell();
      return current?.session ?? null;
    },
    async register(details: RequestBody<'register'>): Promise<void> {
      enter(await api.register(details));
      if (current !== null) events.emit('registrationSucceeded', current.session);
    },
    async login(email: string, password: string): Promise<void> {
      enter(await api.login({ email, password }));
    },
    async logout(): Promise<void> {
      if (current === null) return;
      // Sent first, while the token is still held. The player is out here even when the platform cannot be told: the token
      // lapses. Of a session that another tab has ended it knows.
      const told = tokens.isOver() ? null : api.logout().catch(() => undefined);
      leave();
      await told;
    },
    async refreshBalance(): Promise<void> {
      if (current !== null) setBalance(await asPlayer(api.balance));
    },
    async loadFavourites(): Promise<number[]> {
      return keepFavourites((await asPlayer(api.favourites)).favourites);
    },
    async setFavourite(gameId: number, on: boolean): Promise<number[]> {
      const action = on ? 'add' : 'remove';
      return keepFavourites((await asPlayer(() => api.setFavourite({ gameId, action }))).favourites);
    },
    leave,
  };
}
