import { expect, test } from 'vitest';
import { createVocabulary } from './vocabulary.ts';

const vocabulary = createVocabulary([
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
]);
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
