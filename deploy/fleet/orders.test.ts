import { expect, test } from 'vitest';
import { oneAtATime } from './orders.ts';

test('work that is asked for while it runs is done once more after it, however often it was asked for', async () => {
  const ends: (() => void)[] = [];
  const ask = oneAtATime(() => new Promise((resolve) => ends.push(() => resolve())));
  const end = async (): Promise<void> => {
    ends.at(-1)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  ask();
  expect(ends).toHaveLength(1);
  ask();
  ask();
  expect(ends).toHaveLength(1);
  await end();
  expect(ends).toHaveLength(2);
  await end();
  expect(ends).toHaveLength(2);
  ask();
  expect(ends).toHaveLength(3);
});
