import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { readQuery } from './read-query.ts';
import { createVocabulary } from './vocabulary.ts';
import { splitWords } from './words.ts';

/** The name with what is marked in brackets. */
function marked(name: string, query: string): string {
  const words = splitWords(name).map(({ text }) => text);
  const parts = highlight(name, readQuery(query, createVocabulary([...new Set(words)])));
  return parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
}

test('§2.10 the characters that were typed are marked', () => {
  expect(marked('Velvet Roulette', 'velvet rou')).toBe('[Velvet] [Rou]lette');
  expect(marked('Golden Strawberry', 'berry')).toBe('Golden Straw[berry]');
  expect(marked('Lobo Español', 'espanol')).toBe('Lobo [Español]');
  expect(marked('Monte’s Mystery Doors', 'mont')).toBe('[Monte’s] Mystery Doors');
});

test('§2.10 a word with a forgiven typing error is marked whole', () => {
  expect(marked('Velvet Roulette', 'roulete')).toBe('Velvet [Roulette]');
  expect(marked('Œdipus & the Oracle', 'oedip')).toBe('[Œdipus] & the Oracle');
});

test('§2.10 a weaker match beside the right word is not marked', () => {
  expect(marked('Gold of Golt', 'gold')).toBe('[Gold] of Golt');
});

test('§2.10 words spaced differently are marked', () => {
  expect(marked('Golden Scarab', 'goldenscarab')).toBe('[Golden] [Scarab]');
  expect(marked('Frog Megaways', 'mega ways')).toBe('Frog [Megaways]');
});

test('the parts of a name make up the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, query) => {
      const parts = highlight(
        name,
        readQuery(query, createVocabulary(splitWords(name).map(({ text }) => text))),
      );
      expect(parts.map(({ text }) => text).join('')).toBe(name);
    }),
  );
});
