/** The sandbox's catalogue: everything its upstreams say about games, built once when the module loads. */
import { createCategories } from './categories.ts';
import { createCuratedLists } from './categories-lists.ts';
import { createLiveLimits, createWinners } from './catalogue-live.ts';
import { CATALOGUE_SIZE, createEntries, type GameEntry } from './games.ts';
import { type DirtyRecord, withDirt } from './games-dirt.ts';
import { type FeedGame, isListedJackpot, toRecord } from './games-record.ts';

/** The most games that `gamesFeed` gives. */
export const LONGEST_FEED = 5000;

function toRecords(source: readonly GameEntry[]): FeedGame[] {
  const listed = new Set(
    source.filter((entry) => entry.kind === 'slot').filter((_, index) => isListedJackpot(index)),
  );
  return source.map((entry) =>
    toRecord(entry, listed.has(entry) || entry.kind === 'jackpot-king' || entry.name.includes('JPK')),
  );
}

/** What the sandbox knows of its games; the covers and the curated lists are made from it. */
export const entries: readonly GameEntry[] = createEntries();

/** Every game as the platform would send it, were its data clean. Image paths begin at the sandbox's own origin. */
export const cleanGames: readonly FeedGame[] = toRecords(entries);

/** The same games as the platform does send them. */
export const games: readonly DirtyRecord[] = withDirt(cleanGames);

/** The curated lists of §3 by what the catalogue holds; `shared/config/curated-lists.ts` repeats them. */
export const curatedLists = createCuratedLists(entries);

export const { categories, orderChanges, categoryService, featuredLists } = createCategories({
  entries,
  records: cleanGames,
  lists: curatedLists,
});

export const liveLimits = createLiveLimits(entries);
export const winners = createWinners(curatedLists.popular);
export { studios } from './studios.ts';

/**
 * A feed of `count` games, dirt included, for tests of long lists. Up to `CATALOGUE_SIZE` it is a part of the catalogue;
 * beyond, the same generator goes on and new games show the covers of older ones. Throws a RangeError above `LONGEST_FEED`.
 */
export function gamesFeed({ count = CATALOGUE_SIZE }: { count?: number } = {}): readonly DirtyRecord[] {
  if (!Number.isInteger(count) || count < 0 || count > LONGEST_FEED) {
    throw new RangeError(`A feed holds from 0 to ${LONGEST_FEED} games, not ${count}`);
  }
  return count === CATALOGUE_SIZE ? games : withDirt(toRecords(createEntries(count)));
}
