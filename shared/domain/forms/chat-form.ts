import * as v from 'valibot';
import { email, type FormResult, line, validateForm } from './form-fields.ts';

/** What the chat asks before it begins (§2.12). */
export interface ChatForm {
  /** Name and surname, in one field. */
  readonly name: string;
  readonly email: string;
}

const schema = v.object({
  name: v.pipe(line('errorName', 120), v.regex(/\S\s+\S/u, 'errorName')),
  email,
});

/** Validates the chat's form (§5): a name and a surname, and an e-mail address. */
export function validateChatForm(input: unknown): FormResult<ChatForm, keyof ChatForm> {
  return validateForm(schema, ['name', 'email'], input);
}
