import { useSignals } from '@preact/signals-react/runtime';
import { useDeferredValue } from 'react';
import type { Game } from '../../../shared/domain/games/game.ts';
import { largestJackpot, type WithJackpot } from '../../../shared/domain/games/largest-jackpot.ts';
import { fill } from '../../../shared/i18n/format.ts';
import { useJackpotText } from '../../parts/games/jackpot-text.ts';
import { useApp, useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { meterOf } from '../../ui/game-tile/game-tile.tsx';
import styles from './tab-page.module.css';

type Pot = WithJackpot<Pick<Game, 'id' | 'name'>>;

/**
 * The largest jackpot, with its game. It counts up as those of tiles do. Once the platform has sent its amounts to this
 * browser, they say which it is; none is shown where they have none.
 */
export function TopPot({ pot }: { readonly pot: Pot }) {
  useSignals();
  const { games, navigation } = useApp();
  const { gameArea, gameLists } = useMessages();
  const jackpotText = useJackpotText();
  // First as the edge sent it, also where the amounts have come before hydration.
  const newest = useDeferredValue(games.catalogue.value, null);
  const told: Pot | null = newest === null ? pot : largestJackpot(newest.games);
  if (told === null) return null;
  // Of the page's own game the ticker corrects the amount.
  const { id, name, jackpot } = told.id === pot.id ? pot : told;
  return (
    <div className={styles.pot}>
      <p>
        {/* A key: each game has a meter of its own. */}
        <strong key={id} data-jackpot={meterOf(jackpot, id)} translate="no">
          {jackpotText(jackpot, id === pot.id ? undefined : navigation.openForMs())}
        </strong>
        <span>{fill(gameLists.topPot, { name })}</span>
      </p>
      <Button
        variant="primary"
        aria-label={fill(gameArea.playGame, { name })}
        data-action="play"
        data-game-id={id}
      >
        {gameArea.play}
      </Button>
    </div>
  );
}
