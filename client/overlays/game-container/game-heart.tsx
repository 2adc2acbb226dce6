import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../shared/i18n/format.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
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
  const label = fill(gameArea.favourite, { name });
  const heart = {
    'aria-pressed': isFavourite,
    'data-action': 'favourite',
    'data-game-id': gameId,
  };
  const loved = isFavourite && styles.loved;
  if (text === undefined)
    return (
      <IconButton
        icon="heart"
        filled={isFavourite}
        label={label}
        {...heart}
        className={classNames(loved, className)}
      />
    );
  return (
    <button type="button" className={className} aria-label={label} {...heart}>
      <span className={loved || undefined}>
        <Icon name="heart" filled={isFavourite} />
      </span>
      {text}
    </button>
  );
}
