import * as v from 'valibot';
import { CATEGORY_PAGE_SIZE } from '../../shared/config/constants.ts';
import type { Language } from '../../shared/i18n/locales.ts';
import {
  isNoindex,
  laterOf,
  wordPressError,
  wordPressRenamed,
  wordPressSlug,
  wordPressTerm,
  type ContentType,
} from '../../shared/contracts/wordpress.ts';
import { parseRecords, parseShape } from '../../shared/contracts/parsing/shape.ts';
import type { CallName } from './calls.ts';
import {
  ask,
  malformed,
  parsedFrom,
  parsedListFrom,
  type ServiceContext,
  type Source,
} from './service-context.ts';

/** WordPress's REST base, and the companion plugin's (§7.3). */
const BASE = '/wp-json/wp/v2';
const PLUGIN_BASE = '/wp-json/casino/v1';

/** The plugin's error for a slug that no post has or had; its words are for readers, those of WordPress's own for developers. */
const UNKNOWN_SLUG = 'casino_unknown_slug';
/** WordPress's for a slug that no post can have, and for a route of a plugin that is not there. */
const IMPOSSIBLE_SLUG = 'rest_invalid_param';
const NO_PLUGIN = 'rest_no_route';

/** One page of a list: raw posts, and the number of all posts. */
interface WordPressList extends Source {
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

/** What the plugin's link to a draft says. */
export interface SignedDraft {
  readonly id: string;
  readonly expires: string;
  readonly signature: string;
}

/** `per_page`: of a longer answer the rest is left out, since one of megabytes would keep the isolate busy for seconds. */
type Query = NonNullable<Parameters<typeof ask>[2]['query']> & {
  readonly page?: number;
  readonly per_page?: number;
};

const FIELDS_OF_SLUGS = 'slug,date_gmt,modified_gmt,content.protected,yoast_head_json.robots';

/** What is asked for beside each slug of some types. */
const FIELDS_BESIDE_SLUGS: Readonly<Partial<Record<ContentType, readonly string[]>>> = {
  games: ['acf.game_id'],
  magazine: ['categories'],
};

/** More pages of one list than this are a fault of the upstream. */
export const MAX_PAGES = 60;

export type WordPressClient = ReturnType<typeof createWordPressClient>;

/**
 * The headless content service (§7.3). Bodies are raw posts.
 * @throws (rejects) UpstreamError when a call fails; so do all calls
 */
export function createWordPressClient(context: ServiceContext) {
  const list = async (call: CallName, path: string, query: Query): Promise<WordPressList> => {
    const { page = 1, per_page: most = Number.POSITIVE_INFINITY } = query;
    const response = await ask(context, call, { path, query, acceptStatuses: [400] });
    const { service, url } = response;
    // A page past the end is WordPress's own 400; anything else that is no array is a wrong shape.
    if (response.status === 400 && errorIn(response.body).code === 'rest_post_invalid_page_number') {
      return { service, url, posts: [], total: 0, pages: 0 };
    }
    const all = parsedFrom(context, response, () => parseShape(v.array(v.unknown()), response.body));
    const posts = all.slice(0, most);
    if (posts.length < all.length)
      context.record.note(`${call}: ${all.length - most} records past the ${most} of a page left out`);
    const pages = countIn(response.headers, 'x-wp-totalpages');
    // Taken for the only page it would make what comes after it "not found".
    if (pages === null && posts.length === most) {
      throw malformed(context, response, { detail: `a full page of ${most} without a count of pages` });
    }
    const total = countIn(response.headers, 'x-wp-total') ?? posts.length;
    // Taken for all that there is, it would make every post "not found".
    if (posts.length === 0 && total > (page === 1 ? 0 : (page - 1) * most)) {
      throw malformed(context, response, { detail: `an empty page ${page} of a list of ${total}` });
    }
    return { service, url, posts, total, pages: pages ?? 1 };
  };

  /**
   * Every page of a list (§7.3: the response's header says how many there are); the source is that of the first. WordPress counts posts
   * that it then leaves out, but not most of them.
   */
  const every = async (
    call: CallName,
    path: string,
    query: Query,
  ): Promise<Source & Pick<WordPressList, 'posts'>> => {
    const pageOf = (page: number) => list(call, path, { ...query, page, per_page: CATEGORY_PAGE_SIZE });
    const first = await pageOf(1);
    const found = [...first.posts];
    let last = first;
    for (let page = 2; last.posts.length > 0 && page <= Math.min(last.pages, MAX_PAGES); page += 1) {
      last = await pageOf(page);
      found.push(...last.posts);
    }
    const counted = Math.min(first.total, MAX_PAGES * CATEGORY_PAGE_SIZE);
    if (found.length < counted / 2) {
      throw malformed(context, first, { detail: `only ${found.length} of a list of ${counted}` });
    }
    return { ...first, posts: found };
  };

  /** Those that can be read; the others are noted. */
  const records = <Schema extends v.GenericSchema<unknown, object>>(
    what: string,
    schema: Schema,
    found: Source & Pick<WordPressList, 'posts'>,
  ): readonly v.InferOutput<Schema>[] =>
    parsedListFrom(context, found, {
      what,
      parse: () => parseRecords(schema, found.posts, '$'),
      kept: (parsed) => parsed.records.length,
    }).records;

  return {
    /** One page of a type's posts, newest first, with their featured media. */
    list: ({ type, lang, page, perPage, categories }: ListQuery) =>
      list(`cms.list-${type}`, `${BASE}/${type}`, {
        lang,
        page,
        per_page: perPage,
        categories,
        _embed: 1,
        acf_format: 'standard',
      }),

    /** The post of a slug, raw; it is `null` when there is none (200 with an empty list). */
    async item(
      type: ContentType,
      slug: string,
      lang: Language,
    ): Promise<Source & { readonly post: unknown }> {
      const { posts, ...source } = await list(`cms.post-${type}`, `${BASE}/${type}`, {
        slug,
        lang,
        _embed: 1,
        acf_format: 'standard',
      });
      return { ...source, post: posts[0] ?? null };
    },

    /**
     * Every slug of a type that may be shown, with its date of change or, where that is later, of publication, and whether its
     * editor keeps it from search engines, for the sitemap and to tell which slugs do not exist; of reviews the game too, for
     * the lists that link to them, and of articles their categories.
     */
    async slugs(type: ContentType, lang: Language) {
      const path = `${BASE}/${type}`;
      const fields = [FIELDS_OF_SLUGS, ...(FIELDS_BESIDE_SLUGS[type] ?? [])].join(',');
      const posts = await every(`cms.slugs-${type}`, path, { lang, _fields: fields });
      return records(`${type} slugs`, wordPressSlug, posts)
        .filter(({ content }) => content?.protected !== true)
        .map(
          ({
            slug,
            date_gmt: published = null,
            modified_gmt: modified = null,
            yoast_head_json: yoast,
            categories,
            acf,
          }) => ({
            slug,
            modified: laterOf(published, modified),
            noindex: isNoindex(yoast),
            categories,
            gameId: gameIdOf(acf?.game_id),
          }),
        );
    },

    /** All categories under a parent (§9: 87 themes, 132 providers); without one, all that there are. */
    async categories(parent: number | undefined, lang: Language) {
      const query = { parent, lang, _fields: 'id,slug,name,count' };
      return records('categories', wordPressTerm, await every('cms.categories', `${BASE}/categories`, query));
    },

    /** WordPress's own search over the types. */
    search: (text: string, lang: Language, page: number, perPage: number) =>
      list('cms.search', `${BASE}/search`, { search: text, lang, page, per_page: perPage, _embed: 1 }),

    /**
     * The current slug of an old one, as the plugin knows it, or what it says to readers when there never was one; `null` where
     * WordPress has no plugin that could tell.
     */
    async renamed(
      type: ContentType,
      slug: string,
      lang: Language,
    ): Promise<{ readonly slug: string | null; readonly message: string | null } | null> {
      const response = await ask(context, 'cms.renamed', {
        path: `${PLUGIN_BASE}/resolve`,
        query: { type, slug, lang },
        acceptStatuses: [400, 404],
      });
      // When it is malformed nothing is known of the slug: "not found" would be made up.
      if (response.status === 200) {
        const renamed = parsedFrom(context, response, () => parseShape(wordPressRenamed, response.body));
        return { slug: renamed.slug, message: null };
      }
      const { code, message } = errorIn(response.body);
      if (code === UNKNOWN_SLUG) return { slug: null, message };
      if (code === IMPOSSIBLE_SLUG) return { slug: null, message: null };
      if (code !== NO_PLUGIN) {
        throw malformed(context, response, { detail: `${response.status} with the code ${code}` });
      }
      context.record.note('cms.renamed: this WordPress is without the companion plugin');
      return null;
    },

    /** A post in any state, by the plugin's signed preview, as `read` reads it. */
    async preview<T>(
      type: ContentType,
      { id, expires, signature }: SignedDraft,
      read: (raw: unknown) => T,
    ): Promise<T> {
      const path = `${PLUGIN_BASE}/preview/${type}/${id}`;
      const answer = await ask(context, 'cms.preview', { path, query: { expires, signature, _embed: 1 } });
      return parsedFrom(context, answer, () => read(answer.body));
    },
  };
}

/** The number in a header of a list; `null` for anything else there, which is believed no more than none. */
function countIn(headers: Headers, name: string): number | null {
  const text = headers.get(name) ?? '';
  return /^\d{1,6}$/u.test(text) ? Number(text) : null;
}

function errorIn(body: unknown): v.InferOutput<typeof wordPressError> {
  const parsed = v.safeParse(wordPressError, body);
  return parsed.success ? parsed.output : { code: 'none', message: '' };
}

/** The game that an editor's field names; null when it names none. */
function gameIdOf(field: number | string | undefined): number | null {
  const id = Number(field);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
