import { memo, useState } from 'react';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import type { ReadQuery } from '../../../shared/search/read-query.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Bone } from '../../ui/skeleton/bone.tsx';
import styles from './game-line.module.css';
import { MarkedName } from './marked-name.tsx';
import { playLabel } from './play-label.ts';

interface GameLineProps {
  readonly tile: GameTile;
  /** Its matches are marked in the name. */
  readonly query?: ReadQuery;
  /** False: a picture that is not loaded yet is not fetched, since the next character may change the list. */
  readonly isPictured?: boolean;
  readonly onChoose: (tile: GameTile) => void;
}

/** Pictures that the browser has loaded: they can be shown at once. */
const fetchedPictures = new Set<string>();

/**
 * A game as a line of the results. The whole line is its Play button. It has as few elements as possible, since each
 * character typed renders a screen of them (measured by bench/search).
 */
export const GameLine = memo(function GameLine({ tile, query, isPictured = true, onChoose }: GameLineProps) {
  const { gameArea } = useMessages();
  const { image, name, provider } = tile;
  const [broken, setBroken] = useState<string | null>(null);
  const hasPicture = image !== null && image !== broken;
  const showsPicture = hasPicture && (isPictured || fetchedPictures.has(image));
  return (
    <li className={styles.line}>
      <button
        className={styles.choice}
        type="button"
        aria-label={playLabel(tile, gameArea.play)}
        onClick={() => onChoose(tile)}
      >
        {showsPicture ? (
          <img
            className={styles.cover}
            // Keyed by its address: otherwise the old picture would stay visible while the new one loads.
            key={image}
            // Shown so small that the 1x file is enough for every screen.
            src={image}
            width={290}
            height={192}
            alt=""
            decoding="async"
            onLoad={() => fetchedPictures.add(image)}
            onError={() => setBroken(image)}
          />
        ) : (
          <span className={styles.cover} data-letter={hasPicture ? undefined : [...name][0]} />
        )}
        {/* Names, and not to be translated: what a translator wraps here, the next character could not take away. */}
        <span className={styles.words} translate="no">
          {query === undefined ? name : <MarkedName name={name} query={query} />}{' '}
          {provider === null ? null : <small>{provider}</small>}
        </span>
      </button>
    </li>
  );
});

/** Places of lines that are still to come, each as high as a line. */
export function LinePlaces({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.line} inert>
      <span className={styles.choice}>
        <span className={styles.cover} />
        <Bone className={styles.place} />
      </span>
    </li>
  ));
}
