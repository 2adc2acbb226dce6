import type { CatalogueIndex } from '../../../shared/domain/games/catalogue.ts';
import { resolveGames } from '../../../shared/domain/games/catalogue.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { toTile } from '../../../shared/domain/games/tile.ts';
import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import { GameGrid } from '../../ui/game-grid/game-grid.tsx';
import { TilePlaces } from '../../ui/game-tile/tile-places.tsx';
import { Reel } from '../../ui/reel/reel.tsx';
import { TileGrid, TileReel } from './tiles.tsx';
import { useAwaitedCatalogue } from './use-awaited-catalogue.ts';

/**
 * A row that the edge had no games for (§3 Game): placeholders, until the platform has sent its games to this browser.
 */
export function AwaitedTiles({ row, reelId }: { readonly row: LobbyRow; readonly reelId: string }) {
  const { catalogue } = useAwaitedCatalogue();
  const tiles = catalogue === null ? [] : tilesFor(row, catalogue);
  const isReel = row.layout === 'reel';
  if (tiles.length > 0) return isReel ? <TileReel id={reelId} tiles={tiles} /> : <TileGrid tiles={tiles} />;
  const places = <TilePlaces count={row.total} />;
  return isReel ? <Reel id={reelId}>{places}</Reel> : <GameGrid>{places}</GameGrid>;
}

/** The sub-category with the row's name; without one, the first games of the catalogue. */
function tilesFor({ id, total }: LobbyRow, catalogue: CatalogueIndex): readonly GameTile[] {
  const named = catalogue.categories
    .flatMap(({ subCategories }) => subCategories)
    .find(({ slug }) => slug === id || slug === `${id}-games`);
  const games = named === undefined ? catalogue.games : resolveGames(named.gameIds, catalogue);
  // The placeholders all have one size, so tall tiles would move the page.
  return games.slice(0, total).map((game) => toTile({ ...game, size: 'default' }, NO_REVIEWS));
}

const NO_REVIEWS: ReadonlyMap<number, string> = new Map();
