import * as v from 'valibot';
import { cleanText, optionalText, optionalTextOrNumber, webAddress } from './parsing/loose.ts';
import { parseMoment } from './parsing/moment.ts';
import { type DroppedRecord, parseRecords, parseShape } from './parsing/shape.ts';

/** A limited-time promotion (§3, §7.4; CONTRACTS.md P). */
export interface Promotion {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly teaser: string | null;
  readonly image: string | null;
  /** As it came: not yet safe to show. */
  readonly html: string;
  /** Milliseconds since 1970; `null`: since ever. */
  readonly startsAt: number | null;
  /** The first moment it no longer holds; `null`: without end. */
  readonly endsAt: number | null;
  readonly minDeposit: string | null;
  readonly code: string | null;
  /** As they came, HTML: not yet safe to show. */
  readonly terms: string | null;
}

export type PromotionState = 'scheduled' | 'active' | 'expired';

const moment = (edge: 'start' | 'end') =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) => (text.trim() === '' ? null : parseMoment(text, edge))),
    v.nullable(v.number('Expected a date and time of ISO 8601')),
  );

const promotion = v.object({
  id: v.pipe(optionalTextOrNumber, v.string('Expected an id')),
  slug: v.pipe(cleanText, v.regex(/^[\p{L}\p{N}_-]+$/u, 'Expected a slug')),
  title: v.pipe(cleanText, v.nonEmpty('Expected a title')),
  teaser: optionalText,
  image: webAddress,
  html: v.nullish(v.string(), ''),
  startsAt: moment('start'),
  endsAt: moment('end'),
  minDeposit: optionalTextOrNumber,
  code: optionalText,
  terms: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) => text.trim() || null),
  ),
});

/** Parses `{promotions:[P]}`; throws a `ShapeError` when that is not its shape. */
export function parsePromotions(input: unknown): {
  readonly promotions: readonly Promotion[];
  readonly dropped: readonly DroppedRecord[];
} {
  const { promotions } = parseShape(v.object({ promotions: v.array(v.unknown()) }), input);
  const { records, dropped } = parseRecords(promotion, promotions, 'promotions');
  return { promotions: records, dropped };
}

/** Parses `{promotion:P}`; `null` when there is none of that id. Throws a `ShapeError` naming the field otherwise. */
export function parsePromotion(input: unknown): Promotion | null {
  return parseShape(v.object({ promotion: v.nullish(promotion, null) }), input).promotion;
}

/** Whether a promotion holds at a moment (milliseconds since 1970): from its start on, until just before its end. */
export function promotionState({ startsAt, endsAt }: Promotion, nowMs: number): PromotionState {
  if (endsAt !== null && nowMs >= endsAt) return 'expired';
  return startsAt !== null && nowMs < startsAt ? 'scheduled' : 'active';
}

/** The promotions that hold at that moment, in their order. */
export function activePromotions(promotions: readonly Promotion[], nowMs: number): readonly Promotion[] {
  return promotions.filter((one) => promotionState(one, nowMs) === 'active');
}

/**
 * When the list of active ones changes next, so that a cache does not show an offer past its end: milliseconds
 * since 1970, `null` when nothing lies ahead.
 */
export function nextPromotionChange(promotions: readonly Promotion[], nowMs: number): number | null {
  const ahead = promotions
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((at) => at !== null)
    .filter((at) => at > nowMs);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
