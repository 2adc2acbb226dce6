import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { feedGameSchema, parseAspectRatio, portraitAddress } from './feed-game.ts';

const parse = (record: object) =>
  v.parse(feedGameSchema('https://feed.example'), { id: 7, name: 'Comet', ...record });

describe('§3 a game of the feed', () => {
  test('a name has 200 letters at most', () => {
    expect(parse({ name: '🎰'.repeat(500) }).game.name).toBe(`${'🎰'.repeat(199)}…`);
  });

  test('a full record keeps every field', () => {
    const { game, isExcluded } = parse({
      name: ' Comet &amp; Co ',
      images: { default: '/a/7/290x192_7_1x_ENG.webp', webp: 'https://cdn.example/7.webp' },
      tag: 'new',
      size: 'tall',
      appealingForChildren: '0',
      externalGameProvider: 'Moonquay ',
      externalGameSubProvider: 'Moon Lab',
      playModes: ['Money', 'Demo', 'Trial'],
      aspectRatio: '16:9',
      maxPrize: 5000,
      jackpot: { amount: '1200.5', currency: 'gbp' },
      rtp: '96.5%',
      unknown: { field: true },
    });
    expect(isExcluded).toBe(false);
    expect(game).toEqual({
      id: 7,
      name: 'Comet & Co',
      images: {
        default: 'https://feed.example/a/7/290x192_7_1x_ENG.webp',
        webp: 'https://cdn.example/7.webp',
        portrait: 'https://feed.example/a/7/290x192_7_3x_ENG.webp',
      },
      tag: 'new',
      size: 'tall',
      provider: 'Moonquay',
      subProvider: 'Moon Lab',
      playModes: ['Money', 'Demo'],
      aspectRatio: 16 / 9,
      maxPrize: '5000',
      jackpot: { amount: 1200.5, currency: 'GBP' },
      rtp: 96.5,
    });
  });

  test('what is missing or null is null, not a failure', () => {
    const { game } = parse({
      images: { default: '', webp: null },
      tag: null,
      rtp: 0,
      jackpot: null,
      size: 'huge',
    });
    expect(game).toMatchObject({
      images: { default: null, webp: null, portrait: null },
      tag: null,
      size: 'default',
      provider: null,
      playModes: [],
      rtp: null,
      jackpot: null,
    });
  });

  test.each([
    ...['£', 'EURO', 'G P', '', '123', null].map((currency) => ({ amount: 9, currency })),
    ...[null, undefined, '', 0, '0.00', -5].map((amount) => ({ amount, currency: 'GBP' })),
    { amount: 9 },
    {},
  ])('a jackpot of %j is left out, and the game is kept', (jackpot) => {
    expect(parse({ jackpot }).game).toMatchObject({ name: 'Comet', jackpot: null });
  });

  test('the amount of a jackpot may be written as money', () => {
    const jackpot = { amount: '£1,200.50', currency: 'GBP' };
    expect(parse({ jackpot }).game.jackpot).toEqual({ amount: 1200.5, currency: 'GBP' });
  });

  test.each([
    ['name', { name: null }],
    ['name', { name: ' &nbsp; ' }],
    ['id', { id: 1.5 }],
    ['id', { id: -7 }],
    ['id', { id: 'seven' }],
    ['images', { images: 'none' }],
    ['playModes', { playModes: 'Money' }],
    ['jackpot.amount', { jackpot: { amount: 'lots', currency: 'GBP' } }],
    ['rtp', { rtp: {} }],
    ['appealingForChildren', { appealingForChildren: [] }],
  ])('a wrong %s fails the record', (field, record) => {
    const result = v.safeParse(feedGameSchema('https://feed.example'), { id: 7, name: 'Comet', ...record });
    expect(result.success).toBe(false);
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });

  test.each(['1', 1, true])('§5 appealingForChildren %j excludes', (appealingForChildren) => {
    expect(parse({ appealingForChildren }).isExcluded).toBe(true);
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'cover.webp', '/a b.webp', '/"><script>'])(
    'the image address %j is refused',
    (address) => {
      expect(parse({ images: { default: address } }).game.images.default).toBeNull();
    },
  );
});

test('§3 the portrait is the thumbnail with _3x_ for _1x_; a given portrait wins', () => {
  expect(portraitAddress('/m/5/290x192_5_1x_ENG.webp')).toBe('/m/5/290x192_5_3x_ENG.webp');
  expect(portraitAddress('/m/5/plain.webp')).toBeNull();
  expect(portraitAddress(null)).toBeNull();
  const images = { default: '/m/290x192_5_1x_ENG.webp', defaultPortrait: '/own.webp' };
  expect(parse({ images }).game.images.portrait).toBe('https://feed.example/own.webp');
});

test.each([
  ['16:9', 16 / 9],
  ['4/3', 4 / 3],
  ['1.78', 1.78],
  ['wide', null],
  ['16:0', null],
  [null, null],
])('an aspect ratio of %j is %j', (text, ratio) => {
  expect(parseAspectRatio(text)).toBe(ratio);
});
