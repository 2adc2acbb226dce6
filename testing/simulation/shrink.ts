import type { Fault } from './faults.ts';
import type { Violation } from './invariants.ts';
import { simulate } from './simulate.ts';

/**
 * A seed's violation with the fewest faults: each is left out in turn, and stays out while the same invariant is violated
 * without it, and no later.
 * @throws (rejects) Error when the seed violates nothing
 */
export async function shrink(
  seed: number,
): Promise<{ readonly violation: Violation; readonly faults: readonly Fault[] }> {
  let { violation, faults } = await simulate({ seed });
  if (violation === null) throw new Error(`seed ${seed} violates nothing`);
  const all = faults;
  const without = new Set<number>();
  for (const [index, fault] of all.entries()) {
    // A fault that begins later had no part in it.
    if (fault.from <= violation.at) {
      const tried = await simulate({ seed, without: new Set([...without, index]), endMs: violation.at });
      if (tried.violation?.invariant !== violation.invariant) continue;
      ({ faults } = tried);
      violation = tried.violation;
    }
    without.add(index);
  }
  return { violation, faults: all.filter((_, index) => !without.has(index)) };
}
