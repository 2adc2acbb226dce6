import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';

/** What a limited-time promotion (§3, §7.4) says beside its text and its terms. */
export const promotionSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  teaser: v.nullable(v.string()),
  image: v.nullable(v.string()),
  /** Milliseconds since 1970; `null`: since ever. */
  startsAt: v.nullable(v.number()),
  /** The first moment it no longer holds; `null`: without end. */
  endsAt: v.nullable(v.number()),
  minDeposit: v.nullable(v.string()),
  code: v.nullable(v.string()),
});

export type PromotionFacts = DeepReadonly<v.InferOutput<typeof promotionSchema>>;

/** A promotion; `Html` says how far its text and its terms have come on their way to a visitor. */
export interface Promotion<Html> extends PromotionFacts {
  readonly html: Html;
  readonly terms: Html | null;
}

type Dated = Pick<PromotionFacts, 'startsAt' | 'endsAt'>;

export type PromotionState = 'scheduled' | 'active' | 'expired';

/** Whether a promotion holds at a moment (milliseconds since 1970): from its start on, until just before its end. */
export function promotionState({ startsAt, endsAt }: Dated, nowMs: number): PromotionState {
  if (endsAt !== null && nowMs >= endsAt) return 'expired';
  return startsAt !== null && nowMs < startsAt ? 'scheduled' : 'active';
}

/** The promotions that hold at that moment, in their order. */
export function activePromotions<One extends Dated>(
  promotions: readonly One[],
  nowMs: number,
): readonly One[] {
  return promotions.filter((one) => promotionState(one, nowMs) === 'active');
}

/**
 * When the list of active ones changes next, so that a cache does not show an offer past its end: milliseconds
 * since 1970, `null` when nothing lies ahead.
 */
export function nextPromotionChange(promotions: readonly Dated[], nowMs: number): number | null {
  const ahead = promotions
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((at) => at !== null)
    .filter((at) => at > nowMs);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
