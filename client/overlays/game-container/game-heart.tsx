import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../shared/i18n/format.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './game-bar.module.css';

interface GameHeartProps {
  readonly gameId: number;
  readonly name: string;
  readonly className?: string | undefined;
  /** Beside the heart; left out: the heart alone. */
  readonly text?: string;
}

/** Keeps the open game among the favourites, or takes it off (§2.9); the one listener for hearts serves it. */
export function GameHeart({ gameId, name, className, text }: GameHeartProps) {
  useSignals();
  const { favourites } = useApp();
  const { gameArea } = useMessages();
  const isFavourite = favourites.ids.value.has(gameId);
  return (
    <button
      type="button"
      className={className}
      aria-label={fill(gameArea.favourite, { name })}
      aria-pressed={isFavourite}
      data-action="favourite"
      data-game-id={gameId}
    >
      <span className={isFavourite ? styles.loved : undefined}>
        <Icon name="heart" filled={isFavourite} />
      </span>
      {text}
    </button>
  );
}
