import { describe, expect, test } from 'vitest';
import { parsePromotion, parsePromotions } from './promotions.ts';
import { ShapeError } from './parsing/shape.ts';

const UTC = { timeZone: 'UTC', base: 'https://promotions.example' };

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
    expect(parsePromotions({ promotions: [given] }, UTC).promotions[0]).toEqual({
      id: '12',
      slug: 'winter-spins',
      title: 'Winter & Spins',
      teaser: 'Warm up',
      image: 'https://promotions.example/winter.webp',
      html: '<p>Hi</p>',
      startsAt: Date.UTC(2026, 10, 20),
      endsAt: Date.UTC(2026, 11, 1),
      minDeposit: '20',
      code: null,
      terms: '<p>T&amp;C</p>',
    });
  });

  test('a date without a time is a day where the market is', () => {
    const dated = { ...given, startsAt: '2026-06-01', endsAt: '2026-06-24' };
    const { startsAt, endsAt } = parsePromotion({ promotion: dated }, { ...UTC, timeZone: 'Europe/London' });
    expect([startsAt, endsAt].map((at) => new Date(at ?? 0).toISOString())).toEqual([
      '2026-05-31T23:00:00.000Z',
      '2026-06-24T23:00:00.000Z',
    ]);
  });

  test('a wrong one is dropped from a list, and anything but a list is refused', () => {
    const list = {
      promotions: [
        given,
        { ...given, endsAt: 'soon' },
        { ...given, id: null },
        { ...given, slug: '../x' },
        { ...given, id: '..' },
      ],
    };
    const { promotions, dropped } = parsePromotions(list, UTC);
    expect(promotions.map(({ id }) => id)).toEqual(['12']);
    expect(dropped.map(({ path }) => path)).toEqual([
      'promotions.1.endsAt',
      'promotions.2.id',
      'promotions.3.slug',
      'promotions.4.id',
    ]);
    expect(dropped[0]?.reason).toContain('ISO 8601');
    expect(() => parsePromotions([], UTC)).toThrow(ShapeError);
  });

  test('of two with one id the first is kept', () => {
    const { promotions, dropped } = parsePromotions(
      {
        promotions: [given, { ...given, id: '12', title: 'Again' }, { ...given, id: 13 }],
      },
      UTC,
    );
    expect(promotions.map(({ id, title }) => `${id} ${title}`)).toEqual([
      '12 Winter & Spins',
      '13 Winter & Spins',
    ]);
    expect(dropped).toEqual([{ path: 'promotions', reason: 'Promotion 12 came before' }]);
  });

  test('of a list the first 200 are read, and of a title the first 200 letters', () => {
    const title = 'Spins '.repeat(90);
    const { promotions, dropped } = parsePromotions(
      {
        promotions: Array.from({ length: 20_000 }, (_, id) => ({ ...given, id, title })),
      },
      UTC,
    );
    expect(promotions.length).toBe(200);
    expect(dropped.length).toBe(19_800);
    expect(promotions[0]?.title).toMatch(/^.{190,199}…$/u);
    expect(parsePromotion({ promotion: { ...given, title } }, UTC).title).toMatch(/^.{190,199}…$/u);
  });

  test('one alone is read from its member; anything else there is refused', () => {
    expect(parsePromotion({ promotion: given }, UTC)).toEqual(
      parsePromotions({ promotions: [given] }, UTC).promotions[0],
    );
    for (const wrong of [{}, { promotion: null }, { promotion: { ...given, title: ' ' } }, given, []]) {
      expect(() => parsePromotion(wrong, UTC)).toThrow(ShapeError);
    }
  });
});
