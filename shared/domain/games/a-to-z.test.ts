import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { letterOf, nameCollator } from './a-to-z.ts';
import { LETTERS } from './game-filter.ts';

const sorted = (locale: Locale, ...names: string[]): string[] => names.toSorted(nameCollator(locale).compare);

describe('§3 A to Z', () => {
  test.each([
    ['Book', 'B'],
    ['book', 'B'],
    ['Ágata', 'A'],
    ['Åskgudens', 'A'],
    ['Ñandú', 'N'],
    ['Østers', 'O'],
    ['Œdipus', 'O'],
    ['ßlot', 'S'],
    ['ﬀalcon', 'F'],
    ['¡Olé!', 'O'],
    ['“Quoted”', 'Q'],
    ['7', '#'],
    ['¡100!', '#'],
    ['Жар', '#'],
    ['???', '#'],
    ['', '#'],
  ])('%j is listed under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });

  test('whatever a name is, its letter is one of the list, # last', () => {
    expect(LETTERS).toHaveLength(27);
    expect(LETTERS.at(-1)).toBe('#');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(LETTERS).toContain(letterOf(name));
      }),
    );
  });

  test('names are ordered as the locale does: accents and case count last, numbers by their value', () => {
    expect(sorted('es', 'Zorro', 'Águila', 'Azul', 'abeja')).toEqual(['abeja', 'Águila', 'Azul', 'Zorro']);
    expect(sorted('en', '100', '7')).toEqual(['7', '100']);
  });

  test('in Spanish ñ follows n; in English it is an n', () => {
    expect(sorted('es', 'Nz', 'Ña')).toEqual(['Nz', 'Ña']);
    expect(sorted('en', 'Nz', 'Ña')).toEqual(['Ña', 'Nz']);
  });
});
