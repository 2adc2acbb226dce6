import type { LaterWords } from '../messages.ts';
import { footer } from './footer.ts';
import { gameRoom } from './game-room.ts';
import { legal } from './legal.ts';
import { gameSearch } from './game-search.ts';

export const laterWords: LaterWords = { footer, gameRoom, gameSearch, legal };
