import type { AppState } from '../../client/state/app-state.ts';
import type { PlayerSession } from '../../shared/contracts/platform/account.ts';

/** A player in Great Britain, as the platform describes her. */
export const NINA: PlayerSession = {
  playerId: 7,
  firstName: 'Nina',
  lastName: 'Kowalska',
  currency: 'GBP',
  language: 'ENG',
  regulation: 'GB',
  countryCode: 'GB',
  email: null,
  restrictionType: null,
  registrationDate: null,
  vipLevel: null,
  sessionToken: null,
};

/** The page of somebody who was a player a moment ago: the platform has not told yet who it is (§4 re-login loader). */
export function recallPlayer({
  cookies,
  session,
  timers,
}: Pick<AppState, 'cookies' | 'session' | 'timers'>): void {
  cookies.set('activeUserRefresh', String(Math.floor(timers.now() / 1000)), 60);
  session.recallActivity();
}
