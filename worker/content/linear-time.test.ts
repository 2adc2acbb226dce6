import { beforeAll, describe, expect, test } from 'vitest';
import { growth, MOST_TIMES } from '../../testing/growth.ts';
import { cleanHtml } from './clean-html.ts';
import { ContentTooLargeError } from './content-limits.ts';
import { COSTLY_SHAPES, LONG_TEXT } from './corpus/costly.ts';
import { TEST_OPTIONS } from './corpus/test-options.ts';
import { cleanText } from './clean-text.ts';
import { teaserOf } from './teaser.ts';

/** As large as content may be. */
const LARGE = 1_400_000;
/**
 * So many times what a long text takes that is as large: 80 ms on a machine of ours when it is idle, so that all is cleaned
 * within a second there.
 */
const MOST_TIMES_TEXT = 12;
/** Of those that take a second each. */
const MOST_LONG_ROUNDS = 12;

/** What the processor has worked for this thread, ms: on a busy machine it is less than the time that has passed. */
function processorTime(work: (html: string) => void, html: string): number {
  const before = process.threadCpuUsage();
  work(html);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** To be refused is an answer too. */
function orRefuse(work: (html: string) => unknown): (html: string) => void {
  return (html) => {
    try {
      work(html);
    } catch (error) {
      if (!(error instanceof ContentTooLargeError)) throw error;
    }
  };
}
const cleanOrRefuse = orRefuse((html) => cleanHtml(html, TEST_OPTIONS));

/** Of a long text, ms: the least of several, since the first ones are not compiled yet. */
let textTime = Infinity;
beforeAll(() => {
  const text = LONG_TEXT.make(LARGE);
  for (let round = 0; round < MOST_LONG_ROUNDS; round += 1) {
    textTime = Math.min(textTime, processorTime(cleanOrRefuse, text));
  }
});

describe('§2.12 cleaning takes time in proportion to its input', () => {
  test.each(COSTLY_SHAPES)('$name', async ({ make }) => {
    expect(await growth(cleanOrRefuse, make)).toBeLessThan(MOST_TIMES);
  });

  test.each(COSTLY_SHAPES)('1.4 MB of $name is cleaned or refused within a second', ({ make }) => {
    const html = make(LARGE);
    let least = Infinity;
    for (let round = 0; round < MOST_LONG_ROUNDS && least >= textTime * MOST_TIMES_TEXT; round += 1) {
      least = Math.min(least, processorTime(cleanOrRefuse, html));
    }
    expect(least / textTime).toBeLessThan(MOST_TIMES_TEXT);
  });

  test.each(COSTLY_SHAPES)('as a title, $name', async ({ make }) => {
    expect(await growth(orRefuse(cleanText), make)).toBeLessThan(MOST_TIMES);
  });

  test('as a teaser of content full of blocks for some countries', async () => {
    const piece = (index: number) => `<p class=uk-only>a${index} b c</p>`;
    const first = (text: string) =>
      teaserOf(Array.from({ length: text.length / 40 }, (_, index) => piece(index)).join('')).first(text);
    expect(await growth(first, (size) => 'word other '.repeat(size / 11), MOST_LONG_ROUNDS)).toBeLessThan(
      MOST_TIMES,
    );
  });

  test.each(COSTLY_SHAPES)('as content and excerpt of a card, $name', async ({ make }) => {
    const say = orRefuse((html) => {
      const teaser = teaserOf(html);
      return teaser.first(cleanText(html)) ?? teaser.own();
    });
    expect(await growth(say, make)).toBeLessThan(MOST_TIMES);
  });

  test('a loop in a loop is seen', async () => {
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
    expect(await growth(squared, (size) => 'ab'.repeat(size / 2), MOST_LONG_ROUNDS)).toBeGreaterThan(
      MOST_TIMES,
    );
  });
});
