import { readGamesFeed } from '../../../shared/contracts/platform/games-feed.ts';
import type { Catalogue } from '../../../shared/domain/games/catalogue-schema.ts';
import { idlePause } from '../../state/slices/idle-pause.ts';
import { runInSlices } from '../../state/slices/in-slices.ts';

/**
 * Reads the platform's list of games in slices, between which the browser answers and paints. Null when it is not wanted any
 * more. Imported when a list comes, so that the rest of the page does not wait for the parsers.
 * @param base the feed's origin
 * @throws (rejects) ShapeError when it is no list of games
 */
export async function readGames(
  payload: unknown,
  base: string,
  isWanted: () => boolean,
): Promise<Catalogue | null> {
  const now = () => performance.now();
  const feed = await runInSlices(readGamesFeed(payload, base), { now, pause: idlePause, isWanted });
  return feed?.catalogue ?? null;
}
