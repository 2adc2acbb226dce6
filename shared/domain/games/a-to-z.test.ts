import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../i18n/locales.ts';
import { groupAToZ, letterOf, LETTERS, nameCollator } from './a-to-z.ts';
import { makeGame } from '../../../testing/games.ts';

const named = (...names: string[]) => names.map((name, index) => makeGame(index + 1, { name }));

const namesUnderN = (locale: 'en' | 'es') =>
  groupAToZ(named('Nz', 'Ña'), locale)
    .get('N')
    ?.map(({ name }) => name);

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

  test('every letter is there, # last, and names are ordered as the locale does', () => {
    const groups = groupAToZ(named('Zorro', 'Águila', 'Azul', 'abeja', '100', '7'), 'es');
    expect([...groups.keys()]).toEqual(LETTERS);
    expect(groups.get('A')?.map(({ name }) => name)).toEqual(['abeja', 'Águila', 'Azul']);
    expect(groups.get('#')?.map(({ name }) => name)).toEqual(['7', '100']);
    expect(groups.get('Q')).toEqual([]);
  });

  test('in Spanish ñ follows n; in English it is an n', () => {
    expect(namesUnderN('es')).toEqual(['Nz', 'Ña']);
    expect(namesUnderN('en')).toEqual(['Ña', 'Nz']);
  });

  test('every game is in exactly one group, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 40 }),
        fc.constantFrom(...LOCALES),
        (names, locale) => {
          const groups = [...groupAToZ(named(...names), locale)];
          const ids = groups.flatMap(([, games]) => games.map(({ id }) => id));
          expect(ids.toSorted((a, b) => a - b)).toEqual(names.map((_, index) => index + 1));
          for (const [letter, games] of groups) {
            for (const [index, { name }] of games.entries()) {
              expect(letterOf(name)).toBe(letter);
              const before = games[index - 1]?.name;
              if (before !== undefined)
                expect(nameCollator(locale).compare(before, name)).toBeLessThanOrEqual(0);
            }
          }
        },
      ),
    );
  });
});
