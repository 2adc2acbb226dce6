import { popularGames } from '../../shared/domain/games/tab-games.ts';
import type { Game } from '../../shared/domain/games/game.ts';
import { nextPromotionChange } from '../../shared/domain/promotions/promotion.ts';
import type { LandingData } from '../../shared/pages/landing.ts';
import type { PostRecord } from '../content/post.ts';
import type { AnyLoaderContext, Loader } from '../page/loader.ts';
import { offerBody, postFacts, postMeta } from './parts/content-body.ts';
import { areOffersPublic, mayShow, offerOfPost } from './parts/offers.ts';
import { lobbyOf } from './parts/lobby.ts';
import { datesOf } from './parts/promotion-dates.ts';
import type { Facts } from './parts/offer-facts.ts';
import { attempt } from './parts/safely.ts';

const COVERS = 12;

/**
 * `/150-bonus/`, `/welcome/`, `/special/welcome-offer/` (§2.2): our design with the editors' text and offer. Without a
 * text, or where the market does not let the offer be shown, the page only welcomes: no offer stands without its terms.
 */
export const load: Loader<'landing'> = async (context) => {
  const { services, messages, address, parameters, visitor, now } = context;
  const { variant } = parameters;
  const [{ lobby, complete }, { value: post, error }] = await Promise.all([
    lobbyOf(context),
    attempt(services.content.post('pages', variant, address.locale), services),
  ]);
  const offer = post === null ? null : landingOffer(context, post);
  const { title } = messages.content.landing;
  const { introText: text } = messages.gameArea;
  return {
    data: {
      variant,
      body: post === null || offer === null ? null : offerBody(post, visitor.country),
      games: lobby.derive('landing-games', () => gamesWithCovers(popularGames(lobby.sources))),
      gameCount: lobby.sources.index.games.length,
      offer: offer === null ? null : shownOf(offer),
    },
    meta: post === null || offer === null ? { name: title, description: text } : postMeta(post),
    complete: complete && error === null,
    until: post === null ? null : nextPromotionChange([datesOf(post, visitor)], now),
  };
};

/** Each picture once, whatever games share it; portraits would be cropped on the wall. */
function gamesWithCovers(games: readonly Game[]): readonly { name: string; image: string }[] {
  return games
    .filter(({ size }) => size !== 'tall')
    .flatMap(({ name, images }) => {
      const image = images.webp ?? images.default;
      return image === null ? [] : [{ name, image }];
    })
    .filter(({ image }, place, covers) => covers.findIndex((cover) => cover.image === image) === place)
    .slice(0, COVERS);
}

/** An offer that may be shown: it has its terms, and a link to the full ones. */
type LandingOffer = Facts & { readonly [part in 'terms' | 'termsHref']: NonNullable<Facts[part]> };

/** What the page shows of it: all but its conditions in plain text. */
function shownOf({ terms, termsHref, facts, endsAt }: LandingOffer): LandingData['offer'] {
  return { terms, termsHref, facts, endsAt };
}

/** What a landing page's offer asks; `null`: none may be shown to the visitor, and the page's text neither. */
export function landingOffer(context: AnyLoaderContext, post: PostRecord): LandingOffer | null {
  const { visitor, address, isPreview = false } = context;
  // An advertisement leads here: where bonuses may not be advertised, none stands on it.
  if (!areOffersPublic(visitor)) return null;
  if (!mayShow(context, post.slug, offerOfPost(post, visitor))) return null;
  const facts = postFacts(post, { visitor, locale: address.locale });
  const { terms, termsHref } = facts;
  if (terms === null || termsHref === null) return null;
  // An editor goes on seeing a draft whose offer has ended.
  return { ...facts, terms, termsHref, endsAt: isPreview ? null : facts.endsAt };
}
