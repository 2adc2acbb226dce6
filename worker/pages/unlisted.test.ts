import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { edgeMessages } from '../messages.ts';
import { PageNotFoundError, TryAgainError, type LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { load as loadProvider } from './provider.ts';
import { load as loadTheme } from './theme.ts';

const curated = makeCurated();
/** No games: those of the page are what is looked for. */
const lobby = createLobbyMemo({
  sources: makeSources({ games: [], curated }),
  settings: { curated, providerSlugs: new Map(), reviewPages: [] },
  reviews: null,
  currency: 'GBP',
});

/** Of a site whose editors have published one other group; `complete`: whether all lists of games could be had. */
function contextOf(parameters: object, complete: boolean, renamed: string | null = null): unknown {
  return {
    services: {
      catalogue: { lobby: async () => ({ lobby, complete }) },
      content: {
        groups: async () => [{ slug: 'other', name: 'Other', gameIds: [], hasPost: true }],
        post: async (_type: string, slug: string) => (slug === 'other' ? { slug } : null),
        renamed: async () => ({ slug: renamed, message: null }),
        knownLocalesOf: async () => [],
      },
      report: () => undefined,
    },
    messages: edgeMessages('en'),
    settings: { publicUpstreams: { platform: 'https://platform.example' } },
    address: { locale: 'en', path: '/' },
    parameters,
    query: { page: null },
    visitor: testPageData().visitor,
  };
}

const LOADERS = {
  studio: (complete: boolean, renamed?: string) =>
    loadProvider(contextOf({ provider: 'moonquay' }, complete, renamed) as LoaderContext<'provider'>),
  'theme of ours': (complete: boolean, renamed?: string) =>
    loadTheme(contextOf({ theme: 'egypt' }, complete, renamed) as LoaderContext<'theme'>),
  'theme of the operator’s lists': (complete: boolean, renamed?: string) =>
    loadTheme(contextOf({ theme: 'pirates' }, complete, renamed) as LoaderContext<'theme'>),
};

test.each(Object.entries(LOADERS))(
  '§8 whether there is a %s without a post is not known while lists of games cannot be had: 503, and not a 404',
  async (_name, load) => {
    await expect(load(false)).rejects.toBeInstanceOf(TryAgainError);
    await expect(load(true)).rejects.toBeInstanceOf(PageNotFoundError);
    expect(await load(false, 'other')).toMatchObject({ movedTo: expect.stringContaining('/other/') });
  },
);
