import { currencyOf } from '../../../shared/config/currencies.ts';
import type { ContentType } from '../../../shared/contracts/wordpress.ts';
import type { ContentBody, ContentCard, PromotionCard } from '../../../shared/domain/content.ts';
import { pathToPost } from '../../../shared/routing/path-to-post.ts';
import { safeText, selectAudience } from '../../content/audience.ts';
import type { PostCard, PostRecord } from '../../content/post.ts';
import type { LoadedMeta } from '../../page/loader.ts';
import { offerFacts, type Facts, type OfferReader } from './offer-facts.ts';
import { termsLink } from './terms-link.ts';
import { datesOf } from './promotion-dates.ts';
import { writtenAmount } from './written-amount.ts';

/** A longer title of a page is cut by search engines. */
export const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;
export const CARD_EXCERPT_LENGTH = 180;

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

/** An offer's page: under the headline and the subtitle that its editor wrote in fields, where there are any. */
export function offerBody(post: PostRecord, country: string): ContentBody {
  const { hero_title: title = post.title, subtitle: excerpt = post.excerpt } = post.fields;
  return { ...contentBody(post, country), title, excerpt };
}

/** Title and description: Yoast's where an editor wrote them, otherwise made from the post. */
export function postMeta({ title, excerpt, image, seo }: PostRecord): LoadedMeta {
  return {
    name: shorten(title, TITLE_LENGTH),
    ...(seo.title === null ? {} : { title: seo.title }),
    ...descriptionOf(seo.description ?? excerpt),
    ...(seo.image !== null || image !== null ? { image: seo.image ?? image?.src ?? null } : {}),
    ...(seo.noindex ? { robots: 'noindex,follow' as const } : {}),
  };
}

/** A text as a page's description; for an empty text, the page's default. */
export function descriptionOf(text: string): Pick<LoadedMeta, 'description'> {
  return text === '' ? {} : { description: shorten(text, DESCRIPTION_LENGTH) };
}

/** A post as a card that leads to its page; `null` when the site shows it at no address. */
export function contentCard(type: ContentType, post: PostCard): ContentCard | null {
  const href = pathToPost(type, post.slug);
  if (href === null) return null;
  return {
    id: String(post.id),
    title: post.title,
    href,
    excerpt: shorten(post.excerpt, CARD_EXCERPT_LENGTH),
    image: post.image,
    date: post.publishedAt,
    label: post.categories[0]?.name ?? null,
  };
}

/**
 * An editor's promotion as a card; its dates, code and terms are fields that may be there. `null` as in
 * {@link contentCard}.
 */
export function promotionCard(post: PostCard, reader: OfferReader): PromotionCard | null {
  const card = contentCard('promotions', post);
  if (card === null) return null;
  return { ...card, date: null, label: null, source: 'cms', ...postFacts(post, reader) };
}

/** What an editor's offer asks, by its fields. */
export function postFacts(post: PostCard, reader: OfferReader): Facts {
  const { bonus_code: code, min_deposit: minDeposit, terms } = post.fields;
  const { endsAt } = datesOf(post, reader.visitor);
  return offerFacts(
    {
      endsAt: Number.isNaN(endsAt) ? null : endsAt,
      code: code ?? null,
      minDeposit: writtenAmount(minDeposit ?? null, currencyOf(reader.visitor.country), reader.locale),
      // The editor's field is plain text.
      terms: terms === undefined ? null : safeText(terms),
      termsHref: termsLink(post),
    },
    reader,
  );
}

/** At most `length` characters, cut at a word. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
