import type { PromotionCard, SafeHtml } from '../../../shared/domain/content.ts';
import { nextPromotionChange, promotionState, type Promotion } from '../../../shared/domain/promotion.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import { PROMOTIONS_PER_PAGE } from '../../services/hot-set.ts';
import { promotionCard } from './content-body.ts';
import { writtenAmount } from './written-amount.ts';
import { datesOf, earliest } from './promotion-dates.ts';
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
  const { services, address, visitor, now } = context;
  const editors = services.content.posts({
    type: 'promotions',
    locale: address.locale,
    page: 1,
    perPage: PROMOTIONS_PER_PAGE,
  });
  const [limited, written] = await Promise.all([
    safely(services.promotions.current(address.locale, visitor), services),
    safely(editors, services),
  ]);
  if (limited === null && written === null) await editors;
  const current = (written?.cards ?? [])
    .filter((post) => promotionState(datesOf(post), now) === 'active')
    .flatMap((post) => promotionCard(post) ?? []);
  return {
    cards: [
      ...(limited?.active ?? []).map((one) => limitedCard(one, { visitor, locale: address.locale })),
      ...current,
    ],
    complete: limited !== null && written !== null,
    until: earliest(limited?.until ?? null, nextPromotionChange((written?.cards ?? []).map(datesOf), now)),
  };
}

/** A limited-time promotion as a card. */
export function limitedCard(
  promotion: Promotion<SafeHtml>,
  { visitor, locale }: { readonly visitor: Visitor; readonly locale: Locale },
): PromotionCard {
  const { id, slug, title, teaser, image, endsAt, code, minDeposit, terms } = promotion;
  return {
    id,
    title,
    href: pathTo('promotion', { slug }),
    excerpt: teaser ?? '',
    image:
      image === null ? null : { src: image, srcset: null, width: 1200, height: 675, alt: '', focus: null },
    date: null,
    label: null,
    source: 'limited-time',
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    code,
    minDeposit: writtenAmount(minDeposit, visitor.currency, locale),
    terms,
  };
}
