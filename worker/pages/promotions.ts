import { pathTo } from '../../shared/routing/path-to.ts';
import type { Loader } from '../page/loader.ts';
import { offerMeta } from './parts/offers.ts';
import { allPromotions } from './parts/promotion-cards.ts';

/** `/promotions/` (§2.2): limited-time promotions first, then the editors'. */
export const load: Loader<'promotions'> = async (context) => {
  const { cards, complete, until } = await allPromotions(context);
  const name = context.messages.general.promotions;
  return {
    data: { cards },
    meta: offerMeta(context, { name, trail: [{ name, path: pathTo('promotions') }] }),
    complete,
    until,
  };
};
