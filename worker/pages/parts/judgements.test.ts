import { describe, expect, it, vi } from 'vitest';
import { judgeOffer, type Offer } from '../../../shared/domain/promotions/offer-gate.ts';
import { createJudge, type Occasion } from './judgements.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const OCCASION: Occasion = { market: 'GB', day: '2026-11-23', now: NOON };

const OFFER: Offer = {
  title: 'A cup of coffee',
  teaser: 'On us',
  body: '',
  terms: '18+. Until Sunday.',
  fullTerms: '/info/terms/',
  minDeposit: null,
  code: null,
  startsAt: null,
  endsAt: NOON + 1_000,
};

function judgeThatCounts() {
  const counted = vi.fn(judgeOffer);
  return { counted, judge: createJudge(counted) };
}

describe('§7.4 an offer is judged once for each market and day', () => {
  it('however often, and as another object, it is asked about', () => {
    const { judge, counted } = judgeThatCounts();
    const first = judge(OFFER, OCCASION);
    expect(judge({ ...OFFER }, { ...OCCASION, now: NOON + 1 })).toEqual(first);
    expect(counted).toHaveBeenCalledTimes(1);
  });

  it.each<[what: string, offer: Partial<Offer>, occasion: Partial<Occasion>]>([
    ['another market', {}, { market: 'CA-ON' }],
    ['another day', {}, { day: '2026-11-24' }],
    ['other terms', { terms: '18+.' }, {}],
    ['a page', { body: 'Wager it 60 times.' }, {}],
    ['another factor', { wagering: 60 }, {}],
    ['a start that is no date', { startsAt: Number.NaN }, {}],
  ])('and anew for %s', (_what, offer, occasion) => {
    const { judge, counted } = judgeThatCounts();
    judge(OFFER, OCCASION);
    const other = { ...OCCASION, ...occasion };
    expect(judge({ ...OFFER, ...offer }, other)).toEqual(createJudge()({ ...OFFER, ...offer }, other));
    expect(counted).toHaveBeenCalledTimes(2);
  });

  it('and anew once it is over', () => {
    const { judge } = judgeThatCounts();
    const kinds = (now: number) => judge(OFFER, { ...OCCASION, now }).map(({ kind }) => kind);
    expect(kinds(NOON)).not.toContain('dates');
    expect(kinds(NOON + 1_000)).toContain('dates');
  });
});
