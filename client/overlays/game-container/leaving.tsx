import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './game-container.module.css';
import { placeAtTile } from './tile-in-sight.ts';

interface LeavingProps {
  /** The one that the container grew out of; null: none was in sight. */
  readonly tile: Element | null;
}

/**
 * The ground of a game that has closed, while it shrinks into the tile. The game itself is gone already, and the page below
 * is in use: it takes no presses.
 */
export function Leaving({ tile }: LeavingProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isLeaving, setLeaving] = useState(moves);
  useLayoutEffect(() => placeAtTile(root.current, tile), [tile]);
  if (!isLeaving) return null;
  return (
    <div
      className={classNames(styles.container, styles.leaving)}
      ref={root}
      data-leaving=""
      onAnimationEnd={() => setLeaving(false)}
    />
  );
}

function moves(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
