import { cleanGames, entries } from '../data/catalogue.ts';
import type { GameEntry } from '../data/games.ts';
import type { FeedGame } from '../data/games-record.ts';

/** A game as the editors know it: what it is, and the record the platform has of it. */
export type GameFacts = { entry: GameEntry; record: FeedGame };

const recordById: ReadonlyMap<number, FeedGame> = new Map(cleanGames.map((record) => [record.id, record]));

/** Every game that may be written about: those that appeal to children are not. */
export const gameFacts: readonly GameFacts[] = entries.flatMap((entry) => {
  const record = recordById.get(entry.id);
  return record === undefined || record.appealingForChildren === '1' ? [] : [{ entry, record }];
});

/** Text as HTML. */
export function htmlOf(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
