import { expect, test } from 'vitest';
import { nameSlug } from '../../../shared/domain/name-slug.ts';
import { makeGame } from '../../../testing/games.ts';
import { edgeMessages } from '../../messages.ts';
import { studioFacts } from './studio-facts.ts';

const NOTHING = {
  fields: {},
  games: [],
  slug: 'brass-orrery',
  slugOf: nameSlug,
  locale: 'en',
  words: edgeMessages('en').review,
} as const;

test('§2.2 of a studio of which nothing is known nothing is said', () => {
  expect(studioFacts(NOTHING)).toEqual([]);
});

test('§2.2 who a studio is: what the editors state, and the returns of its games', () => {
  const fields = { founded: '2011', town: 'Sheffield', country: 'United Kingdom', people: '41' };
  const games = [makeGame(1, { rtp: 94 }), makeGame(2, { rtp: 96.75 }), makeGame(3)];
  expect(studioFacts({ ...NOTHING, fields, games })).toEqual([
    { key: 'founded', value: '2011' },
    { key: 'home', value: 'Sheffield, United Kingdom' },
    { key: 'people', value: '41' },
    { key: 'returns', value: '94% to 96.75%' },
  ]);
  expect(
    studioFacts({ ...NOTHING, fields: { country: 'Malta' }, games: [makeGame(1, { rtp: 96 })] }),
  ).toEqual([
    { key: 'home', value: 'Malta' },
    { key: 'returns', value: '96%' },
  ]);
});

test('§2.2 a label leads to its studio; a studio with labels, or with games of several, is nobody’s part', () => {
  const ofLabel = [1, 2].map((id) =>
    makeGame(id, { provider: 'Brass Orrery', subProvider: 'Orrery Originals' }),
  );
  expect(studioFacts({ ...NOTHING, slug: 'orrery-originals', games: ofLabel })).toEqual([
    { key: 'partOf', value: 'Brass Orrery', href: '/providers/brass-orrery/' },
  ]);
  expect(studioFacts({ ...NOTHING, games: ofLabel })).toEqual([]);
  const mixed = [...ofLabel, makeGame(3, { provider: 'Nine Foxes', subProvider: 'Orrery Originals' })];
  expect(studioFacts({ ...NOTHING, slug: 'orrery-originals', games: mixed })).toEqual([]);
});
