import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { load as loadProviders } from './providers.ts';
import { load as loadSearch } from './game-search.ts';
import { load as loadThemes } from './themes.ts';

const curated = makeCurated();
const lobby = createLobbyMemo({
  sources: makeSources({ games: [], curated }),
  settings: { curated, providerSlugs: new Map(), reviewPages: [] },
  reviews: null,
  currency: 'GBP',
});

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
        groups: async () => {
          if (published === null) throw new Error('WordPress is down');
          return published;
        },
      },
      report: () => undefined,
    },
    messages: edgeMessages('en'),
    settings: { publicUpstreams: { platform: 'https://platform.example' } },
    address: { locale: 'en', path: '/' },
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
