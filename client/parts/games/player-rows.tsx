import { useSignals } from '@preact/signals-react/runtime';
import { resolveGames } from '../../../shared/domain/games/catalogue.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';
import type { LobbyRow as LobbyRowData } from '../../../shared/domain/games/lobby.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { LobbyRow } from './lobby-row.tsx';

/** What belongs to the player alone: recently played and favourites (§4). Known in the browser only. */
export function PlayerRows() {
  useSignals();
  const { session, games, recentGames, favourites } = useApp();
  const { gameArea } = useMessages();
  const catalogue = games.catalogue.value;
  if (!session.isLoggedIn.value || catalogue === null) return null;
  const row = (id: string, title: string, ids: Iterable<number>): LobbyRowData => {
    const tiles = resolveGames(ids, catalogue).map((game) =>
      toTile({ ...game, size: 'default' }, NO_REVIEWS),
    );
    return { id, titleKey: null, title, layout: 'reel', href: null, total: tiles.length, tiles };
  };
  return [
    row('recently-played', gameArea.recentlyPlayed, recentGames.ids.value),
    row('favourites', gameArea.favourites, favourites.ids.value),
  ]
    .filter(({ total }) => total > 0)
    .map((made) => <LobbyRow key={made.id} row={made} />);
}

/** Reviews are for visitors who are not logged in (§2.2). */
const NO_REVIEWS: ReadonlyMap<number, string> = new Map();
