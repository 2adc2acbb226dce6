import { Icon } from '../icon/icon.tsx';
import styles from './more-tile.module.css';

export interface MoreTileProps {
  readonly href: string;
  readonly text: string;
  /** Its accessible name: the text, and of what. */
  readonly label: string;
}

/** The last tile of a reel that shows only some of its games: leads to all of them. */
export function MoreTile({ href, text, label }: MoreTileProps) {
  return (
    <li>
      <a className={styles.more} href={href} aria-label={label}>
        {text}
        <Icon name="arrow-right" />
      </a>
    </li>
  );
}
