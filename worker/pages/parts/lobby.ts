import type { AnyLoaderContext } from '../../page/loader.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';

interface FoundLobby {
  readonly lobby: LobbyMemo;
  readonly complete: boolean;
}

/** The games as this visitor sees them; none, and not `complete`, when the catalogue cannot be had. */
export function lobbyOf({ address, visitor, services }: AnyLoaderContext): Promise<FoundLobby> {
  const { currency, device } = visitor;
  return services.catalogue.lobby({ locale: address.locale, currency, device });
}

/**
 * The lobby for a page that is nothing without games: where no game is known because the catalogue cannot be had, an
 * empty list would be a lie, and the page is §8's error instead.
 */
export async function knownLobby(context: AnyLoaderContext): Promise<FoundLobby> {
  const found = await lobbyOf(context);
  if (!found.complete && found.lobby.sources.index.games.length === 0) {
    throw new Error('The catalogue cannot be had');
  }
  return found;
}
