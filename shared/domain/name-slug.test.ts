import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldAccents, nameSlug } from './name-slug.ts';

test.each([
  ['Book of Ra', 'book-of-ra'],
  ['Lantern & Lark', 'lantern-lark'],
  ['Tuuli & Tähti', 'tuuli-tahti'],
  ['Søvnige Bjørn', 'sovnige-bjorn'],
  ['Œdipus & the Oracle', 'oedipus-the-oracle'],
  ["Queen's  Gold!", 'queens-gold'],
  ['STRAẞE', 'strasse'],
  ['Play_n-GO', 'play_n-go'],
  ['- Dash -', 'dash'],
  ['日本 7', '日本-7'],
  ['!!!', ''],
])('§5 the slug of %j is %j', (name, slug) => {
  expect(nameSlug(name)).toBe(slug);
});

test('§5 the slug of a slug is the same, and fits in one path segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = nameSlug(name);
      expect(nameSlug(slug)).toBe(slug);
      expect(slug).not.toMatch(/[\s/?#%.\\]|^-|-$|--/);
    }),
  );
});

test('§5 accents and ligatures fold to the letters of A to Z', () => {
  expect(foldAccents('Åskgudens Ñandú Łódź Straße Ærø')).toBe('Askgudens Nandu Lodz Strasse AEro');
});
