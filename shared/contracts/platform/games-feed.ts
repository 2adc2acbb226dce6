import * as v from 'valibot';
import type { Catalogue } from '../../domain/games/catalogue-schema.ts';
import { readFeedCategories } from './feed-categories.ts';
import { excludedIdOf, feedGameSchema } from './feed-game.ts';
import type { Game } from '../../domain/games/game.ts';
import { runSteps } from '../../run-steps.ts';
import { looseInteger } from '../parsing/loose.ts';
import { type DroppedRecord, parseRecord, parseShape } from '../parsing/shape.ts';

const feedSchema = v.object({
  games: v.object({ instant: v.array(v.unknown()) }),
  categories: v.object({
    defaultMainCategoryIndex: v.nullish(v.fallback(looseInteger, 0), 0),
    mainCategories: v.array(v.unknown()),
  }),
  orderChanges: v.nullish(v.array(v.unknown()), []),
});

export interface ParsedFeed {
  readonly catalogue: Catalogue;
  /** What was left out and why, for the log; games excluded by policy are not among them. */
  readonly dropped: readonly DroppedRecord[];
  /** How many games are among them because they cannot be read; one that is excluded by policy is no loss. */
  readonly unreadable: number;
  /** How many games are not: all others, those too that came before or are excluded by policy. */
  readonly readable: number;
}

/**
 * The catalogue from the games feed or `gamesListUpdated` (docs/contracts/upstreams.md, Games feed; §3, §5). A record
 * that is wrong is dropped and reported; of games with one id the first is kept; of games that appeal to children only
 * the ids are kept, apart.
 * @param base the feed's origin, as browsers know it
 * @throws ShapeError when the feed as a whole has the wrong shape; it names the field
 */
export function parseGamesFeed(input: unknown, base: string): ParsedFeed {
  return runSteps(readGamesFeed(input, base));
}

/**
 * The same record by record, so that a browser can run as many steps as fit between two frames: twelve hundred games take
 * a slow phone a third of a second, in the moment of the first touch.
 */
export function* readGamesFeed(input: unknown, base: string): Generator<void, ParsedFeed, void> {
  const feed = parseShape(feedSchema, input);
  const dropped: DroppedRecord[] = [];
  const drop = (record: DroppedRecord): void => {
    dropped.push(record);
  };
  const { instant } = feed.games;
  const { games, excluded, unreadable } = yield* readGames(instant, base, drop);
  const { categories, feedIndexes } = yield* readFeedCategories({
    mainCategories: feed.categories.mainCategories,
    orderChanges: feed.orderChanges,
    isKnown: (id) => games.has(id),
    drop,
  });
  const defaultCategory = Math.max(0, feedIndexes.indexOf(feed.categories.defaultMainCategoryIndex));
  const excludedIds = [...excluded];
  return {
    catalogue: { games: [...games.values()], categories, defaultCategory, excludedIds },
    dropped,
    unreadable,
    readable: instant.length - unreadable,
  };
}

interface ReadGames {
  readonly games: ReadonlyMap<number, Game>;
  readonly excluded: ReadonlySet<number>;
  readonly unreadable: number;
}

function* readGames(
  list: readonly unknown[],
  base: string,
  drop: (record: DroppedRecord) => void,
): Generator<void, ReadGames, void> {
  const schema = feedGameSchema(base);
  const games = new Map<number, Game>();
  const excluded = new Set<number>();
  let unreadable = 0;
  /** A second copy, unmarked or marked but wrong, must not bring the game back. */
  const exclude = (id: number): void => {
    excluded.add(id);
    games.delete(id);
  };
  for (const [index, input] of list.entries()) {
    yield;
    const path = `games.instant.${index}`;
    const parsed = parseRecord(schema, input, path, drop);
    if (parsed === null) {
      const id = excludedIdOf(input);
      if (id === null) unreadable += 1;
      else exclude(id);
      continue;
    }
    const { game, isExcluded } = parsed;
    if (isExcluded) exclude(game.id);
    else if (games.has(game.id)) drop({ path: `${path}.id`, reason: `Game ${game.id} came before` });
    else if (!excluded.has(game.id)) games.set(game.id, game);
  }
  return { games, excluded, unreadable };
}
