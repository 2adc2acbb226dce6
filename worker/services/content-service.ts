import * as v from 'valibot';
import { isSlug, plainSlug, wordPressTerm, type ContentType } from '../../shared/contracts/wordpress.ts';
import { PROVIDER_PARENT_CATEGORY, THEME_PARENT_CATEGORY } from '../../shared/config/constants.ts';
import type { PublishedGroup } from '../../shared/domain/games/published-groups.ts';
import { LOCALE_FACTS, LOCALES, type Locale } from '../../shared/i18n/locales.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import type { Invalidations } from '../cache/invalidations.ts';
import type { CacheTag } from '../cache/tags.ts';
import { cleanText } from '../content/clean-text.ts';
import { ContentTooLargeError } from '../content/content-limits.ts';
import {
  cleanTerm,
  listedGameIds,
  postRecordSchema,
  toPostRecord,
  type PostRecord,
} from '../content/post.ts';
import { createWordPressClient, type SignedDraft } from '../upstream/wordpress.ts';
import { parsedFrom } from '../upstream/service-context.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { slugsEntry, type KnownSlug } from './known-slugs.ts';
import { createPostLists, everyPost, type PostList } from './post-lists.ts';
import { searchHit, type SearchHit } from './search-hit.ts';
import { valueInTime, type ServiceRequest } from './service-request.ts';

/**
 * Editors' content, cleaned, through the cache.
 * @throws (rejects) the upstream's error when nothing is stored; so do all calls
 */
export interface ContentService {
  /**
   * What is said of a post that WordPress has listed, in words for every country (§5); empty when it is not known in
   * time.
   */
  excerpt(type: ContentType, slug: string, locale: Locale): Promise<string>;
  /** A post by its slug; `null` when there is none, or when it must not be shown (§7.3). */
  post(type: ContentType, slug: string, locale: Locale): Promise<PostRecord | null>;
  /** One page of a type's posts, newest first; pages count from 1. Empty past the end. */
  posts(query: {
    readonly type: ContentType;
    readonly locale: Locale;
    readonly page: number;
    readonly perPage: number;
    readonly category?: number;
  }): Promise<PostList>;
  /** All of the editors' promotions, newest first, whole: what their market forbids may stand in their text. */
  promotions(locale: Locale): Promise<readonly PostRecord[]>;
  /** Every slug of a type that may be shown; of an article with its categories, of a review with its game. */
  slugs(type: ContentType, locale: Locale): Promise<readonly KnownSlug[]>;
  /** The locales that have a post under that slug; those of which it is not known in time count as well. */
  localesOf(type: ContentType, slug: string): Promise<readonly Locale[]>;
  /** The same without those of which it is not known, for a link that must lead somewhere. */
  knownLocalesOf(type: ContentType, slug: string): Promise<readonly Locale[]>;
  categories(
    locale: Locale,
  ): Promise<readonly { readonly id: number; readonly slug: string; readonly name: string }[]>;
  /** The themes or providers that editors have published (§7.3), by category below the type's parent and by post. */
  groups(type: keyof typeof PARENTS, locale: Locale): Promise<readonly PublishedGroup[]>;
  /** What has become of a slug that no post has. */
  renamed(type: ContentType, slug: string, locale: Locale): Promise<Renamed>;
  /** WordPress's own search. Never cached, because its input is a visitor's. */
  search(
    text: string,
    locale: Locale,
    page: number,
    perPage: number,
  ): Promise<{ hits: readonly SearchHit[]; pages: number; total: number }>;
  /**
   * A draft as `read` reads it, by the link that the plugin signed; `null` when WordPress does not know it or refuses the signature.
   * @throws (rejects) UpstreamError when a call fails, or where `read` throws a ShapeError
   */
  draft<T>(type: ContentType, link: SignedDraft, read: (raw: unknown) => T): Promise<T | null>;
  /**
   * Declares a post, and every list that may contain it, stale from now on, once for each message. `notice`: its
   * signature; `tags`: what is stale.
   * @throws (rejects) Error when the store did not take it
   */
  invalidate(
    type: ContentType | 'categories',
    slug: string,
    notice: string,
  ): Promise<Pick<Invalidations, 'version'> & { readonly tags: readonly string[] }>;
  /** The entries of a type's list page, for the scheduled refresh: its slugs and its first page. */
  listEntries(type: ContentType, locale: Locale, perPage: number): readonly CacheEntry<unknown>[];
}

interface Renamed {
  /** The post's current slug; `null` when WordPress knows none. */
  readonly slug: string | null;
  /** What WordPress says to a reader who looks for it (§2.4), in plain text; `null`: nothing. */
  readonly message: string | null;
}

/** A page does not wait longer for what is not in the cache: excerpts of search results, the other languages of a post. */
const POST_TIMEOUT_MS = 400;

/** The parent of the categories that stand for themes and for providers (§9). */
const PARENTS = { themes: THEME_PARENT_CATEGORY, providers: PROVIDER_PARENT_CATEGORY } as const;

const UNKNOWN: Renamed = { slug: null, message: null };
const LONGEST_MESSAGE = 200;
const EMPTY: PostList = { cards: [], total: 0, pages: 0 };

const termsSchema = v.array(wordPressTerm);

/** The tag of one post; that of a type's lists and slugs is the type. */
const postTag = (type: ContentType, slug: string): CacheTag => `${type}:${slug}`;
/** The tag of the magazine's categories, which a change of an article may change too. */
const CATEGORIES_TAG = 'categories' as const;

export function createContentService(request: ServiceRequest): ContentService {
  const wordpress = createWordPressClient(request.upstream);
  const { settings } = request.upstream;
  const lifetime = LIFETIMES.content;

  const postEntry = (type: ContentType, slug: string, locale: Locale): CacheEntry<PostRecord> => ({
    key: `post:${type}:${locale}:${slug}`,
    lifetime,
    tags: [postTag(type, slug), type],
    parse: (stored) => v.parse(postRecordSchema, stored),
    load: async () => {
      const { post, ...source } = await wordpress.item(type, slug, LOCALE_FACTS[locale].language);
      if (post === null) return null;
      try {
        return parsedFrom(request.upstream, source, () => toPostRecord(post, settings, locale));
      } catch (error) {
        if (error instanceof ContentTooLargeError)
          request.record.note(`${type}/${slug} refused: ${error.message}`);
        throw error;
      }
    },
  });

  const lists = createPostLists(request, wordpress);

  /** Whether WordPress lists the slug: one that does not exist causes neither a key nor a call of its own. */
  const exists = async (type: ContentType, slug: string, locale: Locale): Promise<boolean> => {
    try {
      const { value, isOutdated } = await request.cache.get(slugsEntry(request, type, locale));
      // It says nothing of what has been published since.
      return isOutdated || (value?.some((known) => known.slug === slug) ?? true);
    } catch {
      // Without the list the post itself is requested; if that fails too, its error is reported.
      return true;
    }
  };

  /** Whether the list of each of LOCALES has the slug; `null`: it is not known in time. */
  const listedIn = (type: ContentType, slug: string): Promise<readonly (boolean | null)[]> =>
    Promise.all(
      LOCALES.map(async (locale) => {
        const entry = slugsEntry(request, type, locale);
        const { value, complete, isOutdated } = await valueInTime(request, entry, POST_TIMEOUT_MS);
        // A list that an isolate still holds, or from before a publication, may be from before the post.
        return complete && !isOutdated ? (value?.some((one) => one.slug === slug) ?? null) : null;
      }),
    );

  const terms = async (parent: number | undefined, locale: Locale) => {
    const { language } = LOCALE_FACTS[locale];
    const entry: CacheEntry<v.InferOutput<typeof termsSchema>> = {
      key: `categories:${parent ?? 'all'}:${language}`,
      lifetime,
      tags: [CATEGORIES_TAG],
      parse: (stored) => v.parse(termsSchema, stored),
      load: async () => (await wordpress.categories(parent, language)).map(cleanTerm),
    };
    return (await request.cache.get(entry)).value ?? [];
  };

  return {
    async post(type, slug, locale) {
      if (!isSlug(slug)) return null;
      const entry = postEntry(type, slug, locale);
      const listed = exists(type, slug, locale);
      // Only of a post that this isolate has shown both are asked for at once: a made-up slug causes no key.
      if (!request.cache.holds(entry) && !(await listed)) return null;
      const { value } = await request.cache.get(entry);
      return (await listed) ? value : null;
    },
    async excerpt(type, slug, locale) {
      if (!isSlug(slug)) return '';
      const { value, complete } = await valueInTime(request, postEntry(type, slug, locale), POST_TIMEOUT_MS);
      // What an isolate still holds may have been corrected since.
      return complete ? (value?.excerpt ?? '') : '';
    },
    async posts({ type, locale, ...query }) {
      const first =
        (await request.cache.get(lists.cards(type, locale, { ...query, page: 1 }))).value ?? EMPTY;
      if (query.page === 1) return first;
      // The first page says how many there are: a number past the end causes neither a key nor a call.
      if (query.page > first.pages) return EMPTY;
      return (await request.cache.get(lists.cards(type, locale, query))).value ?? EMPTY;
    },
    promotions: (locale) => everyPost(request, lists.records, 'promotions', locale),
    async slugs(type, locale) {
      return (await request.cache.get(slugsEntry(request, type, locale))).value ?? [];
    },
    async localesOf(type, slug) {
      const listed = await listedIn(type, slug);
      return LOCALES.filter((_, index) => listed[index] !== false);
    },
    async knownLocalesOf(type, slug) {
      const listed = await listedIn(type, slug);
      return LOCALES.filter((_, index) => listed[index] === true);
    },
    categories: (locale) => terms(undefined, locale),
    async groups(type, locale) {
      const [categories, posts] = await Promise.all([
        terms(PARENTS[type], locale),
        everyPost(request, lists.cards, type, locale),
      ]);
      const groups = new Map<string, PublishedGroup>();
      for (const { slug, name } of categories) {
        groups.set(slug, { slug, name, gameIds: [], hasPost: false });
      }
      for (const { slug, title, fields } of posts) {
        groups.set(slug, {
          slug,
          // A studio has one name, by which the catalogue knows it; a theme's is said in the post's language.
          name: (type === 'providers' ? groups.get(slug)?.name : undefined) ?? title,
          gameIds: listedGameIds(fields),
          hasPost: true,
        });
      }
      return [...groups.values()];
    },
    async renamed(type, asked, locale) {
      // One key for all spellings that WordPress reads as one.
      const slug = plainSlug(asked);
      if (!isSlug(slug)) return UNKNOWN;
      const { language } = LOCALE_FACTS[locale];
      const entry: CacheEntry<string> = {
        key: `renamed:${type}:${language}:${slug}`,
        lifetime,
        tags: [type],
        parse: (stored) => v.parse(v.string(), stored),
        load: async () => {
          const found = await wordpress.renamed(type, slug, language);
          // Nobody can tell: what the plugin said while it was there stays.
          if (found === null) return request.cache.held(entry);
          const message = cleanText(found.message ?? '').slice(0, LONGEST_MESSAGE);
          // What does not exist is cached without its message.
          if (message !== '') request.isolate.missingMessages.set(entry.key, message);
          return found.slug;
        },
      };
      return {
        slug: (await request.cache.get(entry)).value,
        message: request.isolate.missingMessages.get(entry.key) ?? null,
      };
    },
    async search(text, locale, page, perPage) {
      const found = await wordpress.search(text, LOCALE_FACTS[locale].language, page, perPage);
      const hits = found.posts.flatMap(searchHit);
      return { hits, pages: found.pages, total: found.total };
    },
    async draft(type, link, read) {
      try {
        return await wordpress.preview(type, link, read);
      } catch (error) {
        if (error instanceof UpstreamError && [401, 403, 404].includes(error.status ?? 0)) return null;
        throw error;
      }
    },
    async invalidate(type, slug, notice) {
      const tags =
        type === 'categories'
          ? [CATEGORIES_TAG]
          : [type, postTag(type, slug), ...(type === 'magazine' ? [CATEGORIES_TAG] : [])];
      const { version } = await request.cache.invalidate(tags, notice);
      return { tags, version };
    },
    listEntries: (type, locale, perPage) => [
      slugsEntry(request, type, locale),
      // As its page asks for it.
      lists[type === 'promotions' ? 'records' : 'cards'](type, locale, { page: 1, perPage }),
    ],
  };
}
