import { expect, test } from 'vitest';
import { testTimers } from '../../testing/client/collaborators.ts';
import { Overlays } from './overlays.ts';
import { WishNotice } from './wish-notice.ts';

function noticeAndTimers() {
  const timers = testTimers();
  const overlays = new Overlays(timers);
  return { made: new WishNotice({ timers }, overlays), timers, overlays };
}
const notice = () => noticeAndTimers().made;

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

test('§8 also of one that the platform grants late', () => {
  const { made, timers } = noticeAndTimers();
  made.wait();
  made.missLoad();
  expect(made.state.peek()).toBe('not-loaded');
  timers.pass(1_000);
  expect(made.state.peek()).toBe('waiting');
  made.endWish();
  expect(made.state.peek()).toBe('not-loaded');
});

test.each([
  ['fail', 'failed'],
  ['endGame', 'game-ended'],
] as const)('§8 and after %s, unless the visitor has closed the notice', (name, told) => {
  const { state, missLoad, endWish, hide, [name]: say } = notice();
  missLoad();
  say();
  expect(state.peek()).toBe(told);
  endWish();
  expect(state.peek()).toBe('not-loaded');
  say();
  hide();
  expect(state.peek()).toBe('hidden');
});

test.each(['fail', 'endGame'] as const)('§8 what does not come is told at once, also after %s', (name) => {
  const made = notice();
  made[name]();
  made.missLoad();
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

test('§7.6 nothing is said of a wish while something that was opened since lies over the page; of a logout it is', () => {
  const { made, timers, overlays } = noticeAndTimers();
  made.wait(timers.now());
  timers.pass(100);
  overlays.restack(['infoPopup']);
  timers.pass(1_000);
  expect(made.state.peek()).toBe('hidden');
  overlays.restack([]);
  expect(made.state.peek()).toBe('waiting');
  overlays.restack(['infoPopup']);
  made.fail();
  expect(made.state.peek()).toBe('hidden');
  made.wait();
  made.fail();
  expect(made.state.peek()).toBe('failed');
});
