import { expect, test, vi } from 'vitest';
import { testTimers } from '../../testing/client/collaborators.ts';
import { Overlays } from './overlays.ts';

test('of the overlays without a model of their own one is open at a time', () => {
  const overlays = new Overlays(testTimers());
  overlays.open('one');
  overlays.open('other');
  expect(overlays.openName.value).toBe('other');
  overlays.close('one');
  expect(overlays.openName.value).toBe('other');
  overlays.close('other');
  expect(overlays.openName.value).toBeNull();
});

test('what comes late gives way to what was asked for since, and takes the place of what was not', () => {
  const timers = testTimers();
  const overlays = new Overlays(timers);
  const askedMs = timers.now();
  overlays.open('before');
  timers.pass(5);
  overlays.open('late', askedMs);
  overlays.restack(['late']);
  expect([overlays.openName.value, overlays.askedMs('late'), overlays.askedMs('before')]).toEqual([
    'late',
    askedMs,
    undefined,
  ]);
  overlays.open('since');
  overlays.open('late', askedMs);
  expect([overlays.openName.value, overlays.askedMs('since')]).toEqual(['since', askedMs + 5]);
  overlays.close('since');
  overlays.restack([]);
  overlays.open('late', askedMs);
  expect(overlays.openName.value).toBe('late');
});

test('so it does to whatever else lies over the page since, and to another page that was asked for', () => {
  const timers = testTimers();
  const overlays = new Overlays(timers);
  const askedMs = timers.now();
  overlays.restack(['sideMenu']);
  expect(overlays.isOutdated(askedMs)).toBe(false);
  timers.pass(5);
  overlays.restack(['sideMenu', 'search']);
  expect(overlays.isOutdated(askedMs)).toBe(true);
  overlays.restack(['sideMenu']);
  expect(overlays.isOutdated(askedMs)).toBe(false);
  overlays.turn();
  overlays.open('late', askedMs);
  expect(overlays.openName.value).toBeNull();
});

test('what is asked for after the clock was set back opens', () => {
  const timers = testTimers();
  const overlays = new Overlays(timers);
  vi.spyOn(timers, 'now').mockReturnValueOnce(timers.now() + 3_600_000);
  overlays.turn();
  overlays.open('contact');
  expect(overlays.openName.value).toBe('contact');
});
