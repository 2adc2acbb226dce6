import { expect, test } from 'vitest';
import { ReportDesk } from './report-desk.ts';

test.each([
  [0, 0, []],
  [0.25, 3, [1, 5, 9]],
  [1, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('with a share of %d, %i of ten reports are logged: the first, and then evenly', (share, logged, which) => {
  const desk = new ReportDesk({ network: 1, all: 1 });
  const ten = Array.from({ length: 10 }, (_, index) => index + 1);
  expect(ten.filter(() => desk.count(share))).toEqual(which);
  expect(desk.counts()).toEqual({ reported: 10, logged, refused: 0 });
});

test('messages are few from one network, and from all of them together', () => {
  const desk = new ReportDesk({ network: 2, all: 3 });
  const takes = (network: string, now = 0) => desk.takes(network, now);
  // What one network sends too often takes nothing from the others.
  expect([takes('a'), takes('a'), takes('a'), takes('b'), takes('c')]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(takes('a', 60_000)).toBe(true);
});
