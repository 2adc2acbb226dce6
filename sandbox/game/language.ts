import { speak, type Speech } from '../session/speech.ts';
import messages from './messages.json';

/** The games' own words, English and Spanish. */
export type GameLanguage = Speech<keyof typeof messages.en>;

export function gameLanguageOf(code: string): GameLanguage {
  return speak(code, messages);
}
