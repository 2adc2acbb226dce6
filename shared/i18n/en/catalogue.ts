import { frameWords } from './frame.ts';
import { laterWords } from './later.ts';
import { pageWords } from './pages.ts';

/** English, and by its shape the type of every catalogue (§3 Locales). Browsers load its parts apart. */
export const catalogue = { ...frameWords, ...pageWords, ...laterWords };
