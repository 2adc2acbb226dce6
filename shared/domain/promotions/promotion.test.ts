import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activePromotions, nextPromotionChange, promotionState } from './promotion.ts';

const at = (startsAt: number | null, endsAt: number | null) => ({ startsAt, endsAt });

describe('promotions appear and disappear on time', () => {
  test('from its start on, until just before its end', () => {
    const states = [99, 100, 199, 200].map((now) => promotionState(at(100, 200), now));
    expect(states).toEqual(['scheduled', 'active', 'active', 'expired']);
    expect(promotionState(at(null, null), 0)).toBe('active');
    expect(promotionState(at(200, 100), 150)).toBe('expired');
  });

  test('nothing changes before the next change, and then something does', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 50 }), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.tuple(moment, moment)), fc.nat(50), (spans, now) => {
        const all = spans.map(([start, end], index) => ({
          ...at(start, end),
          id: `${index}`,
          slug: `s-${index}`,
        }));
        const next = nextPromotionChange(all, now);
        const states = (when: number) => all.map((one) => promotionState(one, when));
        for (let when = now; when < (next ?? 60); when += 1) expect(states(when)).toEqual(states(now));
        expect(activePromotions(all, now)).toEqual(all.filter((_, index) => states(now)[index] === 'active'));
      }),
    );
    expect(nextPromotionChange([at(10, 20), at(5, null)], 7)).toBe(10);
    expect(nextPromotionChange([at(10, 20)], 20)).toBeNull();
  });

  test('of those that run at once each has an address of its own', () => {
    const weekly = (id: string, startsAt: number) => ({
      ...at(startsAt, startsAt + 150),
      id,
      slug: 'weekly',
    });
    const all = [weekly('1', 0), weekly('2', 100), weekly('3', 200)];
    const slugs = (now: number) => activePromotions(all, now).map(({ slug }) => slug);
    expect([slugs(50), slugs(120), slugs(180)]).toEqual([['weekly'], ['weekly', '2'], ['weekly']]);
  });
});
