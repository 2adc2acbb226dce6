import type { RequestBody } from '../session/contract.ts';
import type { Bank, Round } from './bank.ts';
import type { Controls } from './controls.ts';
import type { GameLanguage } from './language.ts';
import { PlayRefused } from './play-call.ts';
import type { Sound } from './sound.ts';

/** What a game is given, and asks for again each time: language and bank change while it is open. */
export type Table = {
  language(): GameLanguage;
  bank(): Bank;
  controls: Controls;
  sound: Sound;
  /** The player wants nothing to move. */
  still(): boolean;
  /** A round is over and its balance in sight: now the page around may show it too. */
  settled(round: Round): void;
  /** The token is no longer good; the game goes on with demo money. */
  lapsed(): void;
};

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Asks the bank to play. Undefined when it refused: the player has been told why, and no money moved. */
export async function tryPlay(table: Table, request: RequestBody<'play'>): Promise<Round | undefined> {
  const { controls, language } = table;
  const bank = table.bank();
  controls.showBalance(bank.balanceMinor() - request.stakeMinor);
  try {
    return await bank.play(request);
  } catch (error) {
    if (!(error instanceof PlayRefused)) throw error;
    controls.showBalance(bank.balanceMinor());
    if (error.code === 'unauthorised') table.lapsed();
    controls.say(language().t(reasonOf(error.code)));
    return undefined;
  }
}

function reasonOf(code: string): 'noFunds' | 'lapsed' | 'unreachable' | 'refused' {
  if (code === 'insufficient-funds') return 'noFunds';
  if (code === 'unauthorised') return 'lapsed';
  return code === 'unreachable' ? 'unreachable' : 'refused';
}

/** Counts a win up before the player's eyes; at once for those who want nothing to move. */
export async function countUp(table: Table, fromMinor: number, toMinor: number, ms: number): Promise<void> {
  const started = performance.now();
  while (!table.still()) {
    const share = Math.min(1, (performance.now() - started) / ms);
    table.controls.showWin(Math.round(fromMinor + (toMinor - fromMinor) * share));
    if (share === 1) break;
    await pause(33);
  }
  table.controls.showWin(toMinor);
}
