import { gameArea } from './game-area.ts';
import { general } from './general.ts';

/** The messages of every document: its frame and the lobby. */
export const frameWords = { general, gameArea };
