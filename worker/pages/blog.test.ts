import { expect, test, vi } from 'vitest';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { load } from './blog.ts';

const NEWS = { id: 1, slug: 'news', name: 'News' };
const STUDIOS = { id: 2, slug: 'studios', name: 'Studios' };
const EGYPT = { id: 3, slug: 'egypt', name: 'Egypt' };
const CARD = { id: 7, slug: 'a', title: 'A', excerpt: '', image: null, date: null, categories: [NEWS] };

/** The categories that a page of the magazine offers, by slug, and whether it is complete. */
async function offered(articles: () => Promise<unknown>, query: object = {}) {
  const context = {
    services: {
      content: {
        categories: async () => [NEWS, STUDIOS, EGYPT],
        slugs: articles,
        posts: async () => ({ cards: [CARD], total: 30, pages: 3 }),
      },
      report: vi.fn(),
    },
    messages: edgeMessages('en'),
    address: { locale: 'en', path: '/blog/' },
    query: { category: null, page: null, ...query },
  } as unknown as LoaderContext<'blog'>;
  const loaded = await load(context);
  if ('movedTo' in loaded) throw new Error('It has not moved');
  return { slugs: loaded.data.categories.map(({ slug }) => slug), complete: loaded.complete };
}

test('§2.2 the magazine offers the categories of all articles on each of its pages, and no others', async () => {
  const articles = async () => [{ categories: [1] }, { categories: [2] }];
  for (const query of [{}, { page: '2' }, { category: 'news' }])
    expect(await offered(articles, query)).toEqual({ slugs: ['news', 'studios'], complete: true });
});

test('§2.2 without the list of all articles it offers the categories of those on the page', async () => {
  const failed = () => Promise.reject(new Error('cms: status 500'));
  expect(await offered(failed)).toEqual({ slugs: ['news'], complete: false });
});
