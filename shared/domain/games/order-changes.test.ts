import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyOrderChanges } from './order-changes.ts';

const idList = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 60 });
const changes = fc.array(
  fc.record({ gameId: fc.integer({ min: 1, max: 500 }), position: fc.integer({ min: -3, max: 80 }) }),
);

describe('§3 manual order changes', () => {
  test('a moved game is where the editor put it', () => {
    expect(applyOrderChanges([1, 2, 3, 4, 5], [{ gameId: 4, position: 0 }])).toEqual([4, 1, 2, 3, 5]);
    expect(
      applyOrderChanges(
        [1, 2, 3, 4, 5],
        [
          { gameId: 1, position: 3 },
          { gameId: 5, position: 0 },
        ],
      ),
    ).toEqual([5, 2, 3, 1, 4]);
  });

  test('past the end is last, before the start is first, a game that is not there is not added', () => {
    expect(applyOrderChanges([1, 2, 3], [{ gameId: 1, position: 99 }])).toEqual([2, 3, 1]);
    expect(applyOrderChanges([1, 2, 3], [{ gameId: 3, position: -1 }])).toEqual([3, 1, 2]);
    expect(applyOrderChanges([1, 2, 3], [{ gameId: 9, position: 0 }])).toEqual([1, 2, 3]);
  });

  test('of two changes for one game the last counts; of two games for one position the first takes it', () => {
    expect(
      applyOrderChanges(
        [1, 2, 3],
        [
          { gameId: 3, position: 0 },
          { gameId: 3, position: 1 },
        ],
      ),
    ).toEqual([1, 3, 2]);
    expect(
      applyOrderChanges(
        [1, 2, 3, 4],
        [
          { gameId: 4, position: 1 },
          { gameId: 3, position: 1 },
        ],
      ),
    ).toEqual([1, 4, 3, 2]);
  });

  test('no game is lost, none comes twice, those not moved keep their order', () => {
    fc.assert(
      fc.property(idList, changes, (ids, wishes) => {
        const ordered = applyOrderChanges(ids, wishes);
        expect(ordered.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
        const moved = new Set(wishes.map(({ gameId }) => gameId));
        const still = (list: readonly number[]) => list.filter((id) => !moved.has(id));
        expect(still(ordered)).toEqual(still(ids));
      }),
    );
  });

  test('changes for different games at different positions within the list all apply', () => {
    fc.assert(
      fc.property(idList, fc.infiniteStream(fc.nat()), (ids, random) => {
        const picks = random[Symbol.iterator]();
        const pick = (): number => picks.next().value ?? 0;
        const positions = new Set(ids.slice(0, 5).map(() => pick() % Math.max(ids.length, 1)));
        const wishes = [...positions].map((position, index) => ({ gameId: ids[index] ?? 0, position }));
        const ordered = applyOrderChanges(ids, wishes);
        for (const { gameId, position } of wishes) expect(ordered[position]).toBe(gameId);
      }),
    );
  });
});
