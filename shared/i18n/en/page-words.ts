import { account } from './account.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { gameLists } from './game-lists.ts';

/** What all pages but the lobby say besides. */
export const pageWords = { account, content, errors, gameLists };
