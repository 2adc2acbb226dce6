import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EVEN_TILES } from '../game-tile/game-tile.tsx';
import styles from './game-grid.module.css';

/** Of both kinds of grid, up to four in a row. */
const NARROW_SIZES =
  '(width >= 768px) calc(25vw - 27px), (width >= 600px) calc(33.3vw - 26px), calc(50vw - 23px)';
/** Width of a tile in the large grid, for `sizes`. `e2e/speed/pictures.test.ts` compares it with what is drawn. */
export const GRID_TILE_SIZES = `(width >= 1640px) min(12.5vw - 27px, 213px), (width >= 1200px) calc(25vw - 34px), ${NARROW_SIZES}`;
/** The same with one or two tall tiles, which are five in a row, and with more of them. */
const GRID_FEW_TALL_SIZES = `(width >= 1200px) min(20vw - 32px, 352px), ${NARROW_SIZES}`;
const GRID_TALL_SIZES = `(width >= 1200px) min(25vw - 34px, 445px), ${NARROW_SIZES}`;
/** The same for a dense grid. */
export const DENSE_TILE_SIZES = `(width >= 1640px) min(12.5vw - 24px, 216px), (width >= 1200px) calc(16.7vw - 26px), ${NARROW_SIZES}`;

/** Width of a tile in the large grid, by how many of its tiles are tall. */
export function gridTileSizes(tall: number): string {
  if (tall === 0) return GRID_TILE_SIZES;
  return tall < 3 ? GRID_FEW_TALL_SIZES : GRID_TALL_SIZES;
}

interface GameGridProps {
  readonly children: ReactNode;
  /** Six in a row on wide screens instead of four: for long lists. */
  readonly dense?: boolean;
  /** More tiles come with another frame: what stands below is not seen to go down. */
  readonly awaitsMore?: boolean;
}

/** A grid of tiles, one tab stop (`roveTiles`); tall ones take two rows, and the others fill the gaps around them. */
export function GameGrid({ children, dense = false, awaitsMore = false }: GameGridProps) {
  return (
    <div
      className={styles.box}
      style={awaitsMore ? { minHeight: '100vh' } : undefined}
      aria-busy={awaitsMore || undefined}
    >
      <ul className={classNames(styles.grid, dense && styles.dense, dense && EVEN_TILES)} data-grid="">
        {children}
      </ul>
    </div>
  );
}
