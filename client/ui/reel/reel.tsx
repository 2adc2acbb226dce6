import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './reel.module.css';

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
