import Fuse from 'fuse.js/basic';
import { expect, test } from 'vitest';
import { createVocabulary, FUSE_OPTIONS } from './vocabulary.ts';

const WORDS = [
  'roulette',
  'zeus',
  'zebra',
  'berry',
  'strawberry',
  'lion',
  'lions',
  'iron',
  '77',
  '777',
  'jackpot',
  'bull',
  'bell',
];
const vocabulary = createVocabulary(WORDS);
const match = (typed: string) => Object.fromEntries(vocabulary.match(typed));

test('§2.10 the word itself scores 0, a word that begins with it next, one that holds it after that', () => {
  expect(match('lion')).toMatchObject({ lion: 0, lions: 0.001 });
  expect(match('berry')).toEqual({ berry: 0, strawberry: 0.125 });
});

test('§5 a typing error is forgiven: a wrong character, one missing, one too many', () => {
  for (const typed of ['roulete', 'roullette', 'roulatte', 'rolette']) {
    expect(Object.keys(match(typed)), typed).toEqual(['roulette']);
  }
});

test('§5 two swapped characters are one typing error, in short words too', () => {
  expect(match('zues')['zeus']).toBe(0.23);
  expect(match('ruolette')['roulette']).toBe(0.105);
});

test('§5 a typing error is not forgiven in a word that is too short', () => {
  expect(match('ze')).toEqual({ zeus: 0.001, zebra: 0.001 });
  expect(match('lron')).not.toHaveProperty('iron');
  expect(match('err')).toEqual({});
});

test('§5 a number matches exactly', () => {
  expect(match('77')).toEqual({ '77': 0, '777': 0.001 });
  expect(match('778')).toEqual({});
});

test('§5 a word that exists may be a typing error for another', () => {
  expect(match('bull')).toEqual({ bull: 0, bell: 0.25 });
});

test('§2.7 Spanish words find games with English names', () => {
  expect(match('bote')).toHaveProperty('jackpot');
  expect(match('ruleta')).toHaveProperty('roulette');
});

/** With one character and two lacking, wrong, or one too many, at each place. */
function slips(word: string): readonly string[] {
  const once = (text: string, character: string): readonly string[] =>
    Array.from(text, (_, at) => [
      text.slice(0, at) + text.slice(at + 1),
      `${text.slice(0, at)}${character}${text.slice(at + 1)}`,
      `${text.slice(0, at)}${character}${text.slice(at)}`,
    ]).flat();
  const one = once(word, 'w');
  return [word, ...one, ...one.flatMap((text) => once(text, 'y'))];
}

test('§5 of longer words each is found in which Fuse, which is shown some of them only, would find it among all', () => {
  const fuse = new Fuse(WORDS, FUSE_OPTIONS);
  const isSure = (typed: string) => Math.min(...vocabulary.match(typed).values()) <= 0.001;
  const typed = WORDS.filter((word) => /^[a-z]+$/u.test(word))
    .flatMap(slips)
    .filter((text) => text.length > 4 && !isSure(text));
  expect(typed.length).toBeGreaterThan(1_000);
  for (const text of typed) {
    const found = fuse.search(text).map(({ item }) => item);
    expect([...vocabulary.match(text).keys()], text).toEqual(expect.arrayContaining(found));
  }
});
