import type { LoaderContext } from './loader.ts';
import { viewerOf } from './viewer.ts';

/**
 * The lobby for a page that is nothing without games: where no game is known because the catalogue cannot be had, an
 * empty list would be a lie, and the page is §8's error instead.
 */
export async function knownLobby(
  context: LoaderContext,
): ReturnType<LoaderContext['services']['catalogue']['lobby']> {
  const found = await context.services.catalogue.lobby(viewerOf(context));
  if (!found.complete && found.lobby.sources.index.games.length === 0) {
    throw new Error('The catalogue cannot be had');
  }
  return found;
}
