import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { ContentTooLargeError } from './content-limits.ts';
import { COSTLY_SHAPES } from './corpus/costly.ts';
import { TEST_OPTIONS } from './corpus/test-options.ts';
import { cleanText } from './clean-text.ts';

// Both within the limits of content-limits.ts, so that most shapes are cleaned and not refused.
const SMALL = 8_000;
const FACTOR = 8;
/** Eight times the input takes one to two times as long as eight small ones; squared it is eight. */
const MOST_TIMES = 3;
/** Under a second on an idle machine; squared, minutes. */
const LIMIT_MS = 6_000;
/**
 * A busy machine makes any one run slow, never all of them: what is slow by itself is so in each round. Few rounds are needed
 * where nothing else is at work.
 */
const LEAST_ROUNDS = 3;
const MOST_ROUNDS = 60;
/** Of those that take a second each. */
const MOST_LONG_ROUNDS = 12;

function msOf(work: () => unknown): number {
  const startedAt = performance.now();
  try {
    work();
  } catch (error) {
    if (!(error instanceof ContentTooLargeError)) throw error;
  }
  return performance.now() - startedAt;
}

/** The lesser of the best so far and one more run, ms. */
function bestOf(best: number, work: () => unknown): number {
  return Math.min(best, msOf(work));
}

/**
 * How many times as long one large input takes as eight small ones that are as long together. Both last about as
 * long where the time is in proportion, so that a busy machine takes as much of each; the cheapest of each counts.
 */
function growth(
  clean: (html: string) => unknown,
  make: (size: number) => string,
  mostRounds = MOST_ROUNDS,
): number {
  const [small, large] = [make(SMALL), make(SMALL * FACTOR)];
  const apart = () => {
    for (let part = 0; part < FACTOR; part += 1) clean(small);
  };
  let [parts, whole] = [Infinity, Infinity];
  for (
    let round = 0;
    round < LEAST_ROUNDS || (round < mostRounds && whole / parts >= MOST_TIMES);
    round += 1
  ) {
    parts = bestOf(parts, apart);
    whole = bestOf(whole, () => clean(large));
  }
  return whole / parts;
}

describe('§2.12 cleaning takes time in proportion to its input', () => {
  test.each(COSTLY_SHAPES)('$name', ({ make }) => {
    expect(growth((html) => cleanHtml(html, TEST_OPTIONS), make)).toBeLessThan(MOST_TIMES);
  });

  test.each(COSTLY_SHAPES)('1.5 MB of $name is cleaned or refused in little time', ({ make }) => {
    const html = make(1_400_000);
    let least = Infinity;
    for (let round = 0; round < MOST_LONG_ROUNDS && least >= LIMIT_MS; round += 1) {
      least = bestOf(least, () => cleanHtml(html, TEST_OPTIONS));
    }
    expect(least).toBeLessThan(LIMIT_MS);
  });

  test.each(COSTLY_SHAPES)('as a title, $name', ({ make }) => {
    expect(growth(cleanText, make)).toBeLessThan(MOST_TIMES);
  });

  test('a loop in a loop is seen', () => {
    // Enough work for some tens of ms: what a run takes until it is compiled, or waits on a busy machine, is little beside it.
    const squared = (html: string) => {
      let same = 0;
      for (let one = 0; one < html.length; one += 20) {
        for (let other = 0; other < html.length; other += 5) {
          same += Number(html.charCodeAt(one) === html.charCodeAt(other));
        }
      }
      return same;
    };
    expect(growth(squared, (size) => 'ab'.repeat(size / 2), MOST_LONG_ROUNDS)).toBeGreaterThan(MOST_TIMES);
  });
});
