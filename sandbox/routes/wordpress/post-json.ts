import type { Content } from '../../content/content.ts';
import { mediaIdOf, mediaItem } from '../../content/media-library.ts';
import type { AcfValue, Post, PostType } from '../../content/post.ts';
import { permalink } from '../../content/rendered.ts';
import { isRecord } from '../answer.ts';
import { apiIndex, authorJson } from './api-index.ts';
import { acfImage, embeddedMediaJson } from './media.ts';
import { embeddedTermJson } from './term-json.ts';

/** The singular name under which WordPress knows each type; its REST base is the plural. */
export const TYPE_NAMES: Record<PostType, string> = {
  pages: 'page',
  promotions: 'promotion',
  games: 'game',
  magazine: 'magazine',
  providers: 'provider',
  themes: 'theme',
};

export type Dressing = { origin: string; standardAcf: boolean };

/** A post as WordPress REST answers it, links included, embeds not. */
export function postJson(post: Post, dressing: Dressing): Record<string, unknown> {
  const { origin } = dressing;
  const locked = post.protected === true;
  const link = permalink(post.type, post.slug, post.lang);
  return {
    id: post.id,
    date: post.date,
    date_gmt: post.date,
    guid: { rendered: `${origin}/?post_type=${TYPE_NAMES[post.type]}&#038;p=${post.id}` },
    modified: post.modified,
    modified_gmt: post.modified,
    slug: post.slug,
    status: post.status,
    type: TYPE_NAMES[post.type],
    link,
    title: { rendered: post.title },
    content: { rendered: locked ? '' : post.content.replaceAll('{origin}', origin), protected: locked },
    excerpt: { rendered: locked ? '' : post.excerpt, protected: locked },
    author: post.author,
    featured_media: mediaIdOf(post.featuredMedia),
    ...(post.type === 'pages' && {
      parent: 0,
      menu_order: 0,
      comment_status: 'closed',
      ping_status: 'closed',
    }),
    template: '',
    meta: [],
    ...(post.type !== 'pages' && { categories: post.categories }),
    class_list: [`post-${post.id}`, TYPE_NAMES[post.type], `status-${post.status}`, 'hentry'],
    lang: post.lang,
    acf: Array.isArray(post.acf) ? [] : acfJson(post.acf, dressing),
    ...(post.seo && { yoast_head_json: yoastJson(post, post.seo, link) }),
    _links: linksOf(post, origin),
  };
}

/** WordPress's shorter "embed" view of a post. */
export function embeddedPostJson(post: Post, dressing: Dressing): Record<string, unknown> {
  const full = postJson(post, dressing);
  return Object.fromEntries(EMBEDDED_FIELDS.flatMap((name) => (name in full ? [[name, full[name]]] : [])));
}

const EMBEDDED_FIELDS =
  'id date slug type link title excerpt author featured_media lang acf yoast_head_json _links'.split(' ');

function acfJson(value: unknown, dressing: Dressing): unknown {
  if (Array.isArray(value)) return value.map((item) => acfJson(item, dressing));
  if (typeof value === 'string') return value.replaceAll('{origin}', dressing.origin);
  if (!isRecord(value)) return value;
  if (typeof value['mediaName'] === 'string' && typeof value['alt'] === 'string') {
    const { mediaName, alt } = value;
    return dressing.standardAcf ? acfImage(mediaItem(mediaName), alt, dressing.origin) : mediaIdOf(mediaName);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, acfJson(inner, dressing)]));
}

function yoastJson(post: Post, seo: NonNullable<Post['seo']>, link: string): AcfValue {
  return {
    title: seo.title,
    description: seo.description,
    robots: {
      index: seo.noindex === true ? 'noindex' : 'index',
      follow: 'follow',
      'max-snippet': 'max-snippet:-1',
      'max-image-preview': 'max-image-preview:large',
      'max-video-preview': 'max-video-preview:-1',
    },
    canonical: link,
    og_locale: post.lang === 'es' ? 'es_ES' : 'en_GB',
    og_type: 'article',
    og_title: seo.title,
    og_description: seo.description,
    og_url: link,
    og_site_name: 'Velvet Comet',
    article_modified_time: `${post.modified}+00:00`,
    twitter_card: 'summary_large_image',
  };
}

type Link = { href: string; [key: string]: unknown };

/** The `_links` of a post: what `_embed` follows, and the neighbours that WordPress lists. */
function linksOf(post: Post, origin: string): Record<string, Link[]> {
  const api = `${origin}/wp-json/wp/v2`;
  const mediaId = mediaIdOf(post.featuredMedia);
  return {
    self: [{ href: `${api}/${post.type}/${post.id}`, targetHints: { allow: ['GET'] } }],
    collection: [{ href: `${api}/${post.type}` }],
    about: [{ href: `${api}/types/${post.type}` }],
    author: [{ embeddable: true, href: `${api}/users/${post.author}` }],
    ...(mediaId !== 0 && { 'wp:featuredmedia': [{ embeddable: true, href: `${api}/media/${mediaId}` }] }),
    'wp:attachment': [{ href: `${api}/media?parent=${post.id}` }],
    ...(post.type !== 'pages' && {
      'wp:term': [{ taxonomy: 'category', embeddable: true, href: `${api}/categories?post=${post.id}` }],
    }),
    curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
  };
}

/** The `_embedded` of a post. `only` lists relations; empty is all of them. */
export function embedsOf(
  post: Post,
  content: Content,
  dressing: Dressing,
  only: readonly string[],
): Record<string, unknown> {
  const wants = (relation: string): boolean => only.length === 0 || only.includes(relation);
  const featured = wants('wp:featuredmedia') ? featuredEmbed(post, dressing) : undefined;
  return {
    ...(wants('author') && { author: [authorJson(post.author, dressing.origin)] }),
    ...(featured !== undefined && { 'wp:featuredmedia': [featured] }),
    ...(wants('wp:term') &&
      post.type !== 'pages' && {
        'wp:term': [content.termsOf(post).map((term) => embeddedTermJson(term, dressing.origin))],
      }),
  };
}

/** The featured image, or one of the things that stand in its place on a site that has lived a while. */
function featuredEmbed(post: Post, { origin }: Dressing): unknown {
  const featured = post.featuredMedia;
  if (featured === null) return undefined;
  if (typeof featured === 'string') return embeddedMediaJson(mediaItem(featured), origin, post.lang);
  if (featured.broken === 'index') return apiIndex(origin);
  if (featured.broken === 'gone') {
    return { code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } };
  }
  return undefined;
}
