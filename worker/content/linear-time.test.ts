import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { ContentTooLargeError } from './content-limits.ts';
import { COSTLY_SHAPES } from './corpus/costly.ts';
import { TEST_OPTIONS } from './corpus/test-options.ts';
import { cleanText } from './clean-text.ts';

/** Milliseconds of this process's own time: other processes on the machine do not count. */
function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch (error) {
    if (!(error instanceof ContentTooLargeError)) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The cheaper of two runs: the first one pays for compiling. */
const cost = (work: () => unknown): number => Math.min(costOf(work), costOf(work));

// Within the limits of content-limits.ts, so that most shapes are cleaned and not refused.
const SMALL = 30_000;
const FACTOR = 4;
/** Four times the input may take six times as long, for a garbage collection comes at any time; squared it is sixteen. */
const MOST_TIMES = 8;
/** Less is not measured well. */
const FLOOR_MS = 25;
/** A second on an idle machine. */
const LIMIT_MS = 2_000;

describe('§2.12 cleaning takes time in proportion to its input', () => {
  test.each(COSTLY_SHAPES)('$name', ({ make }) => {
    const [small, large] = [make(SMALL), make(SMALL * FACTOR)];
    const once = cost(() => cleanHtml(small, TEST_OPTIONS));
    const times = cost(() => cleanHtml(large, TEST_OPTIONS)) / Math.max(once, FLOOR_MS);
    expect(times).toBeLessThan(MOST_TIMES);
  });

  test.each(COSTLY_SHAPES)('1.5 MB of $name is cleaned or refused within a second', ({ make }) => {
    const html = make(1_400_000);
    expect(cost(() => cleanHtml(html, TEST_OPTIONS))).toBeLessThan(LIMIT_MS);
  });

  test.each(COSTLY_SHAPES)('as a title, $name', ({ make }) => {
    const [small, large] = [make(SMALL), make(SMALL * FACTOR)];
    const once = cost(() => cleanText(small));
    expect(cost(() => cleanText(large)) / Math.max(once, FLOOR_MS)).toBeLessThan(MOST_TIMES);
  });
});
