import { part } from '../part.ts';
import { countUp, pause, tryPlay, type Table } from '../round.ts';
import type { Game } from '../slot/slot-game.ts';
import { createBetting } from './betting.ts';
import { colourOf } from '../../session/wheel.ts';
import { createWheelView } from './wheel-view.ts';
import './wheel.css';

/** In minor units. */
export const WHEEL_STAKES = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;
export const FIRST_WHEEL_STAKE = 100;

const MIN_RUN_MS = 900;

/** A single-zero wheel: one bet a round; what the platform drew is where the ball lands. */
export function createWheelGame(felt: string, table: Table): Game {
  const { controls, sound, still } = table;
  const view = createWheelView(part('.board', HTMLCanvasElement), felt, still);
  const betting = createBetting();

  const spin = async (): Promise<void> => {
    controls.setBusy(true);
    betting.setBusy(true);
    controls.showWin(null);
    controls.say(table.language().t('spinning'));
    view.throwBall();
    sound.tick();
    const run = pause(still() ? 0 : MIN_RUN_MS);
    const request = { stakeMinor: controls.stakeMinor(), kind: 'wheel', bet: betting.bet() } as const;
    const played = await tryPlay(table, request);
    await run;
    if (played === undefined || played.outcome.kind !== 'wheel') {
      view.lay(null);
    } else {
      const { pocket } = played.outcome;
      if (still()) view.lay(pocket);
      else await view.land(pocket);
      sound.stop(0);
      betting.fell(pocket);
      const { t, money } = table.language();
      const landed = t('landed', { pocket, colour: t(colourOf(pocket)) });
      const won = played.winMinor > 0;
      const result = won ? t('won', { amount: money(played.winMinor, table.bank().currency) }) : t('nothing');
      controls.say(`${landed}. ${result}`, won ? 'win' : 'plain');
      controls.showBalance(played.balanceMinor);
      table.settled(played);
      if (won) {
        sound.win(played.winMinor / played.stakeMinor);
        await countUp(table, 0, played.winMinor, 900);
      }
    }
    controls.setBusy(false);
    betting.setBusy(false);
  };

  return { resize: view.resize, spin, dress: betting.dress };
}
