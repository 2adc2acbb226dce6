import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeGame } from '../../testing/games.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { parseSettings } from '../settings.ts';
import { load } from './home.ts';

test('§3 the log names the featured lists that have no row, once', async () => {
  const curated = makeCurated();
  const lobby = createLobbyMemo({
    sources: makeSources({
      games: [makeGame(1), makeGame(2)],
      curated,
      featured: { Hot: [1], Cool: [2], Late: [1, 2], Later: [2] },
    }),
    settings: { curated, providerSlugs: new Map(), reviewPages: [] },
    reviews: null,
    currency: 'GBP',
  });
  const notes: string[] = [];
  const context = {
    services: {
      catalogue: { lobby: async () => ({ lobby, complete: true }), liveTables: async () => ({ tables: [] }) },
      promotions: { current: async () => ({ active: [], until: null }) },
      report: () => undefined,
      note: (text: string) => notes.push(text),
    },
    settings: parseSettings({
      SANDBOX_ORIGIN: 'http://sandbox.example',
      SITE_URL: 'https://www.casino.example',
    }),
    address: { locale: 'en', path: '/' },
    visitor: testPageData().visitor,
  } as unknown as LoaderContext<'home'>;
  await load(context);
  await load(context);
  expect(notes).toEqual(['featured lists without a row, for want of room: Late, Later']);
});
