import { footer } from './footer.ts';
import { gameRoom } from './game-room.ts';
import { legal } from './legal.ts';
import { gameSearch } from './game-search.ts';

/** The messages of what no page needs at first: the footer, which the edge has rendered, and what comes over the page. */
export const laterWords = { footer, gameRoom, gameSearch, legal };
