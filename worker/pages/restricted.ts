import { isServedInPart } from '../../shared/domain/markets/market-for.ts';
import type { Loader } from '../page/loader.ts';

/** `/restricted-access/` (§2.2): needs no upstream. */
export const load: Loader<'restricted'> = async ({ visitor, settings, messages }) => {
  const reason = isServedInPart(visitor.country, settings) ? 'region' : 'country';
  return {
    data: { reason },
    meta: { name: messages.content.restrictedTitle[reason], robots: 'noindex,nofollow' },
  };
};
