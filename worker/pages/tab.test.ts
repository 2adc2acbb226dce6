import { expect, test } from 'vitest';
import { makeGame } from '../../testing/games.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { load } from './tab.ts';

/** Sixty jackpots; the largest is on the second page, and none of Moonquay's. */
const games = Array.from({ length: 60 }, (_one, index) =>
  makeGame(index + 1, {
    name: `Pike ${index} JPK`,
    provider: index === 3 ? 'Moonquay' : 'Low Tide',
    jackpot: { amount: index === 55 ? 9_000 : 1_000 + index, currency: 'GBP' },
  }),
);
const curated = makeCurated();
const lobby = createLobbyMemo({
  currency: 'GBP',
  sources: makeSources({ games, curated }),
  settings: { curated, providerSlugs: new Map(), reviewPages: [] },
  reviews: null,
});

async function topPot(query: Readonly<Record<string, string>> = {}, tab = 'jackpots') {
  const context = {
    services: { catalogue: { lobby: async () => ({ lobby, complete: true }) } },
    messages: edgeMessages('en'),
    address: { locale: 'en', path: `/${tab}/` },
    parameters: { tab },
    query: { provider: null, feature: null, sort: null, page: null, ...query },
    visitor: testPageData().visitor,
  } as unknown as LoaderContext<'tab'>;
  const loaded = await load(context);
  if (!('data' in loaded)) throw new TypeError('It has moved');
  return loaded.data.topPot;
}

test('the biggest jackpot is the biggest of all, also where its game is on a later page', async () => {
  expect(await topPot()).toMatchObject({ id: 56, jackpot: { amount: 9_000 } });
});

test('no biggest jackpot is named on a filtered or sorted list, on a later page, or on another tab', async () => {
  const others = [topPot({ provider: 'moonquay' }), topPot({ sort: 'name' }), topPot({ page: '2' })];
  expect(await Promise.all([...others, topPot({}, 'new')])).toEqual([null, null, null, null]);
});
