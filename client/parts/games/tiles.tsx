import type { GameTile as GameTileData } from '../../../shared/domain/games/game.ts';
import { useIsDue } from '../../state/hydration/use-is-due.ts';
import { DENSE_TILE_SIZES, GameGrid, gridTileSizes } from '../../ui/game-grid/game-grid.tsx';
import { GameTile } from '../../ui/game-tile/game-tile.tsx';
import { MoreTile, type MoreTileProps } from '../../ui/reel/more-tile.tsx';
import { Reel, REEL_TILE_SIZES } from '../../ui/reel/reel.tsx';
import { useTileWords } from './tile-words.ts';

/**
 * How many tiles of a page's first list a phone shows as it opens. A desk's others are asked for as soon as they are laid out;
 * asked for with the first, they would delay those on every phone.
 */
export const SHOWN_FIRST = { reel: 3, grid: 4 } as const;

/** Tiles of a list that are rendered first: three or four rows at a desk. */
const FIRST_TILES = 24;

interface TilesProps {
  readonly tiles: readonly GameTileData[];
  /** How many are in sight when the page opens (`SHOWN_FIRST`): their images are fetched first. */
  readonly priorityCount?: number;
}

/** A grid of games: four in a row, or six where the list is long. */
export function TileGrid({
  tiles,
  priorityCount = 0,
  dense = false,
}: TilesProps & { readonly dense?: boolean }) {
  const { labels, factsOf } = useTileWords();
  const tall = tiles.filter(({ size }) => size === 'tall').length;
  const shown = useIsDue() ? tiles : tiles.slice(0, FIRST_TILES);
  const sizes = dense ? DENSE_TILE_SIZES : gridTileSizes(tall);
  return (
    <GameGrid dense={dense} awaitsMore={shown.length < tiles.length}>
      {shown.map((tile, index) => (
        <GameTile
          key={tile.id}
          tile={tile}
          labels={labels}
          sizes={sizes}
          priority={index < priorityCount}
          {...factsOf(tile)}
        />
      ))}
    </GameGrid>
  );
}

interface TileReelProps extends TilesProps {
  readonly id: string;
  /** The last tile, where there are more games than these. */
  readonly more?: MoreTileProps | undefined;
}

/** A reel of games in one line; all its tiles have the default size. */
export function TileReel({ tiles, id, priorityCount = 0, more }: TileReelProps) {
  const { labels, factsOf } = useTileWords();
  return (
    <Reel id={id}>
      {tiles.map((tile, index) => (
        <GameTile
          key={tile.id}
          tile={tile}
          labels={labels}
          sizes={REEL_TILE_SIZES}
          priority={index < priorityCount}
          {...factsOf(tile)}
        />
      ))}
      {more === undefined ? null : <MoreTile {...more} />}
    </Reel>
  );
}
