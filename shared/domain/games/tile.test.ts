import { describe, expect, test } from 'vitest';
import { makeGame } from '../../../testing/games.ts';
import { inOneLine, indexReviewSlugs, toTile } from './tile.ts';

const images = { default: '/d.png', webp: '/w.webp', portrait: '/p.webp' };

describe('§2.11 what a tile carries', () => {
  test('the studio as provider, the review slug, the jackpot', () => {
    const game = makeGame(4, {
      images,
      provider: 'Zeta',
      subProvider: 'Zeta Lab',
      jackpot: { amount: 5, currency: 'GBP' },
    });
    expect(toTile(game, new Map([[4, 'game-four']]))).toEqual({
      id: 4,
      name: 'Game 4',
      image: '/w.webp',
      tag: null,
      size: 'default',
      provider: 'Zeta Lab',
      reviewSlug: 'game-four',
      jackpot: { amount: 5, currency: 'GBP' },
    });
  });

  test('a tall tile shows the portrait, or the landscape when there is none', () => {
    expect(toTile(makeGame(1, { images, size: 'tall' })).image).toBe('/p.webp');
    const bare = { ...images, webp: null, portrait: null };
    expect(toTile(makeGame(1, { images: bare, size: 'tall' })).image).toBe('/d.png');
  });

  test('where there is room for one line, a tall game is as the others, with its landscape', () => {
    const tall = makeGame(1, { images, size: 'tall' });
    expect(toTile(inOneLine(tall))).toMatchObject({ size: 'default', image: '/w.webp' });
  });

  test('a missing image or review is null, and a missing jackpot is left out', () => {
    const tile = toTile(makeGame(1));
    expect(tile).toMatchObject({ image: null, reviewSlug: null, provider: null });
    expect(tile).not.toHaveProperty('jackpot');
  });
});

test('§3 of two review pages for one game the first counts', () => {
  const pages = [
    { gameId: 1, slug: 'first' },
    { gameId: 1, slug: 'second' },
  ];
  expect(indexReviewSlugs(pages).get(1)).toBe('first');
});
