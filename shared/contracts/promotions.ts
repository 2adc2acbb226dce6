import * as v from 'valibot';
import type { Promotion } from '../domain/promotions/promotion.ts';
import { cleanText, cleanTitle, optionalText, optionalTextOrNumber, webAddress } from './parsing/loose.ts';
import { parseOptionalMoment } from './parsing/moment.ts';
import { type DroppedRecord, parseRecords, parseShape } from './parsing/shape.ts';

/** What fields of a promotion are read against. */
interface PromotionContext {
  /** That in which a date without a time is a day. */
  readonly timeZone: string;
  /** The promotions service's origin, as browsers know it. */
  readonly base: string;
}

/** The rest of a longer list is not read. */
const MOST_PROMOTIONS = 200;

const moment = (edge: 'start' | 'end', timeZone: string) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) => parseOptionalMoment(text, edge, timeZone)),
    v.nullable(v.number('Expected a date and time of ISO 8601')),
  );

const promotionIn = ({ timeZone, base }: PromotionContext) =>
  v.object({
    // It is a segment of two addresses, in which these would mean another.
    id: v.pipe(optionalTextOrNumber, v.string('Expected an id'), v.regex(/^(?!\.{1,2}$)/u, 'Expected an id')),
    slug: v.pipe(cleanText, v.regex(/^[\p{L}\p{N}_-]+$/u, 'Expected a slug')),
    title: v.pipe(cleanTitle, v.nonEmpty('Expected a title')),
    teaser: optionalText,
    image: webAddress(base),
    html: v.nullish(v.string(), ''),
    startsAt: moment('start', timeZone),
    endsAt: moment('end', timeZone),
    minDeposit: optionalTextOrNumber,
    code: optionalText,
    terms: v.pipe(
      v.nullish(v.string(), ''),
      v.transform((text) => text.trim() || null),
    ),
  });

/**
 * Parses `{promotions:[P]}` (§7.4); text and terms are HTML as it came, not yet safe to show. Of two promotions with one
 * id the first is kept.
 * @throws ShapeError when the overall shape is wrong
 */
export function parsePromotions(
  input: unknown,
  context: PromotionContext,
): {
  readonly promotions: readonly Promotion<string>[];
  readonly dropped: readonly DroppedRecord[];
} {
  const { promotions } = parseShape(v.object({ promotions: v.array(v.unknown()) }), input);
  const { records, dropped } = parseRecords(promotionIn(context), promotions, 'promotions', MOST_PROMOTIONS);
  const byId = new Map<string, Promotion<string>>();
  const repeated: DroppedRecord[] = [];
  for (const record of records) {
    if (byId.has(record.id))
      repeated.push({ path: 'promotions', reason: `Promotion ${record.id} came before` });
    else byId.set(record.id, record);
  }
  return { promotions: [...byId.values()], dropped: [...dropped, ...repeated] };
}

/**
 * Parses `{promotion:P}` (§7.4), likewise.
 * @throws ShapeError when it is no promotion
 */
export function parsePromotion(input: unknown, context: PromotionContext): Promotion<string> {
  return parseShape(v.object({ promotion: promotionIn(context) }), input).promotion;
}
