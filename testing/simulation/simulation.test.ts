import { describe, expect, test } from 'vitest';
import { simulate } from './simulate.ts';

/** Between them they hold every kind of fault; three of them once found one of ours. */
const SEEDS = [2, 10, 17, 338_566_033];

describe('§8 the edge under faults', () => {
  test.each(SEEDS)('seed %i: no invariant is violated', async (seed) => {
    const { violation, requests } = await simulate({ seed });
    expect(violation, `npm run simulate -- --seed ${seed}`).toBeNull();
    expect(requests).toBeGreaterThan(20_000);
  });

  test('a seed is played again in the same way, event for event', async () => {
    const seed = 26;
    expect(await simulate({ seed })).toEqual(await simulate({ seed }));
  });
});
