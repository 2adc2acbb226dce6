import type { Random } from '../data/catalogue-seed.ts';
import type { LineWin, ReelSymbol, ReelsOutcome } from './contract.ts';

/** The ten lines: for each, the row (0 top to 2 bottom) on each of the five reels. `LineWin.line` indexes it. */
export const PAY_LINES: readonly (readonly [number, number, number, number, number])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/** How often a symbol stands on a reel, in 100ths, and what 3, 4 and 5 of it pay on a line, in tenths of the stake. */
export const SYMBOLS: Record<ReelSymbol, { weight: number; pays: readonly [number, number, number] }> = {
  ten: { weight: 17, pays: [11, 48, 150] },
  jack: { weight: 16, pays: [11, 45, 165] },
  queen: { weight: 14, pays: [16, 58, 200] },
  king: { weight: 13, pays: [16, 65, 220] },
  ace: { weight: 11, pays: [24, 80, 275] },
  'low-one': { weight: 9, pays: [33, 140, 500] },
  'low-two': { weight: 7, pays: [45, 190, 770] },
  'high-one': { weight: 5, pays: [80, 440, 1650] },
  'high-two': { weight: 3, pays: [160, 1100, 5000] },
  wild: { weight: 3, pays: [0, 0, 0] },
  scatter: { weight: 2, pays: [0, 0, 0] },
};

/** Each symbol as often as it stands on a reel. */
export const STRIP: readonly ReelSymbol[] = entriesOf(SYMBOLS).flatMap(([symbol, { weight }]) =>
  Array.from({ length: weight }, () => symbol),
);
const REELS = 5;
const ROWS = 3;
const SCATTERS_FOR_FREE_SPINS = 3;
const FREE_SPINS = 8;

type Spin = { reels: ReelSymbol[][]; lines: LineWin[]; winMinor: number };

/** A round: one spin and, with three scatters, eight free ones at the same stake. */
export function playReels(stakeMinor: number, random: Random): { outcome: ReelsOutcome; winMinor: number } {
  const first = spin(stakeMinor, random);
  const scatters = first.reels.flat().filter((symbol) => symbol === 'scatter').length;
  const freeSpins =
    scatters >= SCATTERS_FOR_FREE_SPINS
      ? Array.from({ length: FREE_SPINS }, () => spin(stakeMinor, random))
      : [];
  const winMinor = freeSpins.reduce((sum, free) => sum + free.winMinor, first.winMinor);
  return {
    outcome: { kind: 'reels', reels: first.reels, lines: first.lines, scatters, freeSpins },
    winMinor,
  };
}

function spin(stakeMinor: number, random: Random): Spin {
  const reels = Array.from({ length: REELS }, () => Array.from({ length: ROWS }, () => random.pick(STRIP)));
  const lines = PAY_LINES.flatMap((rows, line) => {
    const win = lineWin(
      rows.map((row, reel) => reels[reel]?.[row] ?? 'scatter'),
      stakeMinor,
    );
    return win === null ? [] : [{ line, ...win }];
  });
  return { reels, lines, winMinor: lines.reduce((sum, { winMinor }) => sum + winMinor, 0) };
}

/** The run from the left of one symbol, wilds counting for it. */
function lineWin(symbols: readonly ReelSymbol[], stakeMinor: number): Omit<LineWin, 'line'> | null {
  const symbol = symbols.find((one) => one !== 'wild') ?? 'high-two';
  const end = symbols.findIndex((one) => one !== symbol && one !== 'wild');
  const count = end === -1 ? symbols.length : end;
  const tenths = SYMBOLS[symbol].pays[count - 3];
  if (tenths === undefined || tenths === 0) return null;
  return { symbol, count, winMinor: Math.floor((tenths * stakeMinor) / 10) };
}

function entriesOf<K extends string, V>(record: Record<K, V>): [K, V][] {
  const pairs: [K, V][] = [];
  for (const key in record) pairs.push([key, record[key]]);
  return pairs;
}
