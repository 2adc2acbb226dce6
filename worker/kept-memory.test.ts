import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keysOf } from '../shared/domain/records.ts';
import { KEPT_MEMORY } from './kept-memory.ts';

const ISOLATE_BYTES = 128_000_000;
/** For the code, what is counted in entries, and the requests under way. */
const RESERVED_BYTES = 30_000_000;
/** V8 takes two as soon as one character of a text is none of Latin-1. */
const BYTES_PER_CHARACTER = 2;
/** Parsed JSON takes 1.8 to 2 for each of its characters, an indexed feed 2.2 and what lobbies derive from it 0.9. */
const BYTES_PER_DATA_CHARACTER = 3.1;
/** What one of each takes in an isolate on Cloudflare. */
const BYTES_EACH: Readonly<Record<keyof typeof KEPT_MEMORY, number>> = {
  dataCharacters: BYTES_PER_DATA_CHARACTER,
  pageBytes: 1,
  // Where the site hosts itself, which has no such limit, in place of `pageBytes`.
  hostedPageBytes: 0,
  unpackedBytes: 1,
  fragmentBytes: 1,
  fleetingFragmentBytes: 1,
  aroundPageBytes: 1,
  answerBytes: 1,
  unpackedAnswerBytes: 1,
  judgedCharacters: BYTES_PER_CHARACTER,
  offerCharacters: BYTES_PER_CHARACTER,
};
/** Of each language, currency and device; one of 5,000 games has 1.95 million characters. */
const LARGE_FEEDS = 12;
const LARGE_FEED_CHARACTERS = 1_950_000;

test('§8 all that an isolate keeps fits into the memory that Cloudflare gives it', () => {
  const parts = keysOf(KEPT_MEMORY).map((name) => {
    const each: number | undefined = BYTES_EACH[name];
    expect(each, `say in BYTES_EACH how many bytes one of ${name} takes`).toBeDefined();
    return KEPT_MEMORY[name] * each;
  });
  const bytes = parts.reduce((sum, part) => sum + part, 0);
  expect(bytes, 'take from a member of KEPT_MEMORY what another is given').toBeLessThanOrEqual(
    ISOLATE_BYTES - RESERVED_BYTES,
  );
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
