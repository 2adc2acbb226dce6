import type { PageWords } from '../messages.ts';
import { account } from './account.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { gameLists } from './game-lists.ts';

export const pageWords: PageWords = { account, content, errors, gameLists };
