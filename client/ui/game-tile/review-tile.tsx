import { classNames } from '../class-names.ts';
import { TileCover, TileText, type GameTileProps } from './game-tile.tsx';
import styles from './game-tile.module.css';

interface ReviewTileProps extends Omit<GameTileProps, 'jackpot'> {
  readonly about: string;
  /** What a press does, in words. */
  readonly action: string;
}

/** The tile of a game in a list of reviews: all of it but the heart leads to the review, for players and guests alike. */
export function ReviewTile({ about, action, ...cover }: ReviewTileProps) {
  const { tile, labels } = cover;
  return (
    <li className={classNames(styles.tile, styles.reads)}>
      <a
        className={styles.review}
        href={about}
        aria-label={`${action}: ${tile.name}`}
        data-game-id={tile.id}
      />
      <TileCover {...cover}>
        <span className={styles.play} aria-hidden="true">
          <span className={classNames(styles.playLabel, styles.plain)}>{action}</span>
        </span>
      </TileCover>
      <TileText tile={tile} labels={labels} />
    </li>
  );
}
