import { expect, test } from 'vitest';
import { createReel } from './reel.ts';

const TARGET = ['ace', 'wild', 'ten'] as const;

test('a reel comes to rest exactly on what it was told, from whatever place it was stopped', () => {
  for (const stopAt of [0.1, 0.33, 0.75, 1.234, 4]) {
    const reel = createReel(0);
    reel.start(0);
    for (let time = 0; time < stopAt; time += 1 / 60) reel.advance(time);
    reel.stopOn(TARGET, stopAt);
    let time = stopAt;
    while (reel.advance(time)) time += 1 / 60;
    const rows = reel.inSight().filter(({ row }) => row >= 0 && row <= 2);
    expect(rows).toEqual([
      { symbol: 'ace', row: 0 },
      { symbol: 'wild', row: 1 },
      { symbol: 'ten', row: 2 },
    ]);
    expect(time - stopAt).toBeLessThan(1.6);
  }
});

test('a reel that is stopped goes on at the speed it had: no jerk', () => {
  const reel = createReel(2);
  reel.start(0);
  for (let time = 0; time < 1; time += 1 / 120) reel.advance(time);
  const running = reel.speed();
  reel.stopOn(TARGET, 1);
  reel.advance(1 + 1 / 120);
  expect(Math.abs(reel.speed() - running) / running).toBeLessThan(0.12);
});

test('what is in sight when a reel is stopped stays as it is', () => {
  const reel = createReel(1);
  reel.start(0);
  for (let time = 0; time < 0.8; time += 1 / 60) reel.advance(time);
  const before = reel.inSight().filter(({ row }) => row > -1);
  reel.stopOn(TARGET, 0.8);
  expect(reel.inSight().filter(({ row }) => row > -1)).toEqual(before);
});
