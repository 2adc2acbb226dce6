import type { Messages } from '../messages.ts';
import { frameWords } from './frame-words.ts';
import { laterWords } from './later-words.ts';
import { pageWords } from './page-words.ts';

/** Spanish. A key that English has and this has not does not compile. */
export const catalogue: Messages = { ...frameWords, ...pageWords, ...laterWords };
