import { expect, test } from 'vitest';
import { makeGame } from '../../testing/games.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { load } from './landing.ts';

test('§2.2 each picture is once on the wall, also where games share one', async () => {
  const shared = { default: '/shared.png', webp: null, portrait: null };
  const own = { ...shared, default: '/own.png' };
  const games = [
    makeGame(1, { name: 'Pike', images: shared }),
    makeGame(2, { name: 'Pike for phones', images: shared }),
    makeGame(3, { name: 'Carp', images: own }),
  ];
  const curated = makeCurated({ popular: [1, 2, 3] });
  const lobby = createLobbyMemo({
    currency: 'GBP',
    sources: makeSources({ games, curated }),
    settings: { curated, providerSlugs: new Map(), reviewPages: [] },
    reviews: null,
  });
  const context = {
    services: {
      catalogue: { lobby: async () => ({ lobby, complete: true }) },
      content: { post: async () => null },
    },
    messages: edgeMessages('en'),
    address: { locale: 'en', path: '/welcome/' },
    parameters: { variant: 'welcome' },
    visitor: testPageData().visitor,
  } as unknown as LoaderContext<'landing'>;
  const loaded = await load(context);
  expect('data' in loaded ? loaded.data.games : []).toEqual([
    { name: 'Pike', image: '/shared.png' },
    { name: 'Carp', image: '/own.png' },
  ]);
});
