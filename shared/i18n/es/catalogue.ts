import type { Messages } from '../messages.ts';
import { account } from './account.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { gameArea } from './game-area.ts';
import { general } from './general.ts';
import { legal } from './legal.ts';

/** Spanish. A key that English has and this has not does not compile. */
export const catalogue: Messages = { general, account, gameArea, content, errors, legal };
