import * as v from 'valibot';
import { CATEGORY_PAGE_SIZE } from '../../shared/config/constants.ts';
import type { Language } from '../../shared/i18n/locales.ts';
import {
  wordPressError,
  wordPressRenamed,
  wordPressSlug,
  wordPressTerm,
  type ContentType,
} from '../../shared/contracts/wordpress.ts';
import { parseRecords } from '../../shared/contracts/parsing/shape.ts';
import type { CallName } from './calls.ts';
import { ask, malformed, parsedListFrom, type ServiceContext } from './service-context.ts';
import type { UpstreamError } from './upstream-error.ts';

/** WordPress's REST base, and the companion plugin's (§7.3). */
const BASE = '/wp-json/wp/v2';
const PLUGIN_BASE = '/wp-json/casino/v1';

/** The plugin's error for a slug that no post has or had. */
const UNKNOWN_SLUG = 'casino_unknown_slug';

/** One page of a list: raw posts, and the number of all posts. */
interface WordPressList {
  readonly posts: readonly unknown[];
  readonly total: number;
  readonly pages: number;
}

interface ListQuery {
  readonly type: ContentType;
  readonly lang: Language;
  readonly page: number;
  readonly perPage: number;
  readonly categories?: number;
}

/** `per_page`: of a longer answer the rest is left out, since one of megabytes would keep the isolate busy for seconds. */
type Query = NonNullable<Parameters<typeof ask>[2]['query']> & { readonly per_page?: number };

/** What is asked for beside each slug of some types. */
const FIELDS_BESIDE_SLUGS: Readonly<Partial<Record<ContentType, readonly string[]>>> = {
  games: ['acf.game_id'],
  magazine: ['categories'],
};

/** More pages of one list than this are a fault of the upstream. */
export const MAX_PAGES = 60;

/**
 * The headless content service (§7.3). Bodies are raw posts.
 * @throws (rejects) UpstreamError when a call fails; so do all calls
 */
export function createWordPressClient(context: ServiceContext) {
  const list = async (call: CallName, path: string, query: Query): Promise<WordPressList> => {
    const { per_page: most = Number.POSITIVE_INFINITY } = query;
    const response = await ask(context, call, { path, query, acceptStatuses: [400] });
    // A page past the end is WordPress's own 400; anything else that is no array is a wrong shape.
    if (response.status === 400 && errorCode(response.body) === 'rest_post_invalid_page_number') {
      return { posts: [], total: 0, pages: 0 };
    }
    if (!Array.isArray(response.body)) throw wrongShape(response.url, 'a list was expected');
    const posts: readonly unknown[] = response.body.slice(0, most);
    if (posts.length < response.body.length)
      context.record.note(
        `${call}: ${response.body.length - most} records past the ${most} of a page left out`,
      );
    return {
      posts,
      total: countIn(response.headers, 'x-wp-total') ?? posts.length,
      pages: countIn(response.headers, 'x-wp-totalpages') ?? 1,
    };
  };

  /** Every page of a list (§7.3: the response's header says how many there are). */
  const all = async (call: CallName, path: string, query: Query): Promise<readonly unknown[]> => {
    const found: unknown[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { posts, pages } = await list(call, path, { ...query, page, per_page: CATEGORY_PAGE_SIZE });
      found.push(...posts);
      if (posts.length === 0 || page >= pages) break;
    }
    return found;
  };

  /** Those that can be read; the others are noted. */
  const records = <Schema extends v.GenericSchema<unknown, object>>(
    what: string,
    schema: Schema,
    found: readonly unknown[],
  ): readonly v.InferOutput<Schema>[] =>
    parsedListFrom(context, 'cms', {
      what,
      parse: () => parseRecords(schema, found, '$'),
      kept: (parsed) => parsed.records.length,
    }).records;

  return {
    /** One page of a type's posts, newest first, with their featured media. */
    list: ({ type, lang, page, perPage, categories }: ListQuery) =>
      list('cms.list', `${BASE}/${type}`, {
        lang,
        page,
        per_page: perPage,
        categories,
        _embed: 1,
        acf_format: 'standard',
      }),

    /** The post of a slug, raw; `null` when there is none (200 with an empty list). */
    async item(type: ContentType, slug: string, lang: Language): Promise<unknown> {
      const { posts } = await list('cms.post', `${BASE}/${type}`, {
        slug,
        lang,
        _embed: 1,
        acf_format: 'standard',
      });
      return posts[0] ?? null;
    },

    /**
     * Every slug of a type that may be shown, with its date of change, for the sitemap and to tell which slugs do not
     * exist; of reviews the game too, for the lists that link to them, and of articles their categories.
     */
    async slugs(type: ContentType, lang: Language) {
      const path = `${BASE}/${type}`;
      const fields = ['slug,modified_gmt,content.protected', ...(FIELDS_BESIDE_SLUGS[type] ?? [])].join(',');
      const posts = await all('cms.slugs', path, { lang, _fields: fields });
      return records(`${type} slugs`, wordPressSlug, posts)
        .filter(({ content }) => content?.protected !== true)
        .map(({ slug, modified_gmt: modified = null, categories, acf }) => ({
          slug,
          modified,
          categories,
          gameId: gameIdOf(acf?.game_id),
        }));
    },

    /** All categories under a parent (§9: 87 themes, 132 providers); without one, all that there are. */
    async categories(parent: number | undefined, lang: Language) {
      const query = { parent, lang, _fields: 'id,slug,name,count' };
      return records('categories', wordPressTerm, await all('cms.categories', `${BASE}/categories`, query));
    },

    /** WordPress's own search over the types. */
    search: (text: string, lang: Language, page: number, perPage: number) =>
      list('cms.search', `${BASE}/search`, { search: text, lang, page, per_page: perPage, _embed: 1 }),

    /** The current slug of an old one, as the plugin knows it, or what it says to readers when there never was one. */
    async renamed(
      type: ContentType,
      slug: string,
      lang: Language,
    ): Promise<{ readonly slug: string | null; readonly message: string | null }> {
      const response = await ask(context, 'cms.renamed', {
        path: `${PLUGIN_BASE}/resolve`,
        query: { type, slug, lang },
        acceptStatuses: [400, 404],
      });
      if (response.status !== 200) return { slug: null, message: messageToReaders(response.body) };
      const parsed = v.safeParse(wordPressRenamed, response.body);
      // Nothing is known of the slug then: "not found" would be made up.
      if (!parsed.success) throw wrongShape(response.url, 'a slug was expected');
      return { slug: parsed.output.slug, message: null };
    },

    /** A post in any state, by the plugin's signed preview; raw. */
    async preview(
      type: ContentType,
      { id, expires, signature }: { id: string; expires: string; signature: string },
    ): Promise<unknown> {
      const path = `${PLUGIN_BASE}/preview/${type}/${id}`;
      return (await ask(context, 'cms.preview', { path, query: { expires, signature, _embed: 1 } })).body;
    },
  };

  function wrongShape(url: string, detail: string): UpstreamError {
    return malformed(context, 'cms', { url, detail });
  }
}

/** The number in a header of a list; `null` for anything else there, which is believed no more than none. */
function countIn(headers: Headers, name: string): number | null {
  const text = headers.get(name) ?? '';
  return /^\d{1,6}$/u.test(text) ? Number(text) : null;
}

function errorCode(body: unknown): string | null {
  const parsed = v.safeParse(wordPressError, body);
  return parsed.success ? parsed.output.code : null;
}

/** The words of the plugin's own "not found"; WordPress's other errors are for developers. */
function messageToReaders(body: unknown): string | null {
  const parsed = v.safeParse(wordPressError, body);
  return parsed.success && parsed.output.code === UNKNOWN_SLUG ? parsed.output.message : null;
}

/** The game that an editor's field names; null when it names none. */
function gameIdOf(field: number | string | undefined): number | null {
  const id = Number(field);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
