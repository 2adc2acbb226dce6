import { cleanGames, entries } from '../data/catalogue.ts';
import type { GameEntry } from '../data/games.ts';
import type { FeedGame } from '../data/games-record.ts';

/** A game as the editors know it: what it is, and the record the platform has of it. */
export type GameFacts = { entry: GameEntry; record: FeedGame };

const recordById: ReadonlyMap<number, FeedGame> = new Map(cleanGames.map((record) => [record.id, record]));

/** Every game there is; an editor may have written about one before the platform marked it as appealing to children. */
export const everyGame: readonly GameFacts[] = entries.flatMap((entry) => {
  const record = recordById.get(entry.id);
  return record === undefined ? [] : [{ entry, record }];
});

/** The games that the site shows: those that appeal to children are not among them (§5). */
export const listedGames: readonly GameFacts[] = everyGame.filter(
  ({ record }) => record.appealingForChildren !== '1',
);

/** Text as HTML. */
export function htmlOf(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
