import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MOST_TIMES, timesAsDear } from '../testing/growth.ts';
import { judged, LABELLED_OFFERS } from '../testing/offers/labelled-offers.ts';
import { pluginRules } from '../testing/offers/plugin-rules.ts';

const seconds = (milliseconds: number | null): number | false | null => {
  if (milliseconds === null) return null;
  return Number.isNaN(milliseconds) ? false : milliseconds / 1_000;
};

interface Judged {
  /** In each offer: words by kind. */
  readonly found: readonly Readonly<Record<string, string>>[];
  /** What the processor worked for it. */
  readonly ms: number;
}

const judgedByPlugin = (asked: readonly object[]): Judged =>
  JSON.parse(
    execFileSync('php', [path.join(import.meta.dirname, 'judge-offers.php')], {
      input: JSON.stringify(asked),
      encoding: 'utf8',
    }),
  );

test('§7.4 the plugin finds in every labelled offer what the site finds', () => {
  const asked = LABELLED_OFFERS.map(({ offer, rules }) => ({
    offer: {
      title: offer.title,
      teaser: offer.teaser,
      body: offer.body,
      terms: offer.terms,
      full_terms: offer.fullTerms,
      wagering: offer.wagering,
      min_deposit: offer.minDeposit,
      code: offer.code,
      starts_at: seconds(offer.startsAt),
      ends_at: seconds(offer.endsAt),
    },
    rules: pluginRules(rules),
    now: seconds(rules.now),
  }));
  expect(judgedByPlugin(asked).found).toEqual(
    LABELLED_OFFERS.map((labelled) =>
      Object.fromEntries(judged(labelled).map(({ kind, words }) => [kind, words])),
    ),
  );
});

test('§7.4 the plugin asks what Great Britain asks on the day: at most ten times since 19 January 2026', () => {
  const offer = {
    title: 'Bonus',
    teaser: '',
    terms: '18+. Wager the bonus 20 times within 7 days. Maximum £10.',
    full_terms: '/full-terms/',
    wagering: 20,
    min_deposit: null,
    code: null,
    starts_at: null,
    ends_at: null,
  };
  const days = ['2020-01-01T12:00:00Z', '2026-01-18T23:59:59Z', '2026-01-19T00:00:00Z'];
  const { found } = judgedByPlugin(days.map((day) => ({ offer, now: Date.parse(day) / 1_000 })));
  expect(found.map((breaches) => Object.keys(breaches))).toEqual([[], [], ['cap']]);
});

/** Some tens of ms: the kernel may count processor time in ticks of 4. */
const SIZE = 20_000;
const FACTOR = 8;
/** Each starts PHP twice. */
const MOST_ROUNDS = 20;

test.each(['wager 5x, ', 'deposit and bonus wager 5x, '])(
  'terms of one sentence take the plugin time in proportion to their length: %s',
  async (piece) => {
    const offer = (size: number) => ({
      offer: {
        title: '',
        teaser: '',
        terms: piece.repeat(size / piece.length),
        full_terms: null,
        wagering: null,
        min_deposit: null,
        code: null,
        starts_at: null,
        ends_at: null,
      },
      rules: { wagering_cap: 10, single_product: true, no_personal: true, age: '18' },
      now: 0,
    });
    const small = Array.from({ length: FACTOR }, () => offer(SIZE));
    const large = [offer(SIZE * FACTOR)];
    const times = await timesAsDear(
      async () => judgedByPlugin(large).ms,
      async () => judgedByPlugin(small).ms,
      MOST_ROUNDS,
    );
    expect(times).toBeLessThan(MOST_TIMES);
  },
);

test('the plugin’s patterns are the site’s', () => {
  const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  expect(read('casino-headless/includes/offer-patterns.json')).toBe(
    read('../shared/domain/promotions/offer-patterns.json'),
  );
});
