import * as v from 'valibot';
import { MARKET_NAMES, MARKETS } from '../../shared/config/markets.ts';
import { parseMoment } from '../../shared/contracts/parsing/moment.ts';
import { rulesAsOf } from '../../shared/domain/markets/duties.ts';
import {
  judgeOffer,
  offerRulesOn,
  type Breach,
  type BreachKind,
  type Offer,
  type OfferRules,
} from '../../shared/domain/promotions/offer-gate.ts';
import labelled from './labelled-offers.json' with { type: 'json' };

const KINDS = ['cap', 'product', 'terms', 'age', 'dates', 'link', 'personal'] as const;

/** An offer whose breaches a reader has named. What it does not say is as in a lawful offer of Great Britain. */
const labelledOffer = v.strictObject({
  title: v.string(),
  teaser: v.string(),
  terms: v.string(),
  body: v.optional(v.string(), ''),
  fullTerms: v.optional(v.nullable(v.string()), '/full-terms/'),
  wagering: v.optional(v.nullable(v.number()), null),
  minDeposit: v.optional(v.nullable(v.string()), null),
  code: v.optional(v.nullable(v.string()), null),
  startsAt: v.optional(v.string()),
  endsAt: v.optional(v.string()),
  market: v.optional(v.picklist(MARKET_NAMES), 'GB'),
  day: v.optional(v.string(), '2026-11-22'),
  breaches: v.array(v.picklist(KINDS)),
});

export interface LabelledOffer {
  readonly offer: Offer;
  readonly rules: OfferRules;
  readonly breaches: readonly BreachKind[];
}

export const LABELLED_OFFERS: readonly LabelledOffer[] = v
  .parse(v.array(labelledOffer), labelled)
  .map(({ market, day, breaches, startsAt, endsAt, ...said }) => {
    const now = Date.parse(`${day}T12:00:00Z`);
    return {
      offer: { ...said, startsAt: moment(startsAt, 'start'), endsAt: moment(endsAt, 'end') },
      rules: offerRulesOn(market, rulesAsOf(MARKETS[market], now), now),
      breaches,
    };
  });

export function judged({ offer, rules }: LabelledOffer): readonly Breach[] {
  return judgeOffer(offer, rules);
}

function moment(text: string | undefined, edge: 'start' | 'end'): number | null {
  return text === undefined ? null : parseMoment(text, edge);
}
