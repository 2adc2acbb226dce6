import { expect, it } from 'vitest';
import { nextPromotionChange, promotionState } from '../../../shared/domain/promotions/promotion.ts';
import { datesOf, earliest } from './promotion-dates.ts';

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
  expect(promotionState(datesOf(promotion), NOON)).toBe(phase);
});

it('§2.2 a page of promotions is cached until the next of them begins or ends', () => {
  const posts = [
    post('2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z'),
    post('2026-11-21T08:00:00Z'),
    post('2026-11-19T08:00:00Z', 'no date'),
  ];
  expect(nextPromotionChange(posts.map(datesOf), NOON)).toBe(Date.parse('2026-11-21T08:00:00Z'));
  expect(nextPromotionChange([datesOf(post('2026-11-01T00:00:00Z'))], NOON)).toBeNull();
});

it('the earlier of two moments, either of which may be missing', () => {
  expect([earliest(null, null), earliest(5, null), earliest(null, 5), earliest(5, 3)]).toEqual([
    null,
    5,
    5,
    3,
  ]);
});
