import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jackpotMeter } from './jackpot-meter.ts';

const amounts = fc.double({ min: 0, max: 50_000_000, noNaN: true });
const times = fc.integer({ min: 0, max: 3_600_000 });

it('a jackpot meter never shows more than can be won, and never runs backwards', () => {
  fc.assert(
    fc.property(amounts, times, times, (amount, one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
      const shown = jackpotMeter(amount, earlier);
      expect(shown).toBeLessThanOrEqual(amount);
      expect(shown).toBeLessThanOrEqual(jackpotMeter(amount, later));
    }),
  );
});

it('a jackpot meter starts a thousandth below the amount and arrives at it', () => {
  expect(jackpotMeter(1_000_000, 0)).toBe(999_000);
  expect(jackpotMeter(1_000_000, 300_000)).toBe(999_500);
  expect(jackpotMeter(1_000_000, 600_000)).toBe(1_000_000);
  expect(jackpotMeter(1_000_000, 9_000_000)).toBe(1_000_000);
});
