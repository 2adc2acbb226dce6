import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EVEN_TILES } from '../game-tile/game-tile.tsx';
import styles from './game-grid.module.css';

/** Width of a tile in the large grid, for `sizes`. */
export const GRID_TILE_SIZES = '(width >= 1640px) 355px, (width >= 768px) 23vw, (width >= 600px) 31vw, 46vw';
/** The same for a dense grid. */
export const DENSE_TILE_SIZES = '(width >= 1200px) 216px, (width >= 768px) 23vw, (width >= 600px) 31vw, 46vw';

interface GameGridProps {
  readonly children: ReactNode;
  /** Six in a row on wide screens instead of four: for long lists. */
  readonly dense?: boolean;
}

/** A grid of tiles, one tab stop (`roveTiles`); tall ones take two rows, and the others fill the gaps around them. */
export function GameGrid({ children, dense = false }: GameGridProps) {
  return (
    <div className={styles.box}>
      <ul className={classNames(styles.grid, dense && styles.dense, dense && EVEN_TILES)} data-grid="">
        {children}
      </ul>
    </div>
  );
}
