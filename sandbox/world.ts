import { Content, createCollections } from './content/content.ts';
import { CallCounter } from './faults/call-counter.ts';
import { FaultBoard } from './faults/fault-board.ts';
import { PlayerBook } from './session/player-book.ts';

/** Everything the sandbox remembers while it runs. */
export type World = {
  content: Content;
  faults: FaultBoard;
  calls: CallCounter;
  players: PlayerBook;
};

export function createWorld(): World {
  return {
    content: new Content(createCollections()),
    faults: new FaultBoard(),
    calls: new CallCounter(),
    players: new PlayerBook(),
  };
}
