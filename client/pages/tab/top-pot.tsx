import type { GameTile, Jackpot } from '../../../shared/domain/games/game.ts';
import { fill } from '../../../shared/i18n/format.ts';
import { useMessages } from '../../state/app-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { meterOf } from '../../ui/game-tile/game-tile.tsx';
import { useJackpotText } from '../../parts/games/jackpot-text.ts';
import styles from './tab-page.module.css';

type WithPot = GameTile & { readonly jackpot: Jackpot };

const hasPot = (tile: GameTile): tile is WithPot => tile.jackpot !== undefined;

/** The largest jackpot of a list, with its game; nothing where none has one. It counts up as those of tiles do. */
export function TopPot({ tiles }: { readonly tiles: readonly GameTile[] }) {
  const { gameArea, gameLists } = useMessages();
  const jackpotText = useJackpotText();
  const [first, ...others] = tiles.filter(hasPot);
  if (first === undefined) return null;
  // All amounts of a feed have one currency (§7.7).
  const { id, name, jackpot } = others.reduce(
    (top, tile) => (tile.jackpot.amount > top.jackpot.amount ? tile : top),
    first,
  );
  return (
    <div className={styles.pot}>
      <p>
        <strong data-jackpot={meterOf(jackpot, id)}>{jackpotText(jackpot)}</strong>
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
