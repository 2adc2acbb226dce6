import { expect, test, vi } from 'vitest';
import { createEvents } from './events.ts';

test('a handler that is taken off is not called again', () => {
  const events = createEvents();
  const handler = vi.fn();
  const off = events.on('gameClosed', handler);
  events.emit('gameClosed', { gameId: 1 });
  off();
  events.emit('gameClosed', { gameId: 2 });
  expect(handler.mock.calls).toEqual([[{ gameId: 1 }]]);
});

test('only ready is remembered for those who come late', async () => {
  const events = createEvents();
  events.emit('ready', { version: '1' });
  events.emit('gameClosed', { gameId: 1 });
  const [ready, closed] = [vi.fn(), vi.fn()];
  events.on('ready', ready);
  events.on('gameClosed', closed);
  await Promise.resolve();
  expect(ready).toHaveBeenCalledWith({ version: '1' });
  expect(closed).not.toHaveBeenCalled();
});
