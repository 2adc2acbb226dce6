import { MARKETS } from '../../../shared/config/markets.ts';
import { parseOptionalMoment } from '../../../shared/contracts/parsing/moment.ts';
import type { PromotionFacts } from '../../../shared/domain/promotions/promotion.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import type { PostCard } from '../../content/post.ts';

/**
 * When an editor's promotion begins and ends, by its fields: a time in UTC where they name no zone; a date without a time
 * is a day where the visitor's market is, and an end the end of that day. `null` for an empty field, `NaN` for one that
 * is no date, which no market's rules allow.
 */
export function datesOf(
  { fields }: Pick<PostCard, 'fields'>,
  { market }: Pick<Visitor, 'market'>,
): Pick<PromotionFacts, 'startsAt' | 'endsAt'> {
  const { timeZone } = MARKETS[market];
  return {
    startsAt: parseOptionalMoment(fields['starts_at'] ?? '', 'start', timeZone),
    endsAt: parseOptionalMoment(fields['ends_at'] ?? '', 'end', timeZone),
  };
}

/** The earlier of two moments, either of which may be missing. */
export function earliest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
