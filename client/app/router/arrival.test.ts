// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { focusOnArrival } from './arrival.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<header><a href="/">Home</a></header><main><h1>Slots</h1><h2 id="new & noted">New</h2></main>';
  document.querySelector('a')?.focus();
});

test('§2.12 the focus moves to the heading of the new page', () => {
  focusOnArrival('');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('or to the element that the hash names', () => {
  focusOnArrival('#new%20%26%20noted');
  expect(document.activeElement?.tagName).toBe('H2');
});

test('with a hash that names no element, or cannot be decoded, it moves to the heading', () => {
  for (const hash of ['#gone', '#%', '#']) {
    document.querySelector('a')?.focus();
    focusOnArrival(hash);
    expect(document.activeElement?.tagName, hash).toBe('H1');
  }
});

test('on a page without a heading it moves to the main element', () => {
  document.querySelector('h1')?.remove();
  focusOnArrival('');
  expect(document.activeElement?.tagName).toBe('MAIN');
});
