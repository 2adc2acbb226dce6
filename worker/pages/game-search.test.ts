import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeGame } from '../../testing/games.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { load } from './game-search.ts';

const images = { default: '/wide.jpg', webp: '/wide.webp', portrait: '/tall.webp' };
const curated = makeCurated({ popular: [2, 1] });
const lobby = createLobbyMemo({
  sources: makeSources({ games: [makeGame(1, { images }), makeGame(2, { images, size: 'tall' })], curated }),
  settings: { curated, providerSlugs: new Map(), reviewPages: [] },
  reviews: null,
  currency: 'GBP',
});

test('§2.10 the popular games that the search shows on cards have the landscape picture, those that are tall in the lobby too', async () => {
  const context = {
    services: {
      catalogue: { lobby: async () => ({ lobby, complete: true }) },
      content: { groups: async () => [] },
    },
    messages: edgeMessages('en'),
    address: { locale: 'en', path: '/all-games-search/' },
    query: { q: null, page: null },
    visitor: testPageData().visitor,
  } as unknown as LoaderContext<'game-search'>;
  const loaded = await load(context);
  if (!('data' in loaded)) throw new TypeError('It has moved');
  expect(loaded.data.popular).toMatchObject([
    { id: 2, size: 'default', image: '/wide.webp' },
    { id: 1, size: 'default', image: '/wide.webp' },
  ]);
});
