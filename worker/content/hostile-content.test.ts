import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { findHazards } from './corpus/hazards.ts';
import { HOSTILE_PAYLOADS } from './corpus/hostile.ts';
import { mutatedPayload } from './corpus/mutate.ts';
import { TEST_MEDIA_ORIGINS, TEST_OPTIONS } from './corpus/test-options.ts';

test('the corpus holds at least 80 payloads, and nearly all of them are harmful before cleaning', () => {
  const raw = HOSTILE_PAYLOADS.filter(({ html }) => findHazards(html, TEST_MEDIA_ORIGINS).length > 0);
  expect(HOSTILE_PAYLOADS.length).toBeGreaterThanOrEqual(80);
  expect(raw.length).toBeGreaterThan(HOSTILE_PAYLOADS.length * 0.9);
});

test.each(HOSTILE_PAYLOADS)('§2.12 hostile content comes out harmless: $name', ({ html }) => {
  const clean = cleanHtml(html, TEST_OPTIONS);
  expect(findHazards(clean.html, TEST_MEDIA_ORIGINS)).toEqual([]);
  expect(cleanHtml(clean.html, TEST_OPTIONS).html).toBe(clean.html);
});

test('§2.12 mutations of hostile content come out harmless, and cleaning them again changes nothing', () => {
  fc.assert(
    fc.property(mutatedPayload(), (html) => {
      const clean = cleanHtml(html, TEST_OPTIONS);
      expect(findHazards(clean.html, TEST_MEDIA_ORIGINS)).toEqual([]);
      expect(cleanHtml(clean.html, TEST_OPTIONS).html).toBe(clean.html);
    }),
    { numRuns: 2_000 },
  );
});
