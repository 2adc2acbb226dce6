import { inOneLine, toTile } from '../../../shared/domain/games/tile.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import { lobbyOf } from './lobby.ts';
import { knownReviews } from './reviews.ts';

/**
 * The game that an editor's page is about: its `game_id` field, if the catalogue has that game. Its tile asks for the info
 * icon (§2.11): the review may be an editor's too.
 */
export async function gameOfFields(
  context: AnyLoaderContext,
  fields: Readonly<Record<string, string>>,
): Promise<GameTile | null> {
  const id = Number(fields['game_id']);
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  const { lobby } = await lobbyOf(context);
  const game = lobby.sources.index.gameById.get(id);
  if (game === undefined) return null;
  return toTile(inOneLine(game), (await knownReviews(context, lobby)).slugById);
}
