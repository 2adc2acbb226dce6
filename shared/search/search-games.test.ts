import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_FIRST_PAGE_SIZE, SEARCH_MORE_SIZE } from '../config/constants.ts';
import type { Game } from '../domain/games/game.ts';
import { makeGame } from '../../testing/games.ts';
import { searchGames } from './search-games.ts';
import { buildSearchIndex } from './search-index.ts';

const NAMES = [
  'Velvet Roulette',
  'Golden Scarab',
  'Golden Scarab Megaways',
  'Book of Ahmose',
  'Book of Ahmose II',
  'Zeus’ Wrath',
  'Hall of Zeus',
  'Lobo Español',
  'Casino Hold’em Live',
  '7',
  '777 Bells',
];
const games = NAMES.map((name, at) =>
  makeGame(at + 1, {
    name,
    provider: at % 2 === 0 ? 'Moonquay' : 'Lantern & Lark',
    subProvider: at === 1 ? 'Fen Street' : null,
  }),
);
const index = buildSearchIndex(games);
const names = (query: string, source = index) => searchGames(source, query).hits.map(({ game }) => game.name);

describe('§5 game search', () => {
  test('finds by name, provider and sub-provider', () => {
    expect(names('velvet')[0]).toBe('Velvet Roulette');
    expect(names('moonquay')).toHaveLength(6);
    expect(names('fen street')).toEqual(['Golden Scarab']);
    expect(names('lark zeus')[0]).toBe('Zeus’ Wrath');
  });

  test('forgives typing errors, missing accents and other spacing', () => {
    expect(names('vevlet roulete')[0]).toBe('Velvet Roulette');
    expect(names('lobo espanol')[0]).toBe('Lobo Español');
    expect(names('mega ways')[0]).toBe('Golden Scarab Megaways');
    expect(names('goldenscarab')[0]).toBe('Golden Scarab');
    expect(names('hold em')[0]).toBe('Casino Hold’em Live');
  });

  test('what is typed as a name has it comes first, and no provider is named for resembling it', () => {
    const source = buildSearchIndex([
      makeGame(1, { name: 'Night Parlour', provider: 'Parlour Nine' }),
      makeGame(2, { name: 'Crown of Pearls', provider: 'Moonquay' }),
      makeGame(3, { name: 'Blue Pearl', provider: 'Moonquay' }),
      makeGame(4, { name: 'Perla Negra', provider: 'Northpearl' }),
    ]);
    const found = searchGames(source, 'pearl');
    expect(found.hits.slice(0, 2).map(({ game }) => game.name)).toEqual(['Blue Pearl', 'Crown of Pearls']);
    // A word that is as typed, inside another.
    expect(found.providers).toEqual(['Northpearl']);
    expect(searchGames(source, 'pear').providers).toEqual(['Northpearl']);
    // Nothing is as typed: what resembles it is named.
    expect(searchGames(source, 'parluor').providers).toEqual(['Parlour Nine']);
    expect(searchGames(source, 'moonqay').providers).toEqual(['Moonquay']);
  });

  test.each([
    ['a neighbouring key', 'vekvet rouletre', 'Velvet Roulette'],
    ['a neighbouring key at the start of a short word', 'hook of ahmise', 'Book of Ahmose'],
    ['as it sounds', 'lobo espanyol', 'Lobo Español'],
    ['as it sounds', 'skarab', 'Golden Scarab'],
    ['two slips in a word', 'velvet ruolett', 'Velvet Roulette'],
    ['words run together', 'velvetroulette', 'Velvet Roulette'],
    ['one of them with a slip', 'velvetrolette', 'Velvet Roulette'],
    ['with a number', '777bels', '777 Bells'],
  ])('finds what was typed with %s: %s', (_mistake, query, name) => {
    expect(names(query)[0]).toBe(name);
  });

  test.each([
    ['bacará', 'Imperial Baccarat'],
    ['bacarrá', 'Imperial Baccarat'],
    ['dado', 'Dice Duel'],
    ['rascas', 'Scratch Koi'],
    ['ruletas', 'Velvet Roulette'],
  ])(
    '§2.7 finds what Spanish-speaking players call %s before what is only spelt like it: %s',
    (query, name) => {
      const alike = ['Samarra Nights', 'El Dorado Pass', 'Rose Cascade', 'Ruletti Suomi'];
      const meant = ['Imperial Baccarat', 'Dice Duel', 'Scratch Koi', 'Velvet Roulette'];
      const both = buildSearchIndex([...alike, ...meant].map((one, at) => makeGame(at + 1, { name: one })));
      expect(names(query, both)[0]).toBe(name);
    },
  );

  test('finds nothing for what sounds like a word only with most of its letters gone', () => {
    const sky = buildSearchIndex(['Sic Bo', 'Sky Diver'].map((name, at) => makeGame(at + 1, { name })));
    for (const nonsense of ['zzzzqqqq', 'zzzqq', 'zaqqa']) expect(names(nonsense, sky)).toEqual([]);
    expect(names('skie', sky)).toContain('Sky Diver');
  });

  test('puts a whole word with a slip before the beginning of a longer one', () => {
    const pearls = buildSearchIndex(
      ['Parlour Nine Live', 'La Perla de Marina', 'Pearl Haul'].map((name, at) => makeGame(at + 1, { name })),
    );
    expect(names('pearl', pearls)).toEqual(['Pearl Haul']);
    expect(names('paerl', pearls)[0]).toBe('Pearl Haul');
  });

  test('gives the exact name first, then names that begin with it', () => {
    expect(names('book of ahmose')).toEqual(['Book of Ahmose', 'Book of Ahmose II']);
    expect(names('zeus').slice(0, 2)).toEqual(['Zeus’ Wrath', 'Hall of Zeus']);
    expect(names('7')).toEqual(['7', '777 Bells']);
  });

  test('leaves weak matches out when there is an exact one', () => {
    expect(names('golden scarab')).toEqual(['Golden Scarab', 'Golden Scarab Megaways']);
  });

  test('scores from 0, perfect, down to the threshold', () => {
    const [perfect] = searchGames(index, 'golden scarab').hits;
    expect(perfect?.score).toBe(0);
    const [slip] = searchGames(index, 'velvat').hits;
    // One error in six characters: a sixth on Fuse's scale.
    expect(slip?.score).toBe(-16_667);
    expect(names('lobster thermidor blues')).toEqual([]);
  });

  test('is considered only when more than one game is loaded', () => {
    expect(names('velvet', buildSearchIndex(games.slice(0, 1)))).toEqual([]);
    expect(names('velvet', buildSearchIndex([]))).toEqual([]);
  });

  test.each([5115, 10419, 10418])('leaves game %i out', (id) => {
    const withExcluded = buildSearchIndex([...games, makeGame(id, { name: 'Rumbling Panther' })]);
    expect(names('rumbling panther', withExcluded)).toEqual([]);
  });

  test('gives popular games first among equal matches', () => {
    const twins = [makeGame(1, { name: 'Ruby One' }), makeGame(2, { name: 'Ruby Two' })];
    expect(names('ruby', buildSearchIndex(twins))).toEqual(['Ruby One', 'Ruby Two']);
    expect(names('ruby', buildSearchIndex(twins, { popularIds: [2] }))).toEqual(['Ruby Two', 'Ruby One']);
  });

  test('an empty query, or one without a letter, finds nothing', () => {
    expect(names('')).toEqual([]);
    expect(names(' ¡! ')).toEqual([]);
  });
});

describe('§5 providers', () => {
  const offered = (query: string) => searchGames(index, query).providers;

  test('are offered when the query names them, whole, in part or beside a game', () => {
    expect(offered('moonquay')).toEqual(['Moonquay']);
    expect(offered('lark')).toEqual(['Lantern & Lark']);
    expect(offered('lantern and lrak')).toEqual(['Lantern & Lark']);
    expect(offered('moonquay scarab')).toEqual(['Moonquay']);
  });

  test('are not offered for a single character, nor for the name of one of their games', () => {
    expect(offered('m')).toEqual([]);
    expect(offered('velvet roulette')).toEqual([]);
  });
});

test('§9 results come in pages of 26 and then 16 more', () => {
  const many = Array.from({ length: 60 }, (_, at) => makeGame(at + 1, { name: `Comet ${at + 1}` }));
  const long = buildSearchIndex(many);
  const first = searchGames(long, 'comet', { limit: SEARCH_FIRST_PAGE_SIZE });
  const more = searchGames(long, 'comet', { limit: SEARCH_FIRST_PAGE_SIZE + SEARCH_MORE_SIZE });
  expect([first.hits.length, first.total, more.hits.length]).toEqual([26, 60, 42]);
  expect(more.hits.slice(0, 26)).toEqual(first.hits);
});

test('any text is a query: results are in order, within the threshold, no game twice', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.constantFrom(...NAMES));
  fc.assert(
    fc.property(text, (query) => {
      const { hits, total } = searchGames(index, query);
      expect(hits).toHaveLength(total);
      expect(new Set(hits.map(({ game }: { game: Game }) => game.id)).size).toBe(total);
      for (const { score } of hits) {
        expect(score).toBeLessThanOrEqual(0);
        expect(score).toBeGreaterThanOrEqual(-50_000);
      }
    }),
  );
});

test('every game is found by its own name, among the first three', () => {
  fc.assert(
    fc.property(fc.constantFrom(...games), (game) => {
      expect(names(game.name).slice(0, 3)).toContain(game.name);
    }),
  );
});
