import type { LineWin, ReelSymbol, ReelsOutcome } from '../../session/contract.ts';
import type { GameLanguage } from '../language.ts';
import { part } from '../part.ts';
import { countUp, pause, tryPlay, type Table } from '../round.ts';
import type { Scene } from '../scenes/scenes.ts';
import { createReelsView } from './reels-view.ts';

/** In minor units. Great Britain allows 5.00 a round on slots; no slot here takes more. */
export const SLOT_STAKES = [10, 20, 40, 60, 80, 100, 150, 200, 300, 400, 500] as const;
export const FIRST_SLOT_STAKE = 20;

/** From one start to the next, as Great Britain's rules for slots have it. */
const MIN_ROUND_MS = 2_500;
const BIG_WIN_STAKES = 15;
const LINE_SHOWN_MS = 1_300;

/** What stands on the reels before the first round. */
const FIRST_SIGHT: readonly (readonly ReelSymbol[])[] = [
  ['high-one', 'ace', 'low-two'],
  ['low-one', 'high-two', 'king'],
  ['wild', 'queen', 'high-one'],
  ['low-two', 'high-two', 'ten'],
  ['jack', 'low-one', 'scatter'],
];

type Spin = { reels: ReelSymbol[][]; lines: LineWin[] };

export type Game = {
  resize(): void;
  spin(): Promise<void>;
  /** Writes the words of its own anew. */
  dress?(language: GameLanguage): void;
};

/** Five reels of three rows on ten lines. One round at a time; what the platform drew is what is shown. */
export function createSlotGame(scene: Scene, table: Table): Game {
  const { controls, sound, still } = table;
  const view = createReelsView(part('.board', HTMLCanvasElement), scene, still);
  const bigWin = part('.big-win', HTMLDivElement);
  let onReels: readonly (readonly ReelSymbol[])[] = FIRST_SIGHT;
  let round = 0;
  view.set(onReels);

  const show = async (reels: readonly (readonly ReelSymbol[])[]): Promise<void> => {
    onReels = reels;
    if (still()) view.set(reels);
    else await view.stop(reels, (reel) => sound.stop(reel));
  };
  const start = (): void => {
    view.highlight([]);
    if (!still()) view.run();
  };

  /** Lights one winning line after the other until the next round begins. */
  const cycle = async (lines: readonly LineWin[], of: number): Promise<void> => {
    if (lines.length < 2 || still()) return;
    await pause(LINE_SHOWN_MS);
    const isCurrent = (): boolean => of === round;
    for (let at = 0; isCurrent(); at = (at + 1) % lines.length) {
      view.highlight(lines.slice(at, at + 1));
      await pause(LINE_SHOWN_MS);
    }
  };

  const celebrate = async (wonMinor: number, stakeMinor: number): Promise<void> => {
    const { t, money } = table.language();
    controls.say(t('won', { amount: money(wonMinor, table.bank().currency) }), 'win');
    // What does not give back the stake is not dressed up as a win.
    if (wonMinor <= stakeMinor) return controls.showWin(wonMinor);
    const stakes = wonMinor / stakeMinor;
    sound.win(stakes / 3);
    if (stakes >= BIG_WIN_STAKES) {
      part('strong', HTMLElement, bigWin).textContent = t('big');
      part('span', HTMLElement, bigWin).textContent = money(wonMinor, table.bank().currency);
      bigWin.hidden = false;
    }
    await countUp(table, 0, wonMinor, Math.min(2_600, 500 + stakes * 60));
    if (!bigWin.hidden) await pause(1_400);
    bigWin.hidden = true;
  };

  const playFreeSpins = async (outcome: ReelsOutcome, firstWinMinor: number): Promise<void> => {
    const { t } = table.language();
    let wonMinor = firstWinMinor;
    for (const [index, free] of outcome.freeSpins.entries()) {
      await pause(still() ? 700 : 1_100);
      controls.say(t('freeSpin', { at: index + 1, of: outcome.freeSpins.length }), 'win');
      start();
      await show(free.reels);
      view.highlight(free.lines);
      await countUp(table, wonMinor, wonMinor + free.winMinor, free.winMinor > 0 ? 500 : 0);
      wonMinor += free.winMinor;
    }
  };

  const spin = async (): Promise<void> => {
    round += 1;
    const current = round;
    const earliestEnd = pause(MIN_ROUND_MS);
    controls.setBusy(true);
    controls.showWin(null);
    controls.say(table.language().t('spinning'));
    const before = onReels;
    start();
    sound.tick();

    const played = await tryPlay(table, { stakeMinor: controls.stakeMinor() });
    if (played === undefined || played.outcome.kind !== 'reels') {
      await show(before);
      controls.setBusy(false);
      return;
    }
    const { outcome, winMinor, stakeMinor } = played;
    await show(outcome.reels);
    const first: Spin = outcome;
    const firstWinMinor = first.lines.reduce((sum, line) => sum + line.winMinor, 0);
    view.highlight(first.lines);
    if (outcome.freeSpins.length > 0) await playFreeSpins(outcome, firstWinMinor);
    controls.showBalance(played.balanceMinor);
    table.settled(played);
    if (winMinor > 0) await celebrate(winMinor, stakeMinor);
    else controls.say(table.language().t('nothing'));
    await earliestEnd;
    controls.setBusy(false);
    if (outcome.freeSpins.length === 0) void cycle(first.lines, current);
  };

  return { resize: view.resize, spin };
}
