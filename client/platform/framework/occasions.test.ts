import { expect, test } from 'vitest';
import { testTimers } from '../../../testing/client/collaborators.ts';
import { createOccasions } from './occasions.ts';

test('the framework is asked five times in five seconds at most, and once afterwards for what came beyond', () => {
  const timers = testTimers();
  let asked = 0;
  const occasion = createOccasions(timers, () => {
    asked += 1;
  });
  for (let event = 0; event < 8; event += 1) occasion();
  expect(asked).toBe(5);
  timers.pass(4_999);
  expect(asked).toBe(5);
  timers.pass(1);
  expect(asked).toBe(6);
  timers.pass(60_000);
  expect(asked).toBe(6);
});
