import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { ContentTooLargeError, MAX_CONTENT_BYTES } from './content-limits.ts';
import { TEST_OPTIONS } from './corpus/test-options.ts';

/** What there is too much of, as the message says; `undefined` when the content is accepted. */
function measureRefused(html: string): string | undefined {
  try {
    cleanHtml(html, TEST_OPTIONS);
  } catch (error) {
    if (error instanceof ContentTooLargeError)
      return /more than \d+ (.+)$/u.exec(error.message)?.[1] ?? error.message;
    throw error;
  }
  return undefined;
}

test('§2.12 2 MB of content is refused, and the error names the limit', () => {
  expect(measureRefused(`<p>${'word '.repeat(400_000)}</p>`)).toBe('bytes');
  expect(() => cleanHtml('x'.repeat(2_000_000), TEST_OPTIONS)).toThrow(/1500000 bytes/u);
});

test('§2.12 size is counted in bytes, not characters', () => {
  expect(measureRefused('é'.repeat(MAX_CONTENT_BYTES / 2 + 1))).toBe('bytes');
  expect(measureRefused('é'.repeat(MAX_CONTENT_BYTES / 2 - 10))).toBeUndefined();
});

test.each([
  ['nested 300 deep', '<div>'.repeat(300), 'levels deep'],
  ['nested 100,000 deep', '<b><i>'.repeat(50_000), 'levels deep'],
  ['of 100,000 elements', '<br>'.repeat(100_000), 'elements'],
  [
    'that multiplies in repair',
    `<p>${Array.from({ length: 200 }, (_, n) => `<b id=${n}>`).join('')}</p>${'<p>x</p>'.repeat(2_000)}`,
    'elements',
  ],
  [
    'that multiplies an attribute in repair',
    `<p><b title="${'x'.repeat(1_000)}"></p>${'<p>x</p>'.repeat(9_000)}`,
    'bytes',
  ],
])('§2.12 markup %s is refused', (_, html, measure) => {
  expect(measureRefused(html)).toBe(measure);
});

test('§2.12 a list ten deep and a word of 10,000 characters are accepted', () => {
  const list = '<ul><li>a'.repeat(10) + '</li></ul>'.repeat(10);
  expect(cleanHtml(list, TEST_OPTIONS).html).toBe(list);
  expect(cleanHtml(`<p>${'a'.repeat(10_000)}</p>`, TEST_OPTIONS).html).toHaveLength(10_007);
});
