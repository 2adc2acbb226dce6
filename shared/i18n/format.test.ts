import { describe, expect, it } from 'vitest';
import { formatClock, formatDate, formatEnd } from './format-time.ts';
import { fill, formatMoney, formatWithSymbol, plural } from './format.ts';

/** Intl puts narrow no-break spaces where a reader sees a space. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('words with values', () => {
  it('puts values into a message and leaves unknown placeholders alone', () => {
    expect(fill('Play {name}, {rest}', { name: '$& {x}' })).toBe('Play $& {x}, {rest}');
  });

  it('chooses the form of a number and groups it as the locale does', () => {
    const forms = { one: '{count} game', other: '{count} games' };
    expect(plural(forms, 1, 'en')).toBe('1 game');
    expect(plural(forms, 0, 'en')).toBe('0 games');
    expect(plural(forms, 12_345, 'en')).toBe('12,345 games');
    expect(plural({ one: '{count} juego', other: '{count} juegos' }, 12_345, 'es')).toBe('12.345 juegos');
  });
});

describe('money', () => {
  it('is written as each locale does, with its sign', () => {
    expect(formatMoney(1234.5, 'GBP', 'en')).toBe('£1,234.50');
    expect(spaced(formatMoney(1234.5, 'GBP', 'es'))).toBe('1234,50 £');
    expect(formatMoney(20, 'CAD', 'en-ca')).toBe('$20.00');
  });

  it('loses the zeros of a whole amount where limits are shown', () => {
    expect(formatMoney(500, 'GBP', 'en', { trim: true })).toBe('£500');
    expect(formatMoney(0.5, 'GBP', 'en', { trim: true })).toBe('£0.50');
  });

  it('a win has two decimals or none', () => {
    expect(formatWithSymbol(42.5, '£', 'en')).toBe('£42.50');
    expect(formatWithSymbol(85, '£', 'en')).toBe('£85');
    expect(spaced(formatWithSymbol(1234.5, '£', 'es'))).toBe('1234,50 £');
    expect(formatWithSymbol(42.5, '', 'es')).toBe('42,50');
  });
});

describe('time', () => {
  it('names a day the same at the edge and in any time zone', () => {
    expect(formatDate('2026-12-24T23:30:00Z', 'en')).toBe('24 December 2026');
    expect(formatDate('2026-12-24T23:30:00Z', 'es')).toBe('24 de diciembre de 2026');
    expect(formatDate('no date', 'en')).toBe('');
  });

  it('§7.4 an offer that ends at midnight, where its readers live, has a last day', () => {
    const end = Date.parse('2026-12-25T00:00:00Z');
    expect(formatEnd(end, 'en', 'Europe/London')).toEqual({ isWholeDay: true, text: '24 December 2026' });
    expect(formatEnd(end + 5 * 3_600_000, 'en-ca', 'America/Toronto')).toEqual({
      isWholeDay: true,
      text: 'December 24, 2026',
    });
  });

  it('§7.4 any other end is a moment, by their clock', () => {
    const end = Date.parse('2026-06-24T18:00:00Z');
    expect(formatEnd(end, 'en', 'Europe/London')).toEqual({
      isWholeDay: false,
      text: '24 June 2026 at 19:00 BST',
    });
    expect(spaced(formatEnd(end, 'en-ca', 'America/Toronto').text)).toBe('June 24, 2026 at 2:00 p.m. EDT');
    expect(spaced(formatEnd(end, 'es', 'Europe/Madrid').text)).toBe('24 de junio de 2026 a las 20:00 CEST');
  });

  it('the session clock shows hours only from one hour on', () => {
    expect(formatClock(9)).toBe('00:09');
    expect(formatClock(3849.7)).toBe('1:04:09');
    expect(formatClock(-5)).toBe('00:00');
  });
});
