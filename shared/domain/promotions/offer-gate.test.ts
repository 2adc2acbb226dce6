import { describe, expect, test } from 'vitest';
import { growth, MOST_TIMES } from '../../../testing/growth.ts';
import { judged, LABELLED_OFFERS, type LabelledOffer } from '../../../testing/offers/labelled-offers.ts';
import { normalise } from './offer-gate.ts';

const written = ({ offer: { title, teaser, terms } }: LabelledOffer): string =>
  `${title} | ${teaser} | ${terms}`;

describe('§7.4 the offer gate', () => {
  test('is measured on at least 120 offers, more than a quarter of them lawful', () => {
    expect(LABELLED_OFFERS.length).toBeGreaterThanOrEqual(120);
    const lawful = LABELLED_OFFERS.filter(({ breaches }) => breaches.length === 0);
    expect(lawful.length).toBeGreaterThan(LABELLED_OFFERS.length / 4);
  });

  test('finds every breach', () => {
    const missed = LABELLED_OFFERS.flatMap((labelled) => {
      const found = new Set(judged(labelled).map(({ kind }) => kind));
      const lacking = labelled.breaches.filter((kind) => !found.has(kind));
      return lacking.length === 0 ? [] : [`${lacking.join()}: ${written(labelled)}`];
    });
    expect(missed).toEqual([]);
  });

  test('raises at most 2 % false alarms', () => {
    const alarms = LABELLED_OFFERS.flatMap((labelled) =>
      judged(labelled)
        .filter(({ kind }) => !labelled.breaches.includes(kind))
        .map(({ words }) => `${words} ${written(labelled)}`),
    );
    expect(alarms.length / LABELLED_OFFERS.length, alarms.join('\n')).toBeLessThanOrEqual(0.02);
  });

  test('says why in words', () => {
    const all = LABELLED_OFFERS.filter(({ offer }) => offer.title === 'Everything');
    expect(all.flatMap(judged).map(({ words }) => words)).toMatchInlineSnapshot(`
      [
        "The bonus is to be wagered 40 times; at most 10 is allowed.",
        "It joins betting and casino; an offer may concern one product.",
        "Its significant terms do not say how long it is valid, nor the largest bonus.",
        "It has no link to its full terms.",
        "Its significant terms do not say 18+.",
      ]
    `);
  });
});

test('a number longer than any amount is cut before the patterns read it: they take the square of its length', () => {
  expect(normalise(`Bonus of £${'1'.repeat(50_000)}, 10x`)).toBe(`bonus of £${'1'.repeat(12)}, 10x`);
  expect(normalise('£123456789012')).toBe('£123456789012');
});

/** Where it takes the square of its length, each lasts a second. */
const MOST_ROUNDS = 12;

test.each(['wager 5x, ', 'deposit and bonus wager 5x, ', 'not ', '5 x bonus ', 'bonus £1 ', '100 % '])(
  'terms of one sentence take time in proportion to their length: %s',
  async (piece) => {
    const [labelled] = LABELLED_OFFERS;
    if (labelled === undefined) throw new Error('There is no offer');
    const judge = (terms: string) => judged({ ...labelled, offer: { ...labelled.offer, terms } });
    expect(await growth(judge, (size) => piece.repeat(size / piece.length), MOST_ROUNDS)).toBeLessThan(
      MOST_TIMES,
    );
  },
);
