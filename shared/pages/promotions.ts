import type { PromotionCard } from '../domain/content.ts';
import { definePage } from './definition.ts';

/** Limited-time promotions first, then those of the editors (§2.2, §7.4). */
export interface PromotionsData {
  readonly cards: readonly PromotionCard[];
}

export const promotions = definePage<PromotionsData>()({
  pattern: '/promotions/',
  layout: 'default',
  sitemap: 'addresses',
});
