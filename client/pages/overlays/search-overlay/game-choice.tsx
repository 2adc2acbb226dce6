import { memo } from 'react';
import type { GameTile } from '../../../../shared/model/game.ts';
import type { ReadQuery } from '../../../../shared/search/read-query.ts';
import { useMessages } from '../../../state/app-context.tsx';
import { sourceSet } from '../../../ui/game-tile/source-set.ts';
import styles from './game-choice.module.css';
import { MarkedName } from './marked-name.tsx';

interface GameChoiceProps {
  readonly tile: GameTile;
  /** A card for a few suggestions, a line for many results. */
  readonly look: 'card' | 'line';
  /** Marks in the name what it found. */
  readonly query?: ReadQuery;
  readonly onChoose: (tile: GameTile) => void;
}

const CARD_SIZES = '(width >= 900px) 240px, 45vw';

/** A game that search offers: all of it is its Play button. */
export const GameChoice = memo(function GameChoice({ tile, look, query, onChoose }: GameChoiceProps) {
  const { gameArea } = useMessages();
  const { image, name, provider } = tile;
  // A line's picture is so small that the plain file serves every screen.
  const isCard = look === 'card';
  return (
    <li className={styles[look]}>
      <button className={styles.choice} type="button" onClick={() => onChoose(tile)}>
        <span className={styles.cover} data-name={isCard ? name : name.charAt(0)}>
          {image === null ? null : (
            <img
              // Another picture is another image: the old one must not stand there while the new one comes.
              key={image}
              src={image}
              srcSet={isCard ? sourceSet(image, false) : undefined}
              sizes={isCard ? CARD_SIZES : undefined}
              width={290}
              height={192}
              alt=""
              decoding="async"
            />
          )}
        </span>
        <span className={styles.words}>
          <span className="visually-hidden">{gameArea.playGame.split('{name}')[0]}</span>
          <span className={styles.name}>
            {query === undefined ? name : <MarkedName name={name} query={query} />}
          </span>
          {provider === null ? null : <span className={styles.provider}>{provider}</span>}
        </span>
        <span className={styles.play} aria-hidden="true">
          {gameArea.play}
        </span>
      </button>
    </li>
  );
});
