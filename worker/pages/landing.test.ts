import { expect, test } from 'vitest';
import { makeGame } from '../../testing/games.ts';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { toPostRecord, type PostRecord } from '../content/post.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { parseSettings } from '../settings.ts';
import { load } from './landing.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');

function contextOf({
  lobby,
  post,
  isPreview = false,
}: {
  readonly lobby: ReturnType<typeof createLobbyMemo>;
  readonly post: PostRecord | null;
  readonly isPreview?: boolean;
}) {
  return {
    services: {
      catalogue: { lobby: async () => ({ lobby, complete: true }) },
      content: { post: async () => post },
      report: () => undefined,
    },
    messages: edgeMessages('en'),
    address: { locale: 'en', path: '/welcome/' },
    parameters: { variant: 'welcome' },
    visitor: testPageData().visitor,
    now: NOW,
    isPreview,
  } as unknown as LoaderContext<'landing'>;
}

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
  const context = contextOf({ lobby, post: null });
  const loaded = await load(context);
  expect('data' in loaded ? loaded.data.games : []).toEqual([
    { name: 'Pike', image: '/shared.png' },
    { name: 'Carp', image: '/own.png' },
  ]);
});

test('§7.4 an offer has what its editor’s fields ask, and when it ends; an editor sees a draft of one that is over', async () => {
  const lobby = createLobbyMemo({
    currency: 'GBP',
    sources: makeSources({ games: [], curated: makeCurated({}) }),
    settings: { curated: makeCurated({}), providerSlugs: new Map(), reviewPages: [] },
    reviews: null,
  });
  const settings = parseSettings({
    SANDBOX_ORIGIN: 'http://sandbox.example',
    SITE_URL: 'https://casino.example',
  });
  const offerAt = async (now: number, isPreview = false) => {
    const acf = {
      bonus_code: 'COMET',
      ends_at: '2026-11-30T12:00:00Z',
      terms: '18+. Once a day, paid in cash. Code COMET.',
      terms_link: '/info/bonus-policy/',
    };
    const raw = { id: 1, slug: 'welcome', title: { rendered: 'A prize for all' }, acf };
    const context = contextOf({ lobby, post: toPostRecord(raw, settings, 'en'), isPreview });
    const loaded = await load({ ...context, now });
    return 'data' in loaded ? loaded.data.offer : null;
  };
  const ends = Date.parse('2026-11-30T12:00:00Z');
  const offer = await offerAt(NOW);
  expect(offer).toMatchObject({ termsHref: '/info/bonus-policy/', endsAt: ends });
  expect(offer?.facts.map(({ value }) => value)).toEqual(['COMET', expect.stringContaining('12:00')]);
  expect(await offerAt(ends)).toBeNull();
  expect(await offerAt(ends, true)).toMatchObject({ endsAt: null });
});
