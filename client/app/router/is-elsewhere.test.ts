// @vitest-environment own-window
import { expect, onTestFinished, test, vi } from 'vitest';
import { isElsewhere } from './is-elsewhere.ts';

/** A document that was asked for as `/promotions/?banner=2`, and stands under another address now. */
function arrive(type: string, now: string) {
  const name = 'https://casino.example/promotions/?banner=2#rules';
  history.replaceState(null, '', now);
  const arrival = { entryType: 'navigation', duration: 0, startTime: 0, toJSON: () => '', name, type };
  say([arrival]);
}

function say(entries: PerformanceEntry[]) {
  const spy = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  onTestFinished(() => spy.mockRestore());
}

test('§2.6 a second Back that came before anything ran has led elsewhere', () => {
  arrive('back_forward', '/blog/?banner=2');
  expect(isElsewhere()).toBe(true);
  arrive('back_forward', '/promotions/');
  expect(isElsewhere()).toBe(true);
});

test.each([
  ['back_forward', '/promotions/?banner=2'],
  ['back_forward', '/promotions/?banner=2#main'],
  // A reload, or a link: only Back leads to an address within the document.
  ['reload', '/blog/'],
  ['navigate', '/blog/'],
])('a document that was reached by “%s” and stands under %s is where it was asked for', (type, now) => {
  arrive(type, now);
  expect(isElsewhere()).toBe(false);
});

test('where browsers say nothing of how a document was reached nothing is made of it', () => {
  history.replaceState(null, '', '/blog/');
  say([]);
  expect(isElsewhere()).toBe(false);
});
