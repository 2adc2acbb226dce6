import type { Language } from '../language.ts';

// As the platform checks it: something, an @, a name with a dot. Whether it exists only a letter can tell.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

const PASSWORD_MIN_LENGTH = 8;
const ADULT_YEARS = 18;

type Check = (value: string) => string | undefined;

/** The checks that several forms share, in the player's language (§5). */
export function checksIn({ t }: Language): { filled: Check; email: Check; newPassword: Check; adult: Check } {
  const filled: Check = (value) => (value === '' ? t('required') : undefined);
  return {
    filled,
    email: (value) => (EMAIL.test(value) ? undefined : t('emailInvalid')),
    newPassword: (value) => (value.length < PASSWORD_MIN_LENGTH ? t('passwordShort') : undefined),
    adult: (value) =>
      filled(value) ?? (value > latestAdultBirthDate(new Date()) ? t('birthDateUnder') : undefined),
  };
}

/** The last date of birth, YYYY-MM-DD, of somebody who is of age on the day given. */
export function latestAdultBirthDate(today: Date): string {
  const year = today.getUTCFullYear() - ADULT_YEARS;
  return `${year}${today.toISOString().slice(4, 10)}`;
}
