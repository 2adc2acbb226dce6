import { expect, test } from 'vitest';
import { parseMoment } from './moment.ts';

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20T10:00:00', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20 10:00', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20T10:00:00+0200', '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T10:00:00.5-01:30', '2026-11-20T11:30:00.500Z'],
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
])('%s is %s', (text, iso) => {
  expect(new Date(parseMoment(text)).toISOString()).toBe(iso);
});

test('a bare date as an end is the moment the day is over', () => {
  expect(new Date(parseMoment('2026-11-30', 'end')).toISOString()).toBe('2026-12-01T00:00:00.000Z');
});

test.each(['', 'tomorrow', '20/11/2026', '2026-13-01', '2026-11-20T25:00', '1763632800'])(
  '%j is no moment',
  (text) => {
    expect(parseMoment(text)).toBeNaN();
  },
);
