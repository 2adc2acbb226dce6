import { frameWords } from './frame-words.ts';
import { laterWords } from './later-words.ts';
import { pageWords } from './page-words.ts';

/** English, and by its shape the type of every catalogue (§3 Locales). Browsers load its parts apart. */
export const catalogue = { ...frameWords, ...pageWords, ...laterWords };
