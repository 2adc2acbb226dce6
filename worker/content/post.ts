import * as v from 'valibot';
import { parseRecord, parseShape, type DroppedRecord } from '../../shared/contracts/parsing/shape.ts';
import {
  isNoindex,
  isProtected,
  laterOf,
  wordPressListedPost,
  wordPressPost,
  wordPressTerm,
  writtenSlug,
  type WordPressPost,
  type WordPressTerm,
} from '../../shared/contracts/wordpress.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { DeepReadonly } from '../../shared/domain/deep-readonly.ts';
import { edgeMessages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import { cleanContentSchema } from './clean-content.ts';
import { ContentTooLargeError } from './content-limits.ts';
import { cleanHtml } from './clean-html.ts';
import { cleanText, cleanTitle } from './clean-text.ts';
import { featuredImage } from './featured-image.ts';
import { teaserOf } from './teaser.ts';
import { cleanOptions } from './site-clean-options.ts';

const imageSchema = v.object({
  src: v.string(),
  srcset: v.nullable(v.string()),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
  focus: v.nullable(v.string()),
});

const seoSchema = v.object({
  title: v.nullable(v.string()),
  description: v.nullable(v.string()),
  image: v.nullable(v.string()),
  noindex: v.boolean(),
});

/** The part of a post that every list shows. */
export const postCardSchema = v.object({
  id: v.number(),
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  image: v.nullable(imageSchema),
  publishedAt: v.nullable(v.string()),
  modifiedAt: v.nullable(v.string()),
  categories: v.array(wordPressTerm),
  /** Plain-text fields (ACF): strings and numbers only; relations and images are read where they are needed. */
  fields: v.record(v.string(), v.string()),
});

export type PostCard = DeepReadonly<v.InferOutput<typeof postCardSchema>>;

/** A cleaned post, as it is stored in KV. */
export const postRecordSchema = v.object({
  ...postCardSchema.entries,
  author: v.nullable(v.string()),
  content: cleanContentSchema,
  seo: seoSchema,
});
export type PostRecord = DeepReadonly<v.InferOutput<typeof postRecordSchema>>;

/**
 * A raw post, cleaned; `null` for one that must not be shown (protected by a password).
 * @throws ShapeError when it is no post
 * @throws ContentTooLargeError when its content is over the limits
 */
export function toPostRecord(raw: unknown, settings: Settings, locale: Locale): PostRecord | null {
  return isProtected(raw) ? null : recordOf(parseShape(wordPressPost, raw), settings, locale);
}

function recordOf(post: WordPressPost, settings: Settings, locale: Locale): PostRecord {
  const content = cleanHtml(
    post.content.rendered,
    cleanOptions(settings, locale, { service: 'cms', home: homeOf(post) }),
  );
  const teaser = teaserOf(post.content.rendered);
  const yoast = post.yoast_head_json;
  return {
    ...toCard(post, locale, teaser.first(cleanText(post.excerpt.rendered)) ?? content.excerptText),
    author: embeddedAuthor(post._embedded['author']),
    content,
    seo: {
      // Yoast sends them as HTML: `Stars &bull; Casino`.
      title: cleanTitle(yoast?.title ?? '') || null,
      description: teaser.first(cleanText(yoast?.description ?? '')),
      image: yoast?.og_image?.[0]?.url ?? null,
      noindex: isNoindex(yoast),
    },
  };
}

/** As much as is cleaned in some ten milliseconds. */
const LETTERS_IN_A_ROW = 20_000;

/** What has been read of the raw posts of a list. */
export interface ReadPosts<Card> {
  readonly cards: readonly Card[];
  readonly dropped: readonly DroppedRecord[];
}

/** The raw posts of a list as it shows them, without those that must not be shown. */
export function toPostCards(posts: readonly unknown[], locale: Locale): ReadPosts<PostCard> {
  return readPosts(posts, (post) => {
    const teaser = teaserOf(post.content.rendered);
    return toCard(post, locale, teaser.first(cleanText(post.excerpt.rendered)) ?? teaser.own());
  });
}

/**
 * The same, whole; one whose content is over the limits is left out, as it has no page either.
 * @param pause lets others have the thread, which a hundred long posts would keep for most of a second
 */
export async function toPostRecords(
  posts: readonly unknown[],
  { settings, locale, pause }: { settings: Settings; locale: Locale; pause: () => Promise<void> },
): Promise<ReadPosts<PostRecord>> {
  const records: PostRecord[] = [];
  const listed = readPosts(posts, (post, path) => ({ post, path }));
  const dropped = [...listed.dropped];
  let sincePause = 0;
  for (const { post, path } of listed.cards) {
    sincePause += post.content.rendered.length;
    if (sincePause > LETTERS_IN_A_ROW) {
      await pause();
      sincePause = 0;
    }
    try {
      records.push(recordOf(post, settings, locale));
    } catch (error) {
      if (!(error instanceof ContentTooLargeError)) throw error;
      dropped.push({ path, reason: error.message });
    }
  }
  return { cards: records, dropped };
}

function readPosts<Card>(
  posts: readonly unknown[],
  read: (post: WordPressPost, path: string) => Card,
): ReadPosts<Card> {
  const dropped: DroppedRecord[] = [];
  const cards = posts.flatMap((raw, index) => {
    if (isProtected(raw)) return [];
    const path = `$.${index}`;
    const post = parseRecord(wordPressListedPost, raw, path, (record) => dropped.push(record));
    return post === null ? [] : [read(post, path)];
  });
  return { cards, dropped };
}

function toCard(post: WordPressPost, locale: Locale, excerpt: string): PostCard {
  const publishedAt = utc(post.date_gmt);
  return {
    id: post.id,
    slug: post.slug,
    title: cleanTitle(post.title.rendered) || edgeMessages(locale).labels.untitled,
    excerpt,
    image: featuredImage(post._embedded['wp:featuredmedia']),
    publishedAt,
    // What was written first and came out later, on its day, was not changed before.
    modifiedAt: laterOf(publishedAt, utc(post.modified_gmt)),
    categories: embeddedTerms(post._embedded['wp:term']),
    fields: plainFields(post.acf),
  };
}

/**
 * The address that the CMS has for the public site (its `home`), taken from a post's permalink; `null` when the
 * permalink does not name the post, because plugins can let it lead to other sites.
 */
function homeOf({ link, slug, id }: WordPressPost): string | null {
  const url = URL.parse(link);
  if (url === null || !/^https?:$/u.test(url.protocol)) return null;
  const isNamed =
    url.pathname.split('/').some((part) => part !== '' && v.parse(writtenSlug, part) === slug) ||
    url.searchParams.get('p') === String(id);
  return isNamed ? url.origin : null;
}

/** WordPress's GMT dates carry no zone. */
function utc(date: string | null | undefined): string | null {
  if (!date) return null;
  const time = Date.parse(/[zZ]|[+-]\d\d:\d\d$/u.test(date) ? date : `${date}Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function embeddedAuthor(value: unknown): string | null {
  const parsed = v.safeParse(v.array(v.unknown()), value);
  if (!parsed.success) return null;
  const author = v.safeParse(v.object({ name: v.string() }), parsed.output[0]);
  return author.success ? cleanTitle(author.output.name) : null;
}

function embeddedTerms(value: unknown): PostCard['categories'] {
  const groups = v.safeParse(v.array(v.array(v.unknown())), value);
  if (!groups.success) return [];
  return groups.output.flat().flatMap((term) => {
    const parsed = v.safeParse(wordPressTerm, term);
    return parsed.success ? [cleanTerm(parsed.output)] : [];
  });
}

/** A category, whose name comes as HTML: `Tips &amp; tricks`. */
export function cleanTerm(term: WordPressTerm): WordPressTerm {
  return { ...term, name: cleanTitle(term.name) };
}

function plainFields(acf: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(acf)) {
    if (typeof value === 'string' && value.trim() !== '') fields[name] = value.trim();
    else if (typeof value === 'number') fields[name] = String(value);
  }
  return fields;
}

/** The games that an editor has listed in a post, `1001, 1002`; anything else in that field is passed over. */
export function listedGameIds({ game_ids: field = '' }: PostRecord['fields']): readonly number[] {
  return field
    .split(/[\s,;]+/u)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}
