import type { Random } from '../data/catalogue-seed.ts';
import type { RequestBody, WheelOutcome } from './contract.ts';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const STRAIGHT_UP_PAYS = 36;
const EVEN_MONEY_PAYS = 2;

export type WheelBet = NonNullable<RequestBody<'play'>['bet']>;

/** A round of single-zero roulette; `winMinor` includes the stake given back. */
export function playWheel(
  stakeMinor: number,
  bet: WheelBet,
  random: Random,
): { outcome: WheelOutcome; winMinor: number } {
  const pocket = random.between(0, 36);
  const colour = colourOf(pocket);
  const outcome: WheelOutcome = { kind: 'wheel', pocket, colour };
  if (typeof bet === 'number') {
    return { outcome, winMinor: bet === pocket ? stakeMinor * STRAIGHT_UP_PAYS : 0 };
  }
  const parity = pocket % 2 === 0 ? 'even' : 'odd';
  const won = pocket !== 0 && (bet === colour || bet === parity);
  return { outcome, winMinor: won ? stakeMinor * EVEN_MONEY_PAYS : 0 };
}

export function colourOf(pocket: number): WheelOutcome['colour'] {
  if (pocket === 0) return 'green';
  return RED.has(pocket) ? 'red' : 'black';
}
