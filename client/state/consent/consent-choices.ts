import { recordOf } from '../../../shared/domain/records.ts';

/** The five kinds of consent (§4). "advertising" covers ad_storage, ad_user_data and ad_personalization. */
export const CONSENT_TYPES = [
  'advertising',
  'analytics',
  'functionality',
  'personalization',
  'security',
] as const;

export type ConsentType = (typeof CONSENT_TYPES)[number];
export type ConsentChoices = Readonly<Record<ConsentType, boolean>>;

/** Accept All (§4). */
export const ALL_GRANTED: ConsentChoices = recordOf(CONSENT_TYPES, () => true);

/** Decline All (§4): advertising and analytics off, the rest stays on. */
export const DECLINED: ConsentChoices = { ...ALL_GRANTED, advertising: false, analytics: false };

/** Before any choice: everything is denied (§4). */
export const NOTHING_GRANTED: ConsentChoices = recordOf(CONSENT_TYPES, () => false);

/** The stored form: one character for each kind, in the order of `CONSENT_TYPES`: 1 granted, 0 denied. */
export function serialiseChoices(choices: ConsentChoices): string {
  return CONSENT_TYPES.map((type) => (choices[type] ? '1' : '0')).join('');
}

/** Null when the cookie holds anything but five digits 1 or 0. */
export function parseChoices(stored: string | null): ConsentChoices | null {
  if (stored === null || !/^[01]{5}$/u.test(stored)) return null;
  return recordOf(CONSENT_TYPES, (type) => stored[CONSENT_TYPES.indexOf(type)] === '1');
}
