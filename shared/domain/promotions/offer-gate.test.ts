import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MARKET_NAMES, MARKETS } from '../../config/markets.ts';
import { parseMoment } from '../../contracts/parsing/moment.ts';
import { rulesAsOf } from '../markets/duties.ts';
import labelled from './labelled-offers.json' with { type: 'json' };
import { judgeOffer, offerRulesOn, type BreachKind, type Offer } from './offer-gate.ts';

const KINDS = ['cap', 'product', 'terms', 'age', 'dates', 'link', 'personal'] as const;

/** An offer whose breaches a reader has named. What it does not say is as in a lawful offer. */
const labelledOffer = v.strictObject({
  title: v.string(),
  teaser: v.string(),
  terms: v.string(),
  body: v.optional(v.string()),
  fullTerms: v.optional(v.nullable(v.string()), '/info/bonus-policy/'),
  wagering: v.optional(v.nullable(v.number()), null),
  minDeposit: v.optional(v.nullable(v.string()), null),
  code: v.optional(v.nullable(v.string()), null),
  startsAt: v.optional(v.string()),
  endsAt: v.optional(v.string()),
  market: v.optional(v.picklist(MARKET_NAMES), 'GB'),
  day: v.optional(v.string(), '2026-11-22'),
  breaches: v.array(v.picklist(KINDS)),
});
const OFFERS = v.parse(v.array(labelledOffer), labelled);

const moment = (text: string | undefined, edge: 'start' | 'end'): number | null =>
  text === undefined ? null : parseMoment(text, edge);

function foundIn({
  market,
  day,
  breaches: _,
  startsAt,
  endsAt,
  body = '',
  ...said
}: (typeof OFFERS)[number]) {
  const now = Date.parse(`${day}T12:00:00Z`);
  const offer: Offer = { ...said, body, startsAt: moment(startsAt, 'start'), endsAt: moment(endsAt, 'end') };
  return judgeOffer(offer, offerRulesOn(market, rulesAsOf(MARKETS[market], now), now));
}

describe('§7.4 the offer gate', () => {
  test('is measured on at least 120 offers, a third of them lawful', () => {
    expect(OFFERS.length).toBeGreaterThanOrEqual(120);
    expect(OFFERS.filter(({ breaches }) => breaches.length === 0).length).toBeGreaterThan(OFFERS.length / 4);
  });

  test('finds every breach', () => {
    const missed = OFFERS.flatMap((offer) => {
      const found = new Set<BreachKind>(foundIn(offer).map(({ kind }) => kind));
      const lacking = offer.breaches.filter((kind) => !found.has(kind));
      return lacking.length === 0
        ? []
        : [`${lacking.join()}: ${offer.title} | ${offer.teaser} | ${offer.terms}`];
    });
    expect(missed).toEqual([]);
  });

  test('raises at most 2 % false alarms', () => {
    const alarms = OFFERS.flatMap((offer) =>
      foundIn(offer)
        .filter(({ kind }) => !offer.breaches.includes(kind))
        .map(({ kind, words }) => `${kind}: ${offer.title} | ${offer.terms} | ${words}`),
    );
    expect(alarms.length / OFFERS.length, alarms.join('\n')).toBeLessThanOrEqual(0.02);
  });

  test('says why in words', () => {
    const all = OFFERS.find(({ title }) => title === 'Everything');
    expect(all === undefined ? [] : foundIn(all).map(({ words }) => words)).toMatchInlineSnapshot(`
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
