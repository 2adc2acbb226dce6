import type { AnyLoaderContext } from '../../page/loader.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';

interface FoundLobby {
  readonly lobby: LobbyMemo;
  readonly complete: boolean;
}

/** The games as this visitor sees them; empty and not `complete` when the catalogue cannot be loaded. */
export function lobbyOf({ address, visitor, services }: AnyLoaderContext): Promise<FoundLobby> {
  const { currency, device } = visitor;
  return services.catalogue.lobby({ locale: address.locale, currency, device });
}

/**
 * The lobby for a page that is useless without games.
 * @throws (rejects) Error when no game is known because the catalogue cannot be loaded: §8's error is shown instead of
 *   a wrong empty list
 */
export async function knownLobby(context: AnyLoaderContext): Promise<FoundLobby> {
  const found = await lobbyOf(context);
  if (!found.complete && found.lobby.sources.index.games.length === 0) {
    throw new Error('The catalogue cannot be had');
  }
  return found;
}
