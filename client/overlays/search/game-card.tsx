import { memo } from 'react';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { useMessages } from '../../state/app-context.tsx';
import { sourceSet } from '../../ui/game-tile/source-set.ts';
import styles from './game-card.module.css';
import { playLabel } from './play-label.ts';

interface GameCardProps {
  readonly tile: GameTile;
  readonly onChoose: (tile: GameTile) => void;
}

const SIZES = '(width >= 900px) 240px, 45vw';

/** A game that search suggests before there is a query (§2.10). The whole card is its Play button. */
export const GameCard = memo(function GameCard({ tile, onChoose }: GameCardProps) {
  const { gameArea } = useMessages();
  const { image, name, provider } = tile;
  return (
    <li>
      <button
        className={styles.choice}
        type="button"
        aria-label={playLabel(tile, gameArea.play)}
        onClick={() => onChoose(tile)}
      >
        <span className={styles.cover} data-name={name}>
          {image === null ? null : (
            <img
              src={image}
              srcSet={sourceSet(image)}
              sizes={SIZES}
              width={290}
              height={192}
              alt=""
              decoding="async"
            />
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>{' '}
          {provider === null ? null : <span className={styles.provider}>{provider}</span>}
        </span>{' '}
        <span className={styles.play} aria-hidden="true">
          <span>{gameArea.play}</span>
        </span>
      </button>
    </li>
  );
});
