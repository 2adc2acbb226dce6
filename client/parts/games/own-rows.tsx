import { useSignals } from '@preact/signals-react/runtime';
import { resolveGames } from '../../../shared/domain/games/catalogue.ts';
import { inOneLine, toTile } from '../../../shared/domain/games/tile.ts';
import type { LobbyRow as LobbyRowData } from '../../../shared/domain/games/lobby.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { LobbyRow } from './lobby-row.tsx';

/** The player's own rows: recently played and favourites (§4). Only the browser knows them. */
export function OwnRows() {
  useSignals();
  const { games, recentGames, favourites } = useApp();
  const { gameArea } = useMessages();
  const catalogue = games.catalogue.value;
  if (catalogue === null) return null;
  const row = (id: string, title: string, ids: Iterable<number>): LobbyRowData => {
    // Without reviews, which are for guests (§2.11).
    const tiles = resolveGames(ids, catalogue).map((game) => toTile(inOneLine(game)));
    return { id, titleKey: null, title, layout: 'reel', href: null, total: tiles.length, tiles };
  };
  return [
    row('recently-played', gameArea.recentlyPlayed, recentGames.ids.value),
    row('favourites', gameArea.favourites, favourites.ids.value),
  ]
    .filter(({ total }) => total > 0)
    .map((made) => <LobbyRow key={made.id} row={made} />);
}
