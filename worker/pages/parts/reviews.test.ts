import { expect, test } from 'vitest';
import { makeCurated, makeSources } from '../../../testing/lobby.ts';
import { createLobbyMemo } from '../../services/lobby-memo.ts';
import { reviewedId } from './reviews.ts';

const curated = makeCurated();
const lobby = createLobbyMemo({
  sources: makeSources({ games: [], curated }),
  settings: { curated, providerSlugs: new Map(), reviewPages: [{ gameId: 7, slug: 'seven' }] },
  // As with a review that was just published, or is a draft.
  reviews: [],
  currency: 'GBP',
});

test('§3 a review of the fixed list is about its game, also before WordPress lists it, when no tile leads to it', () => {
  expect(reviewedId(lobby, { slug: 'seven', gameId: null })).toBe(7);
  expect(lobby.reviewSlugById.size).toBe(0);
});

test('§3 another review is about the game that its editor says', () => {
  expect(reviewedId(lobby, { slug: 'eight', gameId: 8 })).toBe(8);
  expect(reviewedId(lobby, { slug: 'nine', gameId: null })).toBeNull();
});
