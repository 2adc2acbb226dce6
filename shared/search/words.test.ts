import { expect, test } from 'vitest';
import { splitWords } from './words.ts';

const texts = (text: string) => splitWords(text).map((word) => word.text);

test('§5 search compares words in lower case, without accents, whatever separates them', () => {
  expect(texts('¡Olé! ¡Olé! 777')).toEqual(['ole', 'ole', '777']);
  expect(texts('Hi-Lo Gambler')).toEqual(['hi', 'lo', 'gambler']);
  expect(texts('Œdipus & the Oracle')).toEqual(['oedipus', 'and', 'the', 'oracle']);
  expect(texts('Søvnige Bjørn')).toEqual(['sovnige', 'bjorn']);
  expect(texts('Cafe\u0301')).toEqual(['cafe']);
});

test('§5 an apostrophe may be spelled any way, or left out', () => {
  for (const spelling of ['Hold’em', "hold'em", 'hold´em', 'holdem']) {
    expect(texts(spelling)).toEqual(['holdem']);
  }
  expect(texts('Zeus’ Wrath')).toEqual(['zeus', 'wrath']);
});

test('each word has its place in the text', () => {
  const text = '¡Olé! Monte’s  Doors';
  expect(splitWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Olé',
    'Monte’s',
    'Doors',
  ]);
});

test('a text without a letter or digit has no words', () => {
  expect(splitWords('  ¡! — ')).toEqual([]);
});
