import { currencyOf } from '../../../shared/config/currencies.ts';
import type { PromotionCard, SafeHtml } from '../../../shared/domain/content.ts';
import {
  nextPromotionChange,
  promotionState,
  type Promotion,
} from '../../../shared/domain/promotions/promotion.ts';
import { splitLocale } from '../../../shared/routing/locale-path.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import { ASSUMED_SIZE } from '../../content/featured-image.ts';
import { keepLast } from '../../services/keep-last.ts';
import { promotionCard } from './content-body.ts';
import { offerFacts, type OfferReader } from './offer-facts.ts';
import { writtenAmount } from './written-amount.ts';
import { mayShow, offerOfPost, offerOfService, type Judged } from './offers.ts';
import { datesOf, earliest } from './promotion-dates.ts';
import { linkToTerms } from './terms-link.ts';
import { safely } from './safely.ts';

interface AllPromotions {
  /** Limited-time promotions first, then the editors'. */
  readonly cards: readonly PromotionCard[];
  readonly complete: boolean;
  /** When the next of them begins or ends. */
  readonly until: number | null;
}

/**
 * Every active promotion. One source may fail.
 * @throws (rejects) an error when both sources fail
 */
export async function allPromotions(context: AnyLoaderContext): Promise<AllPromotions> {
  const { services, address, visitor } = context;
  const reader = { visitor, locale: address.locale };
  const editors = editorsPromotions(context);
  const [limited, written] = await Promise.all([
    safely(services.promotions.current(address.locale, visitor), services),
    safely(editors, services),
  ]);
  if (limited === null && written === null) await editors;
  return {
    cards: [
      ...limitedOffers(limited, context).map((one) => limitedCard(one, reader)),
      ...(written?.cards ?? []),
    ],
    complete: limited !== null && written !== null,
    until: earliest(limited?.until ?? null, written?.until ?? null),
  };
}

/**
 * The editors' active promotions that may be shown to the visitor.
 * @throws (rejects) the upstream's error when nothing is stored
 */
export async function editorsPromotions(
  context: AnyLoaderContext,
): Promise<Pick<AllPromotions, 'cards' | 'until'>> {
  const { services, address, visitor, now } = context;
  // All: the oldest may still run.
  const posts = await services.content.promotions(address.locale);
  const reader = { visitor, locale: address.locale };
  return {
    cards: posts
      .filter((post) => promotionState(datesOf(post, visitor), now) === 'active')
      .filter((post) => mayShow(context, post.slug, offerOfPost(post, visitor)))
      .flatMap((post) => promotionCard(post, reader) ?? []),
    until: nextPromotionChange(
      posts.map((post) => datesOf(post, visitor)),
      now,
    ),
  };
}

/** The promotions that may be shown now, by their paths; where no source can be asked, none. */
export async function shownOffers(context: AnyLoaderContext): Promise<ReadonlyMap<string, PromotionCard>> {
  const offers = await safely(allPromotions(context), context.services);
  return new Map(offers?.cards.map((card) => [card.href, card]));
}

/** The active promotions of the promotions service that may be shown to the visitor. */
export function limitedOffers(
  current: { readonly active: readonly Promotion<SafeHtml>[] } | null,
  context: Judged,
): readonly Promotion<SafeHtml>[] {
  return (current?.active ?? []).filter((one) => mayShow(context, one.slug, offerOfService(one)));
}

/** A limited-time promotion as a card. */
export const limitedCard = keepLast(
  ({ visitor, locale }: OfferReader) => `${visitor.market} ${visitor.country} ${locale}`,
  limitedCardOf,
);

function limitedCardOf(promotion: Promotion<SafeHtml>, reader: OfferReader): PromotionCard {
  const { id, slug, title, teaser, image, minDeposit, terms, html } = promotion;
  // The service writes the link into its terms or, less often, into its text.
  const inText = linkToTerms(terms ?? '') === null ? linkToTerms(html) : null;
  return {
    id,
    title,
    href: pathTo('promotion', { slug }),
    excerpt: teaser ?? '',
    image: image === null ? null : { src: image, srcset: null, ...ASSUMED_SIZE, alt: '', focus: null },
    date: null,
    label: null,
    source: 'limited-time',
    ...offerFacts(
      {
        ...promotion,
        minDeposit: writtenAmount(minDeposit, currencyOf(reader.visitor.country), reader.locale),
        termsHref: inText === null ? null : splitLocale(inText).path,
      },
      reader,
    ),
  };
}
