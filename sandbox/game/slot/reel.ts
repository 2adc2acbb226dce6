import type { ReelSymbol } from '../../session/contract.ts';
import { STRIP } from '../../session/reels.ts';

export const ROWS = 3;

const FULL_SPEED = 19; // rows a second
const START_UP_S = 0.28;
const WIND_UP_ROWS = 0.22;
const ROWS_TO_STOP = 5;
/** How far a reel runs past its place before it settles; the larger, the further. */
const OVERSHOOT = 0.9;

type Phase =
  | { name: 'still' }
  | { name: 'running'; since: number; from: number }
  | { name: 'stopping'; since: number; from: number; to: number; takes: number };

export type Reel = {
  start(now: number): void;
  /** Brings it to rest on these three, from top to bottom. Times are seconds. */
  stopOn(symbols: readonly ReelSymbol[], now: number): void;
  /** Puts it on these three without a movement. */
  set(symbols: readonly ReelSymbol[]): void;
  /** Moves it to where it is at this time; true while it moves. */
  advance(now: number): boolean;
  /** The symbols in sight with their row, 0 top to 2 bottom, fractions in between. */
  inSight(): { symbol: ReelSymbol; row: number }[];
  /** Rows a second. */
  speed(): number;
};

/**
 * One reel as a strip without an end. Symbol `k` of the strip stands in row `position - k`, so a growing position moves all
 * of them down, and what it stops on is laid down ahead of where it is.
 */
export function createReel(index: number): Reel {
  const strip = new Map<number, ReelSymbol>();
  let position = 0;
  let speed = 0;
  let phase: Phase = { name: 'still' };

  const symbolAt = (place: number): ReelSymbol => {
    const laid = strip.get(place);
    if (laid !== undefined) return laid;
    // What turns past comes as often as it is drawn, so that a spin looks like what it is.
    const passing = STRIP[Math.abs(place * 37 + index * 13) % STRIP.length] ?? 'ten';
    strip.set(place, passing);
    return passing;
  };
  const lay = (symbols: readonly ReelSymbol[], at: number): void => {
    symbols.forEach((symbol, row) => strip.set(at - row, symbol));
  };
  const move = (to: number, now: number, before: number): void => {
    speed = now > before ? (to - position) / (now - before) : 0;
    position = to;
  };
  let last = 0;

  return {
    start(now) {
      phase = { name: 'running', since: now, from: position };
      last = now;
    },
    stopOn(symbols, now) {
      const to = Math.ceil(position) + ROWS_TO_STOP;
      // What is in sight stays as it is; the places above it are new.
      for (let place = Math.ceil(position) + 1; place <= to + 1; place += 1) strip.delete(place);
      lay(symbols, to);
      // So long that the stop begins at the speed of the run: the curve's slope at its start is 3 + OVERSHOOT.
      const takes = ((to - position) * (3 + OVERSHOOT)) / FULL_SPEED;
      phase = { name: 'stopping', since: now, from: position, to, takes };
    },
    set(symbols) {
      phase = { name: 'still' };
      position = Math.round(position);
      speed = 0;
      lay(symbols, position);
    },
    advance(now) {
      const before = last;
      last = now;
      if (phase.name === 'running') {
        const time = now - phase.since;
        move(phase.from + runUp(time), now, before);
      } else if (phase.name === 'stopping') {
        const share = Math.min(1, (now - phase.since) / phase.takes);
        move(phase.from + (phase.to - phase.from) * settle(share), now, before);
        if (share === 1) {
          position = phase.to;
          speed = 0;
          phase = { name: 'still' };
          for (const place of strip.keys()) if (place < position - ROWS - 1) strip.delete(place);
        }
      }
      return phase.name !== 'still';
    },
    inSight() {
      const first = Math.ceil(position) + 1;
      return Array.from({ length: ROWS + 3 }, (_, down) => {
        const place = first - down;
        return { symbol: symbolAt(place), row: position - place };
      });
    },
    speed: () => speed,
  };
}

/** Rows run after `time` seconds: a small draw backwards, then up to full speed. */
function runUp(time: number): number {
  const share = Math.min(1, time / START_UP_S);
  const drawn = -WIND_UP_ROWS * Math.sin(Math.PI * share) * (1 - share);
  const gained = (FULL_SPEED * START_UP_S * share ** 3) / 3;
  return drawn + gained + Math.max(0, time - START_UP_S) * FULL_SPEED;
}

/** From 0 to 1, past it and back: a heavy thing that comes to rest. */
function settle(share: number): number {
  const left = share - 1;
  return 1 + (OVERSHOOT + 1) * left ** 3 + OVERSHOOT * left ** 2;
}
