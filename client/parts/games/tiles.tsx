import type { GameTile as GameTileData } from '../../../shared/domain/games/game.ts';
import { useIsDue } from '../../state/hydration/use-is-due.ts';
import { DENSE_TILE_SIZES, GameGrid, gridTileSizes } from '../../ui/game-grid/game-grid.tsx';
import { GameTile } from '../../ui/game-tile/game-tile.tsx';
import { MoreTile, type MoreTileProps } from '../../ui/reel/more-tile.tsx';
import { Reel, REEL_TILE_SIZES } from '../../ui/reel/reel.tsx';
import { useTileWords } from './tile-words.ts';

/**
 * The pictures of a page's first list that a phone shows as it opens; those of its first line go before the others. A desk's
 * others are asked for as soon as they are laid out; asked for with the first, they would delay those on every phone.
 */
const REEL_PRIORITIES = ['high', 'high', 'auto'] as const;
export const GRID_PRIORITIES = [...REEL_PRIORITIES, 'auto'] as const;

/** Tiles of a list that are rendered first: three or four rows at a desk. */
const FIRST_TILES = 24;

interface TilesProps {
  readonly tiles: readonly GameTileData[];
  /** The page's first list. */
  readonly isFirst?: boolean | undefined;
}

/** A grid of games: four in a row, or six where the list is long. */
export function TileGrid({ tiles, isFirst, dense = false }: TilesProps & { readonly dense?: boolean }) {
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
          priority={isFirst ? GRID_PRIORITIES[index] : undefined}
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
export function TileReel({ tiles, id, isFirst, more }: TileReelProps) {
  const { labels, factsOf } = useTileWords();
  return (
    <Reel id={id}>
      {tiles.map((tile, index) => (
        <GameTile
          key={tile.id}
          tile={tile}
          labels={labels}
          sizes={REEL_TILE_SIZES}
          priority={isFirst ? REEL_PRIORITIES[index] : undefined}
          {...factsOf(tile)}
        />
      ))}
      {more === undefined ? null : <MoreTile {...more} />}
    </Reel>
  );
}
