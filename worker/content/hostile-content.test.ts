import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { findHazards } from './corpus/hazards.ts';
import { HOSTILE_PAYLOADS } from './corpus/hostile.ts';
import { crossedElements, mutatedPayload } from './corpus/mutate.ts';
import { TEST_MEDIA_ORIGINS, TEST_OPTIONS } from './corpus/test-options.ts';

/** Nothing in it is left that could harm, and cleaning it again changes nothing. */
function expectHarmless(html: string): void {
  const clean = cleanHtml(html, TEST_OPTIONS).html;
  expect(findHazards(clean, TEST_MEDIA_ORIGINS)).toEqual([]);
  expect(cleanHtml(clean, TEST_OPTIONS).html).toBe(clean);
}

test('the corpus holds at least 80 payloads, and nearly all of them are harmful before cleaning', () => {
  const raw = HOSTILE_PAYLOADS.filter(({ html }) => findHazards(html, TEST_MEDIA_ORIGINS).length > 0);
  expect(HOSTILE_PAYLOADS.length).toBeGreaterThanOrEqual(80);
  expect(raw.length).toBeGreaterThan(HOSTILE_PAYLOADS.length * 0.9);
});

test.each(HOSTILE_PAYLOADS)('§2.12 hostile content comes out harmless: $name', ({ html }) => {
  expectHarmless(html);
});

test('§2.12 mutations of hostile content come out harmless, and cleaning them again changes nothing', () => {
  fc.assert(fc.property(mutatedPayload(), expectHarmless), { numRuns: 2_000 });
});

test.each([
  ['a heading in a heading, once the link around it is gone', '<h2>b<a href=javascript:x><h2>c'],
  [
    'a link in a link, made of a film that may not be shown',
    '<a href=/slots><video src=//e.example/v></video>x</a>',
  ],
  [
    'an address whose neighbours were empty',
    '<div class=wp-block-embed__wrapper><figcaption> </figcaption>https://a.example/b</div>',
  ],
])('§2.12 %s is settled at once', (_, html) => {
  expectHarmless(html);
});

test('§2.12 elements that cross one another come out as a parser has them: cleaning them again changes nothing', () => {
  fc.assert(fc.property(crossedElements(), expectHarmless), { numRuns: 2_000 });
});
