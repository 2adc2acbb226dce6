import * as v from 'valibot';
import type { ContentType } from '../../shared/contracts/wordpress.ts';
import { CATEGORY_PAGE_SIZE } from '../../shared/config/constants.ts';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import {
  postCardSchema,
  postRecordSchema,
  toPostCards,
  toPostRecords,
  type PostCard,
  type PostRecord,
  type ReadPosts,
} from '../content/post.ts';
import { parsedListFrom } from '../upstream/service-context.ts';
import { sleep } from '../timing/clock.ts';
import { MAX_PAGES, type WordPressClient } from '../upstream/wordpress.ts';
import type { ServiceRequest } from './service-request.ts';

export interface PostList<Card = PostCard> {
  readonly cards: readonly Card[];
  readonly total: number;
  readonly pages: number;
}

interface ListQuery {
  /** Counts from 1. */
  readonly page: number;
  readonly perPage: number;
  readonly category?: number;
}

/** An entry for one page of a type's posts, newest first. */
type ListEntry<Card> = (type: ContentType, locale: Locale, query: ListQuery) => CacheEntry<PostList<Card>>;

/** What a list keeps of its posts. */
interface Kept<Card> {
  /** Begins the keys of such lists. */
  readonly key: string;
  readonly card: v.GenericSchema<unknown, Card>;
  readonly read: (posts: readonly unknown[], locale: Locale) => ReadPosts<Card> | Promise<ReadPosts<Card>>;
}

/** The lists of editors' posts, as cards or whole. */
export function createPostLists(
  request: ServiceRequest,
  wordpress: WordPressClient,
): { readonly cards: ListEntry<PostCard>; readonly records: ListEntry<PostRecord> } {
  const { settings } = request.upstream;

  const listOf = <Card>({ key, card, read }: Kept<Card>): ListEntry<Card> => {
    const schema = v.object({ cards: v.array(card), total: v.number(), pages: v.number() });
    return (type, locale, { page, perPage, category }) => ({
      key: `${key}:${type}:${locale}:${category ?? 'all'}:${perPage}:${page}`,
      lifetime: LIFETIMES.content,
      tags: [type],
      parse: (stored) => v.parse(schema, stored),
      load: async () => {
        const { posts, total, pages, ...source } = await wordpress.list({
          type,
          lang: LOCALE_FACTS[locale].language,
          page,
          perPage,
          ...(category === undefined ? {} : { categories: category }),
        });
        const found = await read(posts, locale);
        const { cards } = parsedListFrom(request.upstream, source, {
          what: type,
          parse: () => found,
          // One that is protected by a password is left out on purpose.
          kept: (parsed) => posts.length - parsed.dropped.length,
          // Where none can be read those do not make up for the others.
          lost: ({ cards: readable, dropped }) => (readable.length > 0 ? 0 : dropped.length),
        });
        // Pages past the end are not stored in KV, or any number could become a key.
        return posts.length === 0 && page > 1 ? null : { cards, total, pages };
      },
    });
  };

  return {
    cards: listOf({ key: 'posts', card: postCardSchema, read: toPostCards }),
    records: listOf({
      key: 'records',
      card: postRecordSchema,
      read: (posts, locale) =>
        toPostRecords(posts, { settings, locale, pause: () => sleep(request.clock, 0) }),
    }),
  };
}

/** All of a type's posts, newest first. */
export async function everyPost<Card>(
  { cache }: Pick<ServiceRequest, 'cache'>,
  entry: ListEntry<Card>,
  type: ContentType,
  locale: Locale,
): Promise<readonly Card[]> {
  const cards: Card[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page += 1) {
    const { value } = await cache.get(entry(type, locale, { page, perPage: CATEGORY_PAGE_SIZE }));
    // A page past the end is not stored. One of protected posts alone shows none, and is not the end.
    if (value === null) break;
    cards.push(...value.cards);
    ({ pages } = value);
  }
  return cards;
}
