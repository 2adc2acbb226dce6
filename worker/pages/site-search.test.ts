import { expect, test } from 'vitest';
import { testPageData } from '../../testing/client/page-data.ts';
import { makeGame } from '../../testing/games.ts';
import { makeCurated, makeSources } from '../../testing/lobby.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { createLobbyMemo } from '../services/lobby-memo.ts';
import type { SearchHit } from '../services/search-hit.ts';
import { load } from './site-search.ts';

const HIT: SearchHit = { id: 7, title: 'Odds', type: 'magazine', slug: 'odds' };
/** Of a game that nobody knows to be fit for adults alone. */
const HIDDEN: SearchHit = { id: 8, title: 'Moonlit Manor', type: 'games', slug: 'moonlit-manor' };

interface Site {
  readonly q?: string | null;
  readonly page?: number;
  /** Whether the catalogue cannot be had. */
  readonly isFeedGone?: boolean;
  /** What WordPress finds on the page that is asked for; null: it does not answer. */
  readonly found?: {
    readonly hits: readonly SearchHit[];
    readonly pages: number;
    readonly total: number;
  } | null;
}

function contextOf({
  q = 'odds',
  page = 1,
  isFeedGone = false,
  found = null,
}: Site): LoaderContext<'site-search'> {
  const curated = makeCurated();
  const lobby = createLobbyMemo({
    sources: makeSources({ games: isFeedGone ? [] : [makeGame(12, { name: 'Moonlit Manor' })], curated }),
    settings: { curated, providerSlugs: new Map(), reviewPages: [] },
    reviews: null,
    currency: 'GBP',
  });
  return {
    services: {
      catalogue: { lobby: async () => ({ lobby, complete: !isFeedGone }) },
      content: {
        groups: async () => [],
        search: async () => {
          if (found === null) throw new Error('cms: status 500');
          return found;
        },
        slugs: async () => {
          throw new Error('cms: status 500');
        },
        excerpt: async () => '',
      },
      report: () => undefined,
    },
    messages: edgeMessages('en'),
    address: { locale: 'en', path: '/search/' },
    parameters: {},
    query: { q, page: String(page) },
    visitor: testPageData().visitor,
  } as unknown as LoaderContext<'site-search'>;
}

const NONE = { hits: [], pages: 0, total: 0 };

test.each<[string, Site]>([
  ['past the end of what was found', { page: 5, found: NONE }],
  ['past the end where WordPress says where that is', { page: 5, found: { hits: [], pages: 2, total: 30 } }],
  ['of a search for nothing', { q: null, page: 2 }],
])('§2.2 a page %s does not exist', async (_what, site) => {
  await expect(load(contextOf(site))).rejects.toMatchObject({ name: 'PageNotFoundError' });
});

test.each<[string, Site, object]>([
  ['the first page without hits', { found: NONE }, { pagination: { page: 1, pages: 1, total: 0 } }],
  ['the first page before a search', { q: null }, { isContentMissing: false }],
  ['a page that WordPress does not answer for', { page: 5 }, { isContentMissing: true }],
  [
    'a page whose hits are all hidden',
    { page: 2, found: { hits: [HIDDEN], pages: 2, total: 21 } },
    { results: [], isContentMissing: false, pagination: { page: 2, pages: 2, total: 21 } },
  ],
  [
    'a further page',
    { page: 2, found: { hits: [HIT], pages: 2, total: 21 } },
    { results: [{ title: 'Odds' }], tiles: [] },
  ],
])('§2.2 %s of a search exists', async (_what, site, data) => {
  expect(await load(contextOf(site))).toMatchObject({ data });
});

test.each<[string, boolean, Site]>([
  ['while there is no catalogue', true, { isFeedGone: true, found: NONE }],
  ['while there is one', false, { found: NONE }],
  ['before a search', false, { q: null, isFeedGone: true }],
])('§8 whether games cannot be searched %s: %j', async (_what, areGamesMissing, site) => {
  expect(await load(contextOf(site))).toMatchObject({ data: { areGamesMissing, gamesTotal: 0 } });
});
