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
