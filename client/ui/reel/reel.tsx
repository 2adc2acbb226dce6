import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './reel.module.css';

/** How wide a tile of a reel is, for `sizes`: `--reel-item`. */
export const REEL_TILE_SIZES = 'clamp(156px, 15.2vw, 212px)';

interface ReelProps {
  /** The buttons of the row's header name the reel by it (`aria-controls`). */
  readonly id: string;
  readonly children: ReactNode;
  /** Cards instead of tiles. */
  readonly wide?: boolean;
}

/** A row that scrolls sideways: by touch, wheel, keys, and the two buttons of its header. */
export function Reel({ id, children, wide = false }: ReelProps) {
  return (
    <ul className={classNames(styles.track, wide && styles.wide)} id={id}>
      {children}
    </ul>
  );
}
