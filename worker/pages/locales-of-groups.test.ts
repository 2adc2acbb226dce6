import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeGame } from '../../testing/games.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { LOCALES } from '../../shared/i18n/locales.ts';
import { toPostRecord } from '../content/post.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { parseSettings } from '../settings.ts';
import { load as loadProvider } from './provider.ts';
import { load as loadTheme } from './theme.ts';

const settings = parseSettings({
  SANDBOX_ORIGIN: 'http://sandbox.example',
  SITE_URL: 'https://www.casino.example',
});
const curated = makeCurated({ egypt: [1] });
const lobby = createLobbyMemo({
  sources: makeSources({ games: [makeGame(1, { name: 'Sphinx', provider: 'Moonquay' })], curated }),
  settings: { curated, providerSlugs: new Map(), reviewPages: [] },
  reviews: null,
  currency: 'GBP',
});

/** Of a site whose editors have written of the group in English alone, and say which games it has. */
function contextOf(slug: string, parameters: object): unknown {
  return {
    services: {
      catalogue: { lobby: async () => ({ lobby, complete: true }) },
      content: {
        groups: async () => [{ slug, name: slug, gameIds: [1], hasPost: true }],
        post: async () => toPostRecord({ id: 7, slug, title: { rendered: slug } }, settings, 'en'),
        localesOf: async () => ['en'],
        slugs: async () => [],
      },
      report: () => undefined,
    },
    messages: edgeMessages('en'),
    settings,
    address: { locale: 'en', path: '/' },
    parameters,
    query: { page: null },
    visitor: testPageData().visitor,
  };
}

const LOADERS = {
  theme: (slug: string) => loadTheme(contextOf(slug, { theme: slug }) as LoaderContext<'theme'>),
  provider: (slug: string) => loadProvider(contextOf(slug, { provider: slug }) as LoaderContext<'provider'>),
};

test.each([
  ['theme', 'pirates', ['en']],
  // One of ours, without games of its own.
  ['theme', 'fish', ['en']],
  ['theme', 'egypt', LOCALES],
  ['provider', 'of-the-editors', ['en']],
  ['provider', 'moonquay', LOCALES],
] as const)(
  '§2.7 the %s %s that editors have written of in English is there in %j',
  async (page, slug, locales) => {
    expect(await LOADERS[page](slug)).toMatchObject({ meta: { locales } });
  },
);
