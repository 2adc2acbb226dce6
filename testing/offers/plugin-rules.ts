import type { OfferRules } from '../../shared/domain/promotions/offer-gate.ts';

/** Rules as the plugin of WordPress has them (`judge_offer` of its offer-gate.php); it asks for significant terms always. */
export function pluginRules({ wageringCap, singleProduct, noPersonal, age }: OfferRules) {
  return { wagering_cap: wageringCap, single_product: singleProduct, no_personal: noPersonal, age };
}
