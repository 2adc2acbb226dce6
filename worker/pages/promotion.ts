import type { SafeHtml } from '../../shared/domain/content.ts';
import {
  nextPromotionChange,
  promotionState,
  type Promotion,
} from '../../shared/domain/promotions/promotion.ts';
import {
  OTHER_PROMOTIONS,
  promotion as definition,
  PROMOTION_DESIGNS,
} from '../../shared/pages/promotion.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { pathTo } from '../../shared/routing/path-to.ts';
import type { PostRecord } from '../content/post.ts';
import {
  PageNotFoundError,
  type AddressLister,
  type Loaded,
  type LoadedMeta,
  type Loader,
  type LoaderContext,
} from '../page/loader.ts';
import {
  descriptionOf,
  offerBody,
  postMeta,
  promotionCard,
  shorten,
  TITLE_LENGTH,
} from './parts/content-body.ts';
import { gameOfFields } from './parts/game-of-fields.ts';
import { linkedGames } from './parts/linked-games.ts';
import { movedOrMissing } from './parts/moved-or-missing.ts';
import { mayShow, offerOfPost, offerMeta } from './parts/offers.ts';
import { allPromotions, editorsPromotions, limitedCard, limitedOffers } from './parts/promotion-cards.ts';
import { datesOf, earliest } from './parts/promotion-dates.ts';
import { postAddresses } from './parts/post-addresses.ts';
import type { PromotionAudience } from '../services/promotions-service.ts';
import { attempt, safely } from './parts/safely.ts';

type Context = LoaderContext<'promotion'>;

const NO_GAMES = { row: null, complete: true };

/**
 * `/promotions/{slug}/` (§2.2): the editors' promotion that runs, else that of the promotions service, else the editors' that is
 * over: it may have had the name before.
 */
export const load: Loader<'promotion'> = async (context) => {
  const { services, address, parameters, isPreview = false } = context;
  const { slug } = parameters;
  const post = await services.content.post('promotions', slug, address.locale);
  const standing = post === null ? null : standingOf(context, post);
  if (post !== null && (standing === 'current' || isPreview)) return fromPost(context, post);
  const asked = ofService(context);
  // What is known of the post is said also where the service fails.
  const found = post === null ? await asked : await safely(asked, services);
  if (found !== null) return fromService(context, found);
  if (standing === 'hidden') throw new PageNotFoundError();
  if (post !== null) return fromPost(context, post);
  return movedOrMissing(context, {
    type: 'promotions',
    slug,
    elsewhere: (others) => shownIn(others, context),
  });
};

/**
 * Whether a promotion of the editors' may be shown: not before it begins. What is over is no offer any more, and stays
 * readable for its participants.
 */
function standingOf(context: Context, post: PostRecord): 'current' | 'over' | 'hidden' {
  const state = promotionState(datesOf(post, context.visitor), context.now);
  if (state === 'expired') return 'over';
  const isCurrent = state === 'active' && mayShow(context, post.slug, offerOfPost(post, context.visitor));
  return isCurrent ? 'current' : 'hidden';
}

/** In which of some locales this address shows a promotion; one that may not be shown leads nowhere in any. */
async function shownIn(locales: readonly Locale[], context: Context): Promise<readonly Locale[]> {
  const { services, address, parameters } = context;
  const isThere = async (locale: Locale): Promise<boolean> => {
    const there = { ...context, address: { ...address, locale } };
    const post = await services.content.post('promotions', parameters.slug, locale);
    if (post !== null && standingOf(there, post) !== 'hidden') return true;
    return (await ofService(there)) !== null;
  };
  const shown = await Promise.all(locales.map((locale) => safely(isThere(locale), services)));
  return locales.filter((_, index) => shown[index] === true);
}

interface ServicePromotion {
  readonly promotion: Promotion<SafeHtml>;
  readonly audience: PromotionAudience;
}

/** The promotion of the service at this address: one for guests, else one for players, whose list leads here too. */
async function ofService(context: Context): Promise<ServicePromotion | null> {
  const { services, address, parameters, visitor } = context;
  const { promotions } = services;
  for (const audience of ['guest', 'player'] as const) {
    const offers = limitedOffers(await promotions.current(address.locale, visitor, audience), context);
    const listed = offers.find(({ slug, id }) => slug === parameters.slug || id === parameters.slug);
    if (listed === undefined) continue;
    const whole = await attempt(promotions.whole(listed, address.locale, visitor, audience), services);
    // What the list says of it is shown when the service cannot be asked about it alone.
    const promotion = whole.error === null ? whole.value : listed;
    if (promotion === null) return null;
    // The whole may say what the list does not. Where it stands is the list's to say.
    const placed = promotion.slug === listed.slug ? promotion : { ...promotion, slug: listed.slug };
    const [lawful] = limitedOffers({ active: [placed] }, context);
    return lawful === undefined ? null : { promotion: lawful, audience };
  }
  return null;
}

/**
 * The editors' promotions that may be shown now. While WordPress cannot say which there are: those with a design of their own,
 * which §2.2 names.
 */
export const listAddresses: AddressLister = async (context) => {
  const [{ addresses, complete: isListed }, offers] = await Promise.all([
    postAddresses(definition.posts, context),
    safely(editorsPromotions(context), context.services),
  ]);
  const hrefs = new Set(offers?.cards.map(({ href }) => href));
  const shown = addresses.filter(({ path }) => hrefs.has(path));
  const complete = isListed && offers !== null;
  const designed = PROMOTION_DESIGNS.map((slug) => ({ path: pathTo('promotion', { slug }) }));
  // Where both list a path, the later one counts: it has the date.
  return { addresses: complete ? shown : [...designed, ...shown], complete };
};

async function fromPost(context: Context, post: PostRecord): Promise<Loaded<'promotion'>> {
  const { visitor, now } = context;
  const isOver = promotionState(datesOf(post, visitor), now) === 'expired';
  const body = offerBody(post, visitor.country);
  const others = othersBeside(context, post.slug);
  const [{ row: games, complete }, locales] = await Promise.all([
    isOver ? NO_GAMES : linkedGames(context, body.html),
    context.services.content.localesOf('promotions', post.slug),
  ]);
  return {
    data: {
      design: PROMOTION_DESIGNS.find((design) => design === post.slug) ?? 'standard',
      body,
      promotion: promotionCard(post, { visitor, locale: context.address.locale }),
      isOver,
      asksDeposit: (post.fields['min_deposit'] ?? '') !== '',
      game: await gameOfFields(context, post.fields),
      games,
      others: others.cards,
    },
    complete,
    meta: {
      ...offerMeta(context, {
        ...postMeta(post),
        // An expired offer stays readable for its participants, but not in search engines.
        ...(isOver ? { robots: 'noindex,follow' as const } : {}),
        ...trail(context, post),
      }),
      locales,
    },
    until: others.until.then((at) => earliest(at, nextPromotionChange([datesOf(post, visitor)], now))),
  };
}

async function fromService(
  context: Context,
  { promotion, audience }: ServicePromotion,
): Promise<Loaded<'promotion'>> {
  const { title, html, teaser, image, slug, endsAt } = promotion;
  const others = othersBeside(context, slug);
  const [{ row: games, complete }, locales] = await Promise.all([
    linkedGames(context, html),
    context.services.promotions.localesOf(context.parameters.slug, context.visitor, audience),
  ]);
  return {
    data: {
      design: 'standard',
      body: {
        title,
        html,
        toc: [],
        excerpt: teaser ?? '',
        image: null,
        publishedAt: null,
        modifiedAt: null,
        author: null,
      },
      promotion: limitedCard(promotion, { visitor: context.visitor, locale: context.address.locale }),
      isOver: false,
      asksDeposit: promotion.minDeposit !== null,
      game: null,
      games,
      others: others.cards,
    },
    complete,
    meta: {
      ...offerMeta(context, {
        name: shorten(title, TITLE_LENGTH),
        ...descriptionOf(teaser ?? title),
        image,
        // What is for players alone is not for search engines.
        ...(audience === 'player' ? { robots: 'noindex,follow' as const } : {}),
        ...trail(context, { slug, title }),
      }),
      // Its number leads here too.
      canonicalPath: pathTo('promotion', { slug }),
      locales,
    },
    until: others.until.then((at) => earliest(at, endsAt)),
  };
}

function trail(
  { messages }: Context,
  { slug, title }: { readonly slug: string; readonly title: string },
): Pick<LoadedMeta, 'trail'> {
  return {
    trail: [
      { name: messages.general.promotions, path: pathTo('promotions') },
      { name: title, path: pathTo('promotion', { slug }) },
    ],
  };
}

/** Other promotions, and when one of all begins or ends; both may come late. */
function othersBeside(context: Context, slug: string) {
  const all = safely(allPromotions(context), context.services);
  const own = pathTo('promotion', { slug });
  return {
    cards: all.then(
      (found) => found?.cards.filter(({ href }) => href !== own).slice(0, OTHER_PROMOTIONS) ?? null,
    ),
    until: all.then((found) => found?.until ?? null),
  };
}
