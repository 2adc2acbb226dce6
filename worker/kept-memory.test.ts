import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../shared/i18n/locales.ts';
import { KEPT_MEMORY } from './kept-memory.ts';

const ISOLATE_BYTES = 128_000_000;
/** For the code, what is counted in entries, and the requests under way. */
const RESERVED_BYTES = 30_000_000;
/** V8 takes two as soon as one character of a text is none of Latin-1. */
const BYTES_PER_CHARACTER = 2;
/** Parsed JSON takes 1.8 to 2 for each of its characters, an indexed feed 2.2 and what lobbies derive from it 0.9. */
const BYTES_PER_DATA_CHARACTER = 3.1;
/** Of each language, currency and device; one of 5,000 games has 1.95 million characters. */
const LARGE_FEEDS = 12;
const LARGE_FEED_CHARACTERS = 1_950_000;

test('§8 all that an isolate keeps fits into the memory that Cloudflare gives it', () => {
  const {
    pageBytes,
    unpackedBytes,
    fragmentBytes,
    aroundPageBytes,
    answerBytes,
    unpackedAnswerBytes,
    ...characters
  } = KEPT_MEMORY;
  const { dataCharacters, judgedCharacters, offerCharacters } = characters;
  const texts = judgedCharacters + offerCharacters;
  const pages = pageBytes + unpackedBytes + fragmentBytes * LOCALES.length + aroundPageBytes;
  const data = dataCharacters * BYTES_PER_DATA_CHARACTER;
  const answers = answerBytes + unpackedAnswerBytes;
  const bytes = pages + answers + texts * BYTES_PER_CHARACTER + data;
  expect(bytes).toBeLessThanOrEqual(ISOLATE_BYTES - RESERVED_BYTES);
});

test('§8 the feeds of all kinds of visitors are kept together: one that is not is parsed anew for every page', () => {
  expect(KEPT_MEMORY.dataCharacters).toBeGreaterThan(LARGE_FEEDS * LARGE_FEED_CHARACTERS);
});

test('every cache of the Worker that is bounded by its size has its bound from that table', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const bounded = files.filter((file) =>
    /new LRUCache[^;]*maxSize/u.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  );
  const elsewhere = bounded.filter(
    (file) => !readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('KEPT_MEMORY'),
  );
  expect(elsewhere).toEqual([]);
  expect(bounded).toContain('cache/memory.ts');
});
