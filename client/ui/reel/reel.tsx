import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { EVEN_TILES } from '../game-tile/game-tile.tsx';
import { followReel } from './follow-reel.ts';
import styles from './reel.module.css';

/** Width of a tile in a reel, for `sizes`; the same as `--reel-item`. */
export const REEL_TILE_SIZES = 'clamp(156px, 15.2vw, 212px)';

interface ReelProps {
  /** The buttons in the row's header refer to it (`aria-controls`). */
  readonly id: string;
  readonly children: ReactNode;
  /** Cards instead of tiles. */
  readonly wide?: boolean;
}

/**
 * A row that scrolls sideways: by touch, wheel, arrow keys (`roveTiles`), and the two buttons of its header, which are off
 * at its ends.
 */
export function Reel({ id, children, wide = false }: ReelProps) {
  return (
    <ul
      className={classNames(styles.track, EVEN_TILES, wide && styles.wide)}
      id={id}
      data-reel=""
      ref={followReel}
    >
      {children}
    </ul>
  );
}
