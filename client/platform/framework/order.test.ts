import { expect, test } from 'vitest';
import { createOrder } from './order.ts';

test('an answer counts unless one that was asked later was taken before it', () => {
  const order = createOrder();
  const first = order.ask();
  const second = order.ask();
  const third = order.ask();
  expect(first.take()).toBe(true);
  expect(third.take()).toBe(true);
  expect(second.isNewest()).toBe(false);
  expect(second.take()).toBe(false);
  expect(third.isNewest()).toBe(true);
});

test('an event outdates whatever was asked before it, and nothing that is asked after it', () => {
  const order = createOrder();
  const before = order.ask();
  order.hear();
  const after = order.ask();
  expect([before.take(), after.take()]).toEqual([false, true]);
});
