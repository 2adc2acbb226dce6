// @vitest-environment own-window
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blurOnDeparture, focusOnArrival, isFromTop, scrollOnArrival, type ScrollTarget } from './arrival.ts';

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

test('a page that goes does not keep the focus; the header does', () => {
  blurOnDeparture();
  expect(document.activeElement?.tagName).toBe('A');
  focusOnArrival('');
  blurOnDeparture();
  expect(document.activeElement?.tagName).toBe('BODY');
});

test.each<[string, ScrollTarget, string, boolean]>([
  ['a link', 'top-or-hash', '', true],
  ['a link to a place on it', 'top-or-hash', '#rules', false],
  ['a filter', 'keep', '', false],
  ['Back to its top', { x: 0, y: 0, reels: {} }, '', true],
  [
    'Back to its top, where a reel was scrolled and brought back',
    { x: 0, y: 0, reels: { jackpots: 0 } },
    '',
    true,
  ],
  ['Back to a place on it', { x: 0, y: 0 }, '#rules', false],
  ['Back to its top, where a reel was scrolled', { x: 0, y: 0, reels: { jackpots: 400 } }, '', false],
  ['Back to a place further down', { x: 0, y: 900 }, '', false],
])('whether the page is seen from its top after %s', (_, target, hash, expected) => {
  expect(isFromTop(target, hash)).toBe(expected);
});

describe('§2.12 Back to a page that is laid out as it comes near', () => {
  let tallest = 0;
  let scrolled = 0;
  let frames: FrameRequestCallback[] = [];
  const frame = () => {
    for (const run of frames.splice(0)) run(0);
  };

  beforeEach(() => {
    tallest = 5_000;
    frames = [];
    scrolled = 0;
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => tallest + innerHeight);
    vi.stubGlobal('scrollTo', ({ top }: { readonly top: number }) => {
      scrolled = Math.min(top, tallest);
    });
    scrollOnArrival({ x: 0, y: 5_100 }, '');
    expect(window.scrollY).toBe(5_000);
    return () => vi.restoreAllMocks();
  });

  test('the position is reached once the page is tall enough', () => {
    frame();
    expect(window.scrollY).toBe(5_000);
    tallest = 9_000;
    frame();
    expect(window.scrollY).toBe(5_100);
  });

  test('but a visitor who scrolls is left alone', () => {
    window.dispatchEvent(new Event('wheel'));
    tallest = 9_000;
    frame();
    expect(window.scrollY).toBe(5_000);
  });

  test('also one whose scrolling has no sign: a scrollbar, a word found in the page, a screen reader', () => {
    frame();
    scrolled = 400;
    frame();
    tallest = 9_000;
    frame();
    expect(window.scrollY).toBe(400);
  });

  test('however slowly', () => {
    for (const y of [4_999.2, 4_998.4, 4_997.6]) {
      scrolled = y;
      frame();
    }
    tallest = 9_000;
    frame();
    expect(window.scrollY).toBe(4_997.6);
  });

  test('and so is the next page', () => {
    scrollOnArrival('top-or-hash', '');
    tallest = 9_000;
    frame();
    expect(window.scrollY).toBe(0);
  });

  test('what moves because the page has grown is corrected', () => {
    frame();
    tallest = 6_000;
    scrolled = 4_000;
    frame();
    expect(window.scrollY).toBe(5_100);
  });
});
