import type { AcfValue, Post, PostType } from '../../content/post.ts';
import { permalink } from '../../content/site-address.ts';
import { mediaIdOf, mediaItem } from '../../content/media-library.ts';
import { isRecord } from '../is-record.ts';
import { acfImage } from './media-json.ts';
import { linksOf } from './post-links.ts';

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

function yoastJson(post: Post, seo: { title: string; description: string }, link: string): AcfValue {
  return {
    title: seo.title,
    description: seo.description,
    robots: {
      index: 'index',
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
