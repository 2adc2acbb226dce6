import type { PromotionFacts } from '../../../shared/domain/promotions/promotion.ts';
import type { PostCard } from '../../content/post.ts';

/** When an editor's promotion begins and ends, by its fields; `null` for a field that is no date. */
export function datesOf({ fields }: Pick<PostCard, 'fields'>): Pick<PromotionFacts, 'startsAt' | 'endsAt'> {
  return { startsAt: moment(fields['starts_at']), endsAt: moment(fields['ends_at']) };
}

/** The earlier of two moments, either of which may be missing. */
export function earliest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

function moment(written: string | undefined): number | null {
  const time = Date.parse(written ?? '');
  return Number.isNaN(time) ? null : time;
}
