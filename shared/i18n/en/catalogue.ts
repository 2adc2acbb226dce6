import { account } from './account.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { gameArea } from './game-area.ts';
import { general } from './general.ts';
import { legal } from './legal.ts';

/** English, and by its shape the type of every catalogue (§3 Locales). */
export const catalogue = { general, account, gameArea, content, errors, legal };
