import { expect, test } from 'vitest';
import { angleOf, ballPath, BALL_SPEED, POCKETS, WHEEL_SPEED } from './ball-path.ts';

test('wherever the ball and the wheel are, the ball ends over the pocket that was drawn', () => {
  for (const pocket of POCKETS) {
    for (const [ball, wheel] of [
      [0, 0],
      [-41.3, 7.7],
      [12, 100.5],
    ] as const) {
      const path = ballPath(ball, wheel, angleOf(pocket));
      const end = path.at(path.seconds);
      const off = Math.cos(end.angle - (wheel + WHEEL_SPEED * path.seconds + angleOf(pocket)));
      expect(off).toBeCloseTo(1, 6);
      expect(end.depth).toBe(1);
      expect(path.seconds).toBeGreaterThan(4.4);
      expect(path.seconds).toBeLessThan(7);
    }
  }
});

test('the ball slows down from the speed it had on the rim', () => {
  const path = ballPath(-3, 1, angleOf(17));
  const speed = (path.at(0.01).angle - path.at(0).angle) / 0.01;
  expect(speed / BALL_SPEED).toBeCloseTo(1, 1);
});

test('the wheel has every number from 0 to 36 once', () => {
  expect(POCKETS.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
});
