import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { timeOf } from './growth.ts';
import { type Attack, attacksOn, expressionsIn, type WrittenExpression } from './slow-expressions.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** What reads texts of others. */
const FILES = ['worker', 'shared', 'client', 'deploy'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /(?<!\.test|\.d)\.tsx?$/u.test(file) && !/(?:^|\/)(?:node_modules|testing)\//u.test(file),
    )
    .map((file) => `${folder}/${file}`),
);

/** Squared in the length of what they read, which never is long. */
const SHORT_TEXTS: Readonly<Record<string, string>> = {
  [String.raw`client/app/style-page/tokens.ts (?<name>--[\w-]+):\s*(?<value>[^;]+);`]: 'our own styles',
  [String.raw`client/app/style-page/tokens.ts \/\*.*?\*\/`]: 'our own styles',
  [String.raw`deploy/runtime-log.ts [;|]?\s*stack: .*$`]: 'a line of the runtime',
  [String.raw`shared/contracts/parsing/amount.ts [.,]+$`]: 'of a bounded text',
  [String.raw`worker/content/clean-text.ts \s*\[(?:…|\.{3})\]$`]: 'a text without two spaces in a row',
  [String.raw`worker/content/describe-content.ts [\s,;:.–-]+$`]: 'an excerpt, shortened',
  [String.raw`worker/http/network-of.ts ^\[|\]$|%.*$`]:
    'a header: no line ends in it, so that its first % is the only one tried',
  [String.raw`worker/middleware/visitor.ts Android.+Mobile|iPhone|iPod|iPad|Windows Phone|Mobile Safari|Opera Mini`]:
    'a user agent, shortened',
  [String.raw`worker/pages/parts/offers.ts <[^>]*>`]: 'clean HTML: each tag in it ends',
  ['worker/reports/browser-errors.ts [^\\s"\'`@]+@[^\\s"\'`@]+']: 'a message of a bounded length',
  [String.raw`worker/address-settings.ts \/+$`]: 'a setting',
};

const SHORT = 3_000;
const LONG = 4 * SHORT;
/** Squared it is 16, in proportion 4. */
const MOST_TIMES = 9;
/** Of a short text: what is squared takes ms. */
const SUSPICIOUS_MS = 0.2;
/** A busy machine makes any one run slow, never all of them: what is slow by itself is so in each round. */
const ROUNDS = 3;
const MOST_ROUNDS = 8;

/**
 * Whether the time that an expression takes grows faster than one of the texts made against it. By the clock that has passed: the
 * kernel may count a thread's processor time in ticks of 4 ms, which is more than most runs take.
 */
async function isSlow({ pattern, flags }: WrittenExpression): Promise<boolean> {
  const expression = new RegExp(pattern, flags);
  const read = (text: string): unknown =>
    flags.includes('g') ? text.replaceAll(expression, '') : expression.exec(text);
  const isSquared = async (attack: Attack): Promise<boolean> => {
    const texts = { short: attack(SHORT), long: attack(LONG) };
    let [short, long] = [Infinity, Infinity];
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      short = Math.min(short, await timeOf(() => read(texts.short)));
      if (short <= SUSPICIOUS_MS) return false;
      if (round >= ROUNDS && long <= short * MOST_TIMES) return false;
      long = Math.min(long, await timeOf(() => read(texts.long)));
    }
    return true;
  };
  for (const attack of attacksOn({ pattern, flags })) {
    if (await isSquared(attack)) return true;
  }
  return false;
}

describe('§8 regular expressions take time in proportion to what they read', () => {
  test.each([
    ['a run that is wanted at the end', /\s+$/u],
    ['one in front of what is not there', /[^@]+@/u],
    ['one after a beginning that it takes for its own', /url\(([^"')]+)\)/iu],
    ['two that share what they match', /^([\d\s]+)\s*x$/u],
  ])('%s is seen', async (_what, { source, flags }) => {
    expect(await isSlow({ pattern: source, flags })).toBe(true);
  });

  test('one that ends where it could begin again is none', async () => {
    expect(await isSlow({ pattern: String.raw`url\(([^"'()]+)\)`, flags: 'iu' })).toBe(false);
  });

  const written = FILES.flatMap((file) =>
    expressionsIn(file, readFileSync(path.join(ROOT, file), 'utf8')).map((expression) => ({
      place: `${file} ${expression.pattern}`,
      expression,
    })),
  );

  test('in each file: rewrite it so that no two of its parts can match the same text, or bound what it reads and say so in SHORT_TEXTS', async () => {
    expect(written.length).toBeGreaterThan(200);
    const suspected = written.filter(({ place }) => !(place in SHORT_TEXTS));
    const slow: string[] = [];
    for (const { place, expression } of suspected) if (await isSlow(expression)) slow.push(place);
    expect(slow).toEqual([]);
  });

  test('no row of SHORT_TEXTS is left of an expression that is gone', () => {
    const places = new Set(written.map(({ place }) => place));
    expect(Object.keys(SHORT_TEXTS).filter((place) => !places.has(place))).toEqual([]);
  });
});
