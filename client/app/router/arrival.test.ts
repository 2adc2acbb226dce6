// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { focusOnArrival } from './arrival.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<header><a href="/">Home</a></header><main><h1>Slots</h1><h2 id="new & noted">New</h2></main>';
  document.querySelector('a')?.focus();
});

test('§2.12 the keyboard’s place is the heading of the page just reached', () => {
  focusOnArrival('');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('or what its hash names', () => {
  focusOnArrival('#new%20%26%20noted');
  expect(document.activeElement?.tagName).toBe('H2');
});

test('a hash that names nothing, or cannot be decoded, leads to the heading', () => {
  for (const hash of ['#gone', '#%', '#']) {
    document.querySelector('a')?.focus();
    focusOnArrival(hash);
    expect(document.activeElement?.tagName, hash).toBe('H1');
  }
});

test('a page without a heading: its main part', () => {
  document.querySelector('h1')?.remove();
  focusOnArrival('');
  expect(document.activeElement?.tagName).toBe('MAIN');
});
