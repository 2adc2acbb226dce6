import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activePromotions,
  nextPromotionChange,
  parsePromotion,
  parsePromotions,
  type Promotion,
  promotionState,
} from './promotions.ts';
import { ShapeError } from './parsing/shape.ts';

const given = {
  id: 12,
  slug: 'winter-spins',
  title: 'Winter &amp; Spins',
  teaser: 'Warm up',
  image: '/winter.webp',
  html: '<p>Hi</p>',
  startsAt: '2026-11-20T00:00:00Z',
  endsAt: '2026-11-30',
  minDeposit: 20,
  terms: ' <p>T&amp;C</p> ',
};

describe('§7.4 limited-time promotions', () => {
  test('a promotion is parsed; its HTML is kept as it came', () => {
    expect(parsePromotion({ promotion: given })).toEqual({
      id: '12',
      slug: 'winter-spins',
      title: 'Winter & Spins',
      teaser: 'Warm up',
      image: '/winter.webp',
      html: '<p>Hi</p>',
      startsAt: Date.UTC(2026, 10, 20),
      endsAt: Date.UTC(2026, 11, 1),
      minDeposit: '20',
      code: null,
      terms: '<p>T&amp;C</p>',
    });
  });

  test('a wrong one is dropped from a list, and refused alone; none is null', () => {
    const list = {
      promotions: [given, { ...given, endsAt: 'soon' }, { ...given, id: null }, { ...given, slug: '../x' }],
    };
    const { promotions, dropped } = parsePromotions(list);
    expect(promotions.map(({ id }) => id)).toEqual(['12']);
    expect(dropped.map(({ path }) => path)).toEqual([
      'promotions.1.endsAt',
      'promotions.2.id',
      'promotions.3.slug',
    ]);
    expect(dropped[0]?.reason).toContain('ISO 8601');
    expect(parsePromotion({ promotion: null })).toBeNull();
    expect(() => parsePromotion({ promotion: { ...given, title: '' } })).toThrow(ShapeError);
    expect(() => parsePromotions([])).toThrow(ShapeError);
  });
});

const at = (startsAt: number | null, endsAt: number | null): Promotion => ({
  id: '1',
  slug: 's',
  title: 't',
  teaser: null,
  image: null,
  html: '',
  minDeposit: null,
  code: null,
  terms: null,
  startsAt,
  endsAt,
});

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
        const all = spans.map(([start, end]) => at(start, end));
        const next = nextPromotionChange(all, now);
        const states = (when: number) => all.map((one) => promotionState(one, when));
        for (let when = now; when < (next ?? 60); when += 1) expect(states(when)).toEqual(states(now));
        expect(activePromotions(all, now)).toEqual(all.filter((_, index) => states(now)[index] === 'active'));
      }),
    );
    expect(nextPromotionChange([at(10, 20), at(5, null)], 7)).toBe(10);
    expect(nextPromotionChange([at(10, 20)], 20)).toBeNull();
  });
});
