// @vitest-environment own-window
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPrefetching } from './prefetch.ts';
import type { Router } from './router.ts';

test.each([
  ['is fetched ahead', false, ['/slots/']],
  ['is not, where the document says so', true, []],
])('§9 the page of a link that has the focus %s', (_what, isSparing, expected) => {
  document.documentElement.toggleAttribute('data-no-prefetch', isSparing);
  onTestFinished(() => document.documentElement.removeAttribute('data-no-prefetch'));
  document.body.innerHTML = '<main><a href="/slots/">Slots</a></main>';
  const fetched: string[] = [];
  const prefetch = vi.fn<Router['prefetch']>((url) => void fetched.push(url.pathname));
  startPrefetching({ prefetch }, () => false);
  document.querySelector('a')?.focus();
  expect(fetched).toEqual(expected);
});

test('§9 the page of a link that a pointer only passes over is not fetched, that of the one it stays on is', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  document.body.innerHTML = '<main><a href="/slots/">Slots</a><a href="/blog/">Magazine</a></main>';
  const fetched: string[] = [];
  startPrefetching({ prefetch: (url) => void fetched.push(url.pathname) }, () => false);
  for (const link of document.querySelectorAll('a')) {
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    vi.advanceTimersByTime(50);
  }
  expect(fetched).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(fetched).toEqual(['/blog/']);
});
