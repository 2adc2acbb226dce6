import type { PlayerSession } from '../../contracts/platform/account.ts';

/** The account's name in the header: the last name as its initial only (§2.7). */
export function accountName({ firstName, lastName }: Pick<PlayerSession, 'firstName' | 'lastName'>): string {
  const initial = lastName === null ? undefined : Array.from(lastName)[0];
  return [firstName, initial === undefined ? null : `${initial.toUpperCase()}.`]
    .filter((part) => part !== null)
    .join(' ');
}
