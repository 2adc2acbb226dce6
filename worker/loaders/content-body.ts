import { escapeUTF8 } from 'entities';
import { selectAudience } from '../content/audience.ts';
import type { PostCard, PostRecord } from '../content/post.ts';
import type { ContentBody, ContentCard, PromotionCard } from '../../shared/page-data.ts';
import type { LoadedMeta } from './loader.ts';

/** A post as its page shows it to a country's visitors. */
export function contentBody(post: PostRecord, country: string): ContentBody {
  const { html, toc } = selectAudience(post.content, country);
  return {
    title: post.title,
    html,
    toc,
    excerpt: post.excerpt,
    image: post.image,
    publishedAt: post.publishedAt,
    modifiedAt: post.modifiedAt,
    author: post.author,
  };
}

/** Title and description: Yoast's where an editor wrote them, otherwise made from the post. */
export function postMeta(post: PostRecord, brandName: string): LoadedMeta {
  return {
    title: post.seo.title ?? `${shorten(post.title, 60)} | ${brandName}`,
    description: post.seo.description ?? shorten(post.excerpt, 155),
    ...(post.seo.image !== null || post.image !== null
      ? { image: post.seo.image ?? post.image?.src ?? null }
      : {}),
    ...(post.seo.noindex ? { robots: 'noindex,follow' as const } : {}),
  };
}

/** A post as a card under a path such as `/blog/`. */
export function contentCard(post: PostCard, basePath: string): ContentCard {
  return {
    id: String(post.id),
    title: post.title,
    href: `${basePath}${encodeURIComponent(post.slug)}/`,
    excerpt: shorten(post.excerpt, 180),
    image: post.image,
    date: post.publishedAt,
    label: post.categories[0]?.name ?? null,
  };
}

/** An editor's promotion as a card; its dates, code and terms are fields that may be there. */
export function promotionCard(post: PostCard): PromotionCard {
  return {
    ...contentCard(post, '/promotions/'),
    date: null,
    label: null,
    source: 'cms',
    endsAt: post.fields['ends_at'] ?? null,
    code: post.fields['bonus_code'] ?? null,
    minDeposit: post.fields['min_deposit'] ?? null,
    // An editor's field is plain text.
    terms: post.fields['terms'] === undefined ? null : `<p>${escapeUTF8(post.fields['terms'])}</p>`,
  };
}

/** At most `length` letters, cut at a word. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
