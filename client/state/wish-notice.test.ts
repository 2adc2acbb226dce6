import { expect, test } from 'vitest';
import { testTimers } from '../../testing/client/collaborators.ts';
import { WishNotice } from './wish-notice.ts';

const notice = () => new WishNotice({ timers: testTimers() });

test('§8 that a part is missing is told until one that was asked for after it has come', () => {
  const { state, missLoad, ask } = notice();
  const asked = ask();
  missLoad();
  asked();
  expect(state.peek()).toBe('not-loaded');
  ask()();
  expect(state.peek()).toBe('hidden');
});

test.each(['wait', 'endWish'] as const)('§8 and whatever becomes of a wish: %s', (name) => {
  const made = notice();
  made.missLoad();
  made[name]();
  expect(made.state.peek()).toBe('not-loaded');
});

test.each(['fail', 'endGame'] as const)(
  'what was said of an older wish, %s, goes with a newer one',
  (name) => {
    const made = notice();
    made[name]();
    made.wait();
    expect(made.state.peek()).toBe('hidden');
  },
);
