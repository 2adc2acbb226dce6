import * as v from 'valibot';
import { email, type FormResult, line, LONGEST_NAME, validateForm } from './form-fields.ts';

/** Who wants to chat (§2.12). */
export interface ChatForm {
  /** Name and surname, in one field. */
  readonly name: string;
  readonly email: string;
}

/** In characters: a player's whole name and surname. */
export const LONGEST_CHAT_NAME = 2 * LONGEST_NAME + ' '.length;

const chatForm = v.object({
  name: v.pipe(line('errorName', LONGEST_CHAT_NAME), v.regex(/\S\s+\S/u, 'errorName')),
  email,
});

/** Validates the form before the chat (§5): a name and a surname, and an e-mail address. */
export function validateChatForm(input: unknown): FormResult<ChatForm, keyof ChatForm> {
  return validateForm(chatForm, ['name', 'email'], input);
}
