import { shortenRow } from '../../../shared/domain/games/lobby-rows.ts';
import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import {
  DEFAULT_SIZES,
  hasDefaultSizes,
  LARGEST_SIZES,
  type LobbySizes,
} from '../../../shared/domain/lobby-sizes.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';

interface FoundLobby {
  readonly lobby: LobbyMemo;
  readonly complete: boolean;
}

/** Of a request, what decides which games there are. */
interface LobbyRequest extends Pick<AnyLoaderContext, 'visitor' | 'services'> {
  readonly address: Pick<AnyLoaderContext['address'], 'locale'>;
}

/** The games as this visitor sees them; empty and not `complete` when the catalogue cannot be loaded. */
export function lobbyOf({ address, visitor, services }: LobbyRequest): Promise<FoundLobby> {
  const { currency, device } = visitor;
  return services.catalogue.lobby({ locale: address.locale, currency, device });
}

/** Whether the edge has no games; the browser lists the platform's then (§3 Game). */
export function awaitsGames({ sources }: Pick<LobbyMemo, 'sources'>): boolean {
  return sources.index.games.length === 0;
}

/**
 * The lobby for what is useless without games.
 * @throws (rejects) Error when no game is known because the catalogue cannot be loaded: §8's error is shown instead of
 *   a wrong empty list
 */
export async function knownLobby(request: LobbyRequest): Promise<FoundLobby> {
  const found = await lobbyOf(request);
  if (!found.complete && awaitsGames(found.lobby)) {
    throw new Error('The catalogue cannot be had');
  }
  return found;
}

/**
 * Rows of games in the visitor's sizes (§3), by their name in the memo. Those of the default sizes are made once for all
 * visitors. Other sizes are cut out of the largest, which are made once too, so that what is remembered is bounded.
 */
export function rowsOfSizes(
  lobby: LobbyMemo,
  sizes: LobbySizes,
  name: string,
  make: (sizes: LobbySizes) => readonly LobbyRow[],
): readonly LobbyRow[] {
  if (hasDefaultSizes(sizes)) return lobby.derive(name, () => make(DEFAULT_SIZES));
  return lobby.derive(`${name}:largest`, () => make(LARGEST_SIZES)).map((row) => shortenRow(row, sizes));
}
