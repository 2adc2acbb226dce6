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
 * A row whose games the edge did not know: their places, until the platform has announced them in this browser
 * (DESIGN.md §7 "3 Game").
 */
export function AwaitedTiles({ row, reelId }: { readonly row: LobbyRow; readonly reelId: string }) {
  const { catalogue } = useAwaitedCatalogue();
  const tiles = catalogue === null ? [] : tilesFor(row, catalogue);
  const isReel = row.layout === 'reel';
  if (tiles.length > 0) return isReel ? <TileReel id={reelId} tiles={tiles} /> : <TileGrid tiles={tiles} />;
  const places = <TilePlaces count={row.total} />;
  return isReel ? <Reel id={reelId}>{places}</Reel> : <GameGrid>{places}</GameGrid>;
}

/** The sub-category of the row's name; a row that the platform does not know shows the list from its beginning. */
function tilesFor({ id, total }: LobbyRow, catalogue: CatalogueIndex): readonly GameTile[] {
  const named = catalogue.categories
    .flatMap(({ subCategories }) => subCategories)
    .find(({ slug }) => slug === id || slug === `${id}-games`);
  const games = named === undefined ? catalogue.games : resolveGames(named.gameIds, catalogue);
  // Their places were all of one size.
  return games.slice(0, total).map((game) => toTile({ ...game, size: 'default' }, NO_REVIEWS));
}

const NO_REVIEWS: ReadonlyMap<number, string> = new Map();
