import { describe, expect, test } from 'vitest';
import { bestOf, growth, MOST_TIMES } from '../../testing/growth.ts';
import { cleanHtml } from './clean-html.ts';
import { ContentTooLargeError } from './content-limits.ts';
import { COSTLY_SHAPES } from './corpus/costly.ts';
import { TEST_OPTIONS } from './corpus/test-options.ts';
import { cleanText } from './clean-text.ts';
import { teaserOf } from './teaser.ts';

/** Under a second on an idle machine; squared, minutes. */
const LIMIT_MS = 6_000;
/** Of those that take a second each. */
const MOST_LONG_ROUNDS = 12;

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

describe('§2.12 cleaning takes time in proportion to its input', () => {
  test.each(COSTLY_SHAPES)('$name', async ({ make }) => {
    expect(await growth(cleanOrRefuse, make)).toBeLessThan(MOST_TIMES);
  });

  test.each(COSTLY_SHAPES)('1.5 MB of $name is cleaned or refused in little time', async ({ make }) => {
    const html = make(1_400_000);
    let least = Infinity;
    for (let round = 0; round < MOST_LONG_ROUNDS && least >= LIMIT_MS; round += 1) {
      least = await bestOf(least, () => cleanOrRefuse(html));
    }
    expect(least).toBeLessThan(LIMIT_MS);
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
