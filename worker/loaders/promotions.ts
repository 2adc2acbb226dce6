import { fill } from '../../shared/i18n/format.ts';
import { currencyOf } from '../../shared/contracts/platform/geo.ts';
import type { Promotion } from '../../shared/contracts/promotions.ts';
import type { ContentBody, PageOf, PromotionCard } from '../../shared/page-data.ts';
import { breadcrumbs } from '../seo/structured-data.ts';
import type { PostRecord } from '../content/post.ts';
import { PROMOTIONS_PER_PAGE } from '../services/list-sizes.ts';
import { contentBody, postMeta, promotionCard, shorten } from './content-body.ts';
import { formatAmount } from './format-amount.ts';
import { PageNotFoundError, type Loaded, type Loader, type LoaderContext } from './loader.ts';
import { movedOrMissing } from './moved-or-missing.ts';
import { earliest, nextChange, promotionPhase } from './promotion-dates.ts';
import { safely } from './safely.ts';
import { gameOfFields } from './game-of-fields.ts';

type Design = PageOf<'promotion'>['design'];

const DESIGNS: Readonly<Record<string, Design>> = {
  gameOfTheWeek: 'game-of-the-week',
  oktoberfest: 'oktoberfest',
  welcomePackage: 'welcome-package',
};
const OTHER_PROMOTIONS = 3;

/** `/promotions/` (§2.2): limited-time promotions first, then the editors'. */
export const loadPromotions: Loader = async (context) => {
  const { messages, settings, route } = context;
  const { cards, complete, until } = await allPromotions(context);
  const title = messages.general.promotions;
  return {
    page: { kind: 'promotions', cards },
    meta: {
      title: `${title} | ${settings.brandName}`,
      description: fill(messages.meta.promotionsDescription, { brand: settings.brandName }),
      structuredData: [breadcrumbs(settings, route.locale, [{ name: title, path: '/promotions/' }])],
    },
    complete,
    until,
  };
};

/** `/promotions/{slug}/` and the three designed ones (§2.2): the editors' page, else the promotions service's. */
export const loadPromotion: Loader = async (context) => {
  const { services, route } = context;
  const design = DESIGNS[route.name] ?? 'standard';
  const slug = route.params['slug'] ?? design;
  const post = await services.content.post('promotions', slug, route.locale);
  // A promotion that has not begun is nobody's yet.
  if (post !== null && promotionPhase(post, context.now) === 'scheduled') throw new PageNotFoundError();
  if (post !== null) return fromPost(context, post, design);
  const { active } = await services.platform.promotions(route.locale, context.visitor);
  const promotion = active.find((one) => one.slug === slug || one.id === slug);
  return promotion === undefined
    ? movedOrMissing(context, { type: 'promotions', slug, base: '/promotions/' })
    : fromService(context, promotion);
};

async function fromPost(context: LoaderContext, post: PostRecord, design: Design): Promise<Loaded> {
  const { settings, visitor, now } = context;
  const card = promotionCard(post);
  const isOver = promotionPhase(post, now) === 'expired';
  return {
    page: {
      kind: 'promotion',
      design,
      body: contentBody(post, visitor.country),
      promotion: card,
      game: await gameOfFields(context, post.fields),
      others: others(context, post.slug),
    },
    meta: {
      ...postMeta(post, settings.brandName),
      // An offer that is over stays readable for those who took part, and leaves the search engines.
      ...(isOver ? { robots: 'noindex,follow' as const } : {}),
      structuredData: [crumbs(context, post.title)],
    },
    until: nextChange([post], now),
  };
}

function fromService(context: LoaderContext, promotion: Promotion): Loaded {
  const { settings } = context;
  const body: ContentBody = {
    title: promotion.title,
    html: promotion.html,
    toc: [],
    excerpt: promotion.teaser ?? '',
    image: null,
    publishedAt: null,
    modifiedAt: null,
    author: null,
  };
  return {
    page: {
      kind: 'promotion',
      design: 'standard',
      body,
      promotion: limitedCard(promotion, context),
      game: null,
      others: others(context, promotion.slug),
    },
    meta: {
      title: `${shorten(promotion.title, 60)} | ${settings.brandName}`,
      description: shorten(promotion.teaser ?? promotion.title, 155),
      image: promotion.image,
      structuredData: [crumbs(context, promotion.title)],
    },
    until: promotion.endsAt,
  };
}

function crumbs({ settings, route, messages }: LoaderContext, title: string): object {
  return breadcrumbs(settings, route.locale, [
    { name: messages.general.promotions, path: '/promotions/' },
    { name: title, path: route.path },
  ]);
}

async function others(context: LoaderContext, slug: string): Promise<readonly PromotionCard[] | null> {
  const found = await safely(allPromotions(context), context.services);
  return found?.cards.filter((card) => !card.href.endsWith(`/${slug}/`)).slice(0, OTHER_PROMOTIONS) ?? null;
}

/** Every promotion that holds now. One source may fail; when both do, the page cannot be made. */
async function allPromotions(context: LoaderContext): Promise<{
  readonly cards: readonly PromotionCard[];
  readonly complete: boolean;
  /** When the next of them begins or ends. */
  readonly until: number | null;
}> {
  const { services, route, visitor, now } = context;
  const editors = services.content.posts({
    type: 'promotions',
    locale: route.locale,
    page: 1,
    perPage: PROMOTIONS_PER_PAGE,
  });
  const [limited, written] = await Promise.all([
    safely(services.platform.promotions(route.locale, visitor), services),
    safely(editors, services),
  ]);
  if (limited === null && written === null) await editors;
  const current = (written?.cards ?? [])
    .filter((post) => promotionPhase(post, now) === 'active')
    .map(promotionCard);
  return {
    cards: [...(limited?.active ?? []).map((one) => limitedCard(one, context)), ...current],
    complete: limited !== null && written !== null,
    until: earliest(limited?.until ?? null, nextChange(written?.cards ?? [], now)),
  };
}

function limitedCard(promotion: Promotion, { visitor, route }: LoaderContext): PromotionCard {
  const { image } = promotion;
  return {
    id: promotion.id,
    title: promotion.title,
    href: `/promotions/${encodeURIComponent(promotion.slug)}/`,
    excerpt: promotion.teaser ?? '',
    image:
      image === null ? null : { src: image, srcset: null, width: 1200, height: 675, alt: '', focus: null },
    date: null,
    label: null,
    source: 'limited-time',
    endsAt: promotion.endsAt === null ? null : new Date(promotion.endsAt).toISOString(),
    code: promotion.code,
    minDeposit: formatAmount(promotion.minDeposit, currencyOf(visitor.country), route.locale),
    terms: promotion.terms,
  };
}
