import { PlatformError } from '../api/request.ts';
import type { Language, MessageKey } from '../language.ts';
import type { FormFailure } from '../ui/form.ts';

const MESSAGES: Record<string, MessageKey> = {
  unreachable: 'errorUnreachable',
  unauthorised: 'errorUnauthorised',
  'wrong-credentials': 'errorWrongCredentials',
  'email-taken': 'errorEmailTaken',
  underage: 'errorUnderage',
  'insufficient-funds': 'errorFunds',
  'deposit-limit': 'errorDepositLimit',
  'cool-off': 'errorCoolOff',
  'self-excluded': 'errorSelfExcluded',
};

/** An API error in the player's words. The API speaks English only, so its own text is shown in English alone. */
export function problemOf(error: unknown, { t, tag }: Language): FormFailure {
  if (!(error instanceof PlatformError)) throw error;
  const known = MESSAGES[error.code];
  const said = tag.startsWith('en') && error.message !== '' ? error.message : t('errorInvalid');
  const message = known === undefined ? said : t(known);
  return error.field === undefined ? { message } : { message, field: error.field };
}

/** Runs what a form sends, and turns a refusal into what the form shows. */
export async function attempt(
  language: Language,
  send: () => Promise<unknown>,
): Promise<FormFailure | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    return problemOf(error, language);
  }
}
