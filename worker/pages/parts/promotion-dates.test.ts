import { expect, it } from 'vitest';
import { MARKETS } from '../../../shared/config/markets.ts';
import { nextPromotionChange, promotionState } from '../../../shared/domain/promotions/promotion.ts';
import { formatEnd } from '../../../shared/i18n/format-time.ts';
import { datesOf, earliest } from './promotion-dates.ts';

const READER = { market: 'GB' } as const;
const NOON = Date.parse('2026-11-20T12:00:00Z');
const post = (starts_at?: string, ends_at?: string) => ({
  fields: { ...(starts_at && { starts_at }), ...(ends_at && { ends_at }) },
});

it.each([
  ['without dates', post(), 'active'],
  ['before it begins', post('2026-11-20T12:00:01Z'), 'scheduled'],
  ['the moment it begins', post('2026-11-20T12:00:00Z'), 'active'],
  ['the moment it ends', post('2026-11-01T00:00:00Z', '2026-11-20T12:00:00Z'), 'expired'],
  ['on its last day, written as a date', post('2026-11-20', '2026-11-20'), 'active'],
  ['the day after its last day', post('2026-11-01', '2026-11-19'), 'expired'],
  ['with dates that are none', post('soon', 'later'), 'active'],
])('§2.2 a promotion %s', (_when, promotion, phase) => {
  expect(promotionState(datesOf(promotion, READER), NOON)).toBe(phase);
});

it.each([
  ['GB', '24 June 2026'],
  ['ES', '24 June 2026'],
  ['CA-ON', '24 June 2026'],
  ['elsewhere', '24 June 2026'],
] as const)('§7.4 a date without a time is the last day that is shown in %s', (market, text) => {
  const { endsAt } = datesOf(post('2026-06-01', '2026-06-24'), { market });
  expect(formatEnd(endsAt ?? 0, 'en', MARKETS[market].timeZone)).toEqual({ isWholeDay: true, text });
});

it('§2.2 a page of promotions is cached until the next of them begins or ends', () => {
  const posts = [
    post('2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z'),
    post('2026-11-21T08:00:00Z'),
    post('2026-11-19T08:00:00Z', 'no date'),
  ];
  expect(
    nextPromotionChange(
      posts.map((one) => datesOf(one, READER)),
      NOON,
    ),
  ).toBe(Date.parse('2026-11-21T08:00:00Z'));
  expect(nextPromotionChange([datesOf(post('2026-11-01T00:00:00Z'), READER)], NOON)).toBeNull();
});

it('the earlier of two moments, either of which may be missing', () => {
  expect([earliest(null, null), earliest(5, null), earliest(null, 5), earliest(5, 3)]).toEqual([
    null,
    5,
    5,
    3,
  ]);
});
