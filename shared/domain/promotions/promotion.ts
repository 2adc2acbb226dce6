import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';

/** What a limited-time promotion (§3, §7.4) says beside its text and its terms. */
export const promotionSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  teaser: v.nullable(v.string()),
  image: v.nullable(v.string()),
  /** Milliseconds since 1970; `null`: since ever. */
  startsAt: v.nullable(v.number()),
  /** The first moment it no longer applies; `null`: without end. */
  endsAt: v.nullable(v.number()),
  minDeposit: v.nullable(v.string()),
  code: v.nullable(v.string()),
});

export type PromotionFacts = DeepReadonly<v.InferOutput<typeof promotionSchema>>;

/**
 * A promotion. `Html` is the form of its text and terms: `string` as received, `CleanContent` in the cache, `SafeHtml`
 * for one visitor.
 */
export interface Promotion<Html> extends PromotionFacts {
  readonly html: Html;
  readonly terms: Html | null;
}

type Dated = Pick<PromotionFacts, 'startsAt' | 'endsAt'>;

export type PromotionState = 'scheduled' | 'active' | 'expired';

/** The state of a promotion at a moment (milliseconds since 1970): active from its start until just before its end. */
export function promotionState({ startsAt, endsAt }: Dated, nowMs: number): PromotionState {
  if (endsAt !== null && nowMs >= endsAt) return 'expired';
  return startsAt !== null && nowMs < startsAt ? 'scheduled' : 'active';
}

/**
 * The promotions that are active at that moment, in their order. Where one has the slug of another before it, its id, which
 * leads to it as well, stands in: two have no one address.
 */
export function activePromotions<One extends Pick<PromotionFacts, 'id' | 'slug' | 'startsAt' | 'endsAt'>>(
  promotions: readonly One[],
  nowMs: number,
): readonly One[] {
  const active = promotions.filter((one) => promotionState(one, nowMs) === 'active');
  const first = new Map(active.toReversed().map((one) => [one.slug, one]));
  return active.map((one) => (first.get(one.slug) === one ? one : { ...one, slug: one.id }));
}

/**
 * When the list of active promotions changes next, in milliseconds since 1970; `null` when it does not. A cache must
 * not show an offer past its end.
 */
export function nextPromotionChange(promotions: readonly Dated[], nowMs: number): number | null {
  let next: number | null = null;
  for (const { startsAt, endsAt } of promotions) {
    for (const at of [startsAt, endsAt]) {
      if (at !== null && at > nowMs && (next === null || at < next)) next = at;
    }
  }
  return next;
}
