import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import { GameGrid } from '../../ui/game-grid/game-grid.tsx';
import { TilePlaces } from '../../ui/game-tile/tile-places.tsx';
import { Reel } from '../../ui/reel/reel.tsx';
import { TileGrid, TileReel } from './tiles.tsx';
import { useAwaitedGames } from './use-awaited-games.ts';

/**
 * A row that the edge had no games for (§3 Game): placeholders, until the platform has sent its games to this browser.
 */
export function AwaitedTiles({ row, reelId }: { readonly row: LobbyRow; readonly reelId: string }) {
  const awaited = useAwaitedGames();
  const tiles = awaited === null || awaited === 'overdue' ? [] : awaited.ofRow(row);
  const isReel = row.layout === 'reel';
  if (tiles.length > 0) return isReel ? <TileReel id={reelId} tiles={tiles} /> : <TileGrid tiles={tiles} />;
  const places = <TilePlaces count={row.total} />;
  return isReel ? <Reel id={reelId}>{places}</Reel> : <GameGrid>{places}</GameGrid>;
}
