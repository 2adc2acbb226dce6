import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeGame } from '../../testing/games.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { load } from './all-games.ts';

const curated = makeCurated();
const lobby = createLobbyMemo({
  sources: makeSources({
    games: [
      makeGame(1, { name: 'Aurora', provider: 'Moonquay', tag: 'new' }),
      makeGame(2, { name: 'Bison', provider: 'Moonquay' }),
      makeGame(3, { name: 'Bandit Megaways', provider: 'Lamplight' }),
      makeGame(4, { name: '7 Seas', provider: 'Lamplight' }),
    ],
    curated,
  }),
  settings: { curated, providerSlugs: new Map(), reviewPages: [] },
  reviews: null,
  currency: 'GBP',
});

function contextOf(query: object): LoaderContext<'all-games'> {
  return {
    services: { catalogue: { lobby: async () => ({ lobby, complete: true }) } },
    messages: edgeMessages('en'),
    address: { locale: 'en', path: '/all-games/' },
    parameters: {},
    query: { letter: null, provider: null, feature: null, sort: null, page: null, ...query },
    visitor: testPageData().visitor,
  } as unknown as LoaderContext<'all-games'>;
}

test.each([
  [{}, 'AB#'],
  [{ letter: 'a' }, 'AB#'],
  [{ provider: 'moonquay' }, 'AB'],
  [{ provider: 'moonquay', letter: 'b' }, 'AB'],
  [{ provider: 'lamplight', sort: 'name' }, 'B#'],
  [{ feature: 'megaways' }, 'B'],
  [{ provider: 'moonquay', feature: 'megaways' }, ''],
])('§3 %j: the letters that lead to games are %s', async (query, letters) => {
  const loaded = await load(contextOf(query));
  if ('movedTo' in loaded) throw new Error('It has not moved');
  const found = loaded.data.letters.filter(({ count }) => count > 0);
  expect(found.map(({ letter }) => letter).join('')).toBe(letters);
});

test.each([
  [{}, undefined],
  [{ letter: 'a' }, 'noindex,follow'],
  [{ sort: 'name' }, 'noindex,follow'],
])('§2.7 what is no part of the list itself is not for search engines: %j', async (query, robots) => {
  const loaded = await load(contextOf(query));
  expect('meta' in loaded && [loaded.meta.robots, loaded.meta.pageNumber]).toEqual([
    robots,
    robots === undefined ? 1 : undefined,
  ]);
});
