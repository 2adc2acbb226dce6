import { memo, useState } from 'react';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import type { ReadQuery } from '../../../shared/search/read-query.ts';
import { useMessages } from '../../state/app-context.tsx';
import styles from './game-line.module.css';
import { MarkedName } from './marked-name.tsx';
import { playLabel } from './play-label.ts';

interface GameLineProps {
  readonly tile: GameTile;
  /** Marks in the name what it found. */
  readonly query?: ReadQuery;
  /** False holds back a picture that is not there yet: a list that the next letter changes need not fetch it. */
  readonly isPictured?: boolean;
  readonly onChoose: (tile: GameTile) => void;
}

/** The pictures that the browser has: to show one again costs nothing. */
const fetchedPictures = new Set<string>();

/**
 * A game as one line of many: all of it is its Play button. It is made of as few boxes as can be, since each letter
 * typed draws a screen of them (DESIGN.md §8).
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
        aria-label={playLabel(tile, gameArea.playGame)}
        onClick={() => onChoose(tile)}
      >
        {showsPicture ? (
          <img
            className={styles.cover}
            // Another picture is another image: the old one must not stand there while the new one comes.
            key={image}
            // So small that the plain file serves every screen.
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
        <span className={styles.words}>
          {query === undefined ? name : <MarkedName name={name} query={query} />}
          {provider === null ? null : <small>{provider}</small>}
        </span>
      </button>
    </li>
  );
});
