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
