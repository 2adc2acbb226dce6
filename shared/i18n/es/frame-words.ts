import type { FrameWords } from '../messages.ts';
import { gameArea } from './game-area.ts';
import { general } from './general.ts';

export const frameWords: FrameWords = { general, gameArea };
