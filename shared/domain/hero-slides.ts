import type { PromotionCard } from './content.ts';
import type { HeroSlide } from './games/lobby.ts';

/** Slides of the home page's hero. */
export const MOST_SLIDES = 4;

/** The first promotions as the slides of the home page's hero. */
export function heroSlides(cards: readonly PromotionCard[]): readonly HeroSlide[] {
  return cards.slice(0, MOST_SLIDES).map(({ id, title, excerpt, image, href, conditions, endsAt }) => ({
    id,
    title,
    text: excerpt,
    image: image?.src ?? null,
    href,
    terms: conditions,
    endsAt,
  }));
}
