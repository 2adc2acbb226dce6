import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { toPostRecord } from '../content/post.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { parseSettings } from '../settings.ts';
import { load as loadProvider } from './provider.ts';
import { load as loadProviders } from './providers.ts';
import { load as loadSearch } from './game-search.ts';
import { load as loadTheme } from './theme.ts';
import { load as loadThemes } from './themes.ts';

const curated = makeCurated();
const lobby = createLobbyMemo({
  sources: makeSources({ games: [], curated }),
  settings: { curated, providerSlugs: new Map(), reviewPages: [] },
  reviews: null,
  currency: 'GBP',
});

const settings = parseSettings({
  SANDBOX_ORIGIN: 'http://sandbox.example',
  SITE_URL: 'https://www.casino.example',
});
const post = toPostRecord(
  { id: 7, slug: 'moonquay', title: { rendered: 'Moonquay' }, acf: { game_ids: '7, nonsense, 4' } },
  settings,
  'en',
);

interface Known {
  /** What editors have published; null: WordPress does not answer either. */
  readonly published?: readonly object[] | null;
  readonly q?: string;
}

/** What a page's loader is given while the games cannot be had. */
function contextOf({ published = [], q }: Known = {}): unknown {
  return {
    services: {
      catalogue: { lobby: async () => ({ lobby, complete: false }) },
      content: {
        post: async () => post,
        slugs: async () => [],
        localesOf: async () => ['en'],
        groups: async () => {
          if (published === null) throw new Error('WordPress is down');
          return published;
        },
      },
      report: () => undefined,
    },
    messages: edgeMessages('en'),
    settings,
    address: { locale: 'en', path: '/' },
    parameters: { provider: 'moonquay', theme: 'moonquay' },
    query: { q: q ?? null, page: null },
    visitor: testPageData().visitor,
  };
}

const LISTS = {
  providers: (known?: Known) => loadProviders(contextOf(known) as LoaderContext<'providers'>),
  themes: (known?: Known) => loadThemes(contextOf(known) as LoaderContext<'themes'>),
};
const moonquay = { slug: 'moonquay', name: 'Moonquay', gameIds: [], hasPost: true };

test.each(Object.entries(LISTS))(
  '§3 without a feed the list of %s is that of the editors, is not kept, and is an error where there is none',
  async (name, load) => {
    expect(await load({ published: [moonquay] })).toMatchObject({
      data: { [name]: [{ slug: 'moonquay', gameCount: 0 }] },
      complete: false,
    });
    await expect(load()).rejects.toThrow('No group can be had');
    await expect(load({ published: null })).rejects.toThrow('No group can be had');
  },
);

test('§3 without a feed the search page has its field, is not kept, and is an error with a query', async () => {
  const load = (q?: string) =>
    loadSearch(contextOf(q === undefined ? {} : { q }) as LoaderContext<'game-search'>);
  expect(await load()).toMatchObject({ data: { query: '', tiles: [], popular: [] }, complete: false });
  await expect(load('star')).rejects.toThrow('The catalogue cannot be had');
});

test.each([
  ['studio', (known: Known) => loadProvider(contextOf(known) as LoaderContext<'provider'>)],
  ['theme', (known: Known) => loadTheme(contextOf(known) as LoaderContext<'theme'>)],
])('§3 without a feed the page of a %s says by what the browser lists its games', async (_kind, load) => {
  expect(await load({ published: [moonquay] })).toMatchObject({
    data: {
      tiles: [],
      awaitsGamesOf: { slug: 'moonquay', name: 'Moonquay', gameIds: [7, 4], hasPost: true },
    },
    complete: false,
  });
});
