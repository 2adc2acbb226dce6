import type { Messages } from '../messages.ts';
import { frameWords } from './frame.ts';
import { laterWords } from './later.ts';
import { pageWords } from './pages.ts';

/** Spanish. A key that English has and this has not does not compile. */
export const catalogue: Messages = { ...frameWords, ...pageWords, ...laterWords };
