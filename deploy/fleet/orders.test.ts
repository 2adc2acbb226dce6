import { expect, test } from 'vitest';
import { json, serve } from '../../testing/worker/http-server.ts';
import { oneAtATime, orderGiver } from './orders.ts';

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

test('an order that the Worker refuses, or never hears, is said in the log', async () => {
  const said: string[] = [];
  const { origin } = await serve(json({}, 503));
  const log = (message: string) => void said.push(message);
  await orderGiver({ origin, token: 'x', log })('refresh');
  await orderGiver({ origin: 'http://127.0.0.1:1', token: 'x', log })('changes');
  expect(said).toEqual([
    'The Worker answered refresh with 503',
    expect.stringContaining('The Worker was not reached for changes'),
  ]);
});
