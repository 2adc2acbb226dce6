import { expect, test } from 'vitest';
import { toPostCards, toPostRecord } from '../content/post.ts';
import { edgeMessages } from '../messages.ts';
import type { LoaderContext } from '../page/loader.ts';
import { parseSettings } from '../settings.ts';
import { load } from './article.ts';

const settings = parseSettings({
  SANDBOX_ORIGIN: 'http://sandbox.example',
  SITE_URL: 'https://www.casino.example',
});

/** An article as WordPress sends it. */
const article = (id: number, category: string) => ({
  id,
  slug: `article-${id}`,
  _embedded: { 'wp:term': [[{ id: category.length, slug: category, name: category, taxonomy: 'category' }]] },
});

test('§2.2 beside an article stand three others, the newest, those of its category first', async () => {
  const newestFirst = [
    article(9, 'people'),
    article(8, 'slots'),
    article(7, 'people'),
    article(6, 'slots'),
    article(5, 'people'),
  ];
  const context = {
    services: {
      content: {
        post: async () => toPostRecord(newestFirst[1], settings, 'en'),
        localesOf: async () => ['en'],
        posts: async () => toPostCards(newestFirst, 'en'),
      },
    },
    messages: edgeMessages('en'),
    settings,
    address: { locale: 'en', path: '/blog/article-8/' },
    parameters: { slug: 'article-8' },
    visitor: { country: 'GB' },
  } as unknown as LoaderContext<'article'>;
  const loaded = await load(context);
  if ('movedTo' in loaded) throw new Error('It has not moved');
  expect((await loaded.data.related)?.map(({ id }) => id)).toEqual(['6', '9', '7']);
});
