import { parseMoment } from '../../../shared/contracts/parsing/moment.ts';
import type { PromotionFacts } from '../../../shared/domain/promotions/promotion.ts';
import type { PostCard } from '../../content/post.ts';

/**
 * When an editor's promotion begins and ends, by its fields: in UTC where they name no zone, and an end without a time is
 * the end of that day. `null` for a field that is no date.
 */
export function datesOf({ fields }: Pick<PostCard, 'fields'>): Pick<PromotionFacts, 'startsAt' | 'endsAt'> {
  return { startsAt: moment(fields['starts_at'], 'start'), endsAt: moment(fields['ends_at'], 'end') };
}

/** The earlier of two moments, either of which may be missing. */
export function earliest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

function moment(written: string | undefined, edge: 'start' | 'end'): number | null {
  const time = parseMoment(written ?? '', edge);
  return Number.isNaN(time) ? null : time;
}
