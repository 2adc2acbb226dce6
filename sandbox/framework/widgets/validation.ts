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

/** The last date of birth, YYYY-MM-DD, of a person who is of age on the day given. */
export function latestAdultBirthDate(today: Date): string {
  const year = today.getUTCFullYear() - ADULT_YEARS;
  return `${year}${today.toISOString().slice(4, 10)}`;
}

/** `1,250.00`, `1.250,00`, or plain `1250` with either sign before the pence. */
const FORMS = [
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
  /^(\d{1,7})(?:[.,](\d{1,2}))?$/,
];

/** An amount as people type it (`20`, `20.5`, `20,50`, `1,250.00`) in whole minor units; undefined when it is none. */
export function parseAmountMinor(text: string): number | undefined {
  const plain = text.replace(/[\s£€$]/g, '');
  for (const form of FORMS) {
    const match = form.exec(plain);
    if (match === null) continue;
    const [, whole = '', part = ''] = match;
    return Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  }
  return undefined;
}
