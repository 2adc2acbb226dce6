import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { toPostRecord } from '../content/post.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import { parseSettings } from '../settings.ts';
import { load } from './game-review.ts';

const settings = parseSettings({
  SANDBOX_ORIGIN: 'http://sandbox.example',
  SITE_URL: 'https://www.casino.example',
});
const lobby = createLobbyMemo({
  sources: makeSources({ games: [], curated: makeCurated({}) }),
  settings: { curated: makeCurated({}), providerSlugs: new Map(), reviewPages: [] },
  reviews: null,
  currency: 'GBP',
});

test.each([
  ['by its name', { provider_name: 'Moonquay' }, [{ key: 'provider', value: 'Moonquay' }]],
  // As it was stored when the field was a relation.
  ['never by the id of a post', { provider: '1234' }, []],
])(
  '§2.2 the review of a game that the catalogue does not know tells its studio %s',
  async (_how, acf, facts) => {
    const context = {
      services: {
        catalogue: { lobby: async () => ({ lobby, complete: true }) },
        content: {
          post: async () => toPostRecord({ id: 7, slug: 'unheard-of', acf }, settings, 'en'),
          localesOf: async () => ['en'],
        },
      },
      messages: edgeMessages('en'),
      settings,
      address: { locale: 'en', path: '/casino/games/unheard-of/' },
      parameters: { slug: 'unheard-of' },
      visitor: testPageData().visitor,
    } as unknown as LoaderContext<'game-review'>;
    const loaded = await load(context);
    if ('movedTo' in loaded) throw new Error('It has not moved');
    expect(loaded.data.facts).toEqual(facts);
  },
);
