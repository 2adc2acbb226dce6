import { LRUCache } from 'lru-cache';
import type { MarketName } from '../../../shared/config/markets.ts';
import type { Day } from '../../../shared/domain/markets/duty.ts';
import {
  judgeOffer,
  offerRulesOn,
  type Breach,
  type Offer,
} from '../../../shared/domain/promotions/offer-gate.ts';
import { KEPT_MEMORY } from '../../kept-memory.ts';

/** In which market, on which day of its rules, and at which moment (milliseconds since the epoch). */
export interface Occasion {
  readonly market: MarketName;
  readonly day: Day;
  readonly now: number;
}

interface JudgementInput {
  readonly offer: Offer;
  readonly occasion: Occasion;
}

export type Judge = (offer: Offer, occasion: Occasion) => readonly Breach[];

/**
 * Judges each offer once for each market and day: it is read with some hundred patterns, and every page that is made shows
 * several. An offer is known as the object that it is, and by all that it says: one which an editor has changed is judged anew.
 */
export function createJudge(judge: typeof judgeOffer = judgeOffer): Judge {
  const known = new LRUCache<string, readonly Breach[], JudgementInput>({
    maxSize: KEPT_MEMORY.judgedCharacters,
    sizeCalculation: (_breaches, key) => key.length,
    memoMethod: (_key, _stale, { context: { offer, occasion } }) =>
      judge(offer, offerRulesOn(occasion.market, occasion.day, occasion.now)),
  });
  const byOffer = new WeakMap<Offer, Map<string, readonly Breach[]>>();
  return (offer, occasion) => {
    const { market, day, now } = occasion;
    // Of the moment nothing counts but whether the offer has ended.
    const isOver = offer.endsAt !== null && offer.endsAt <= now;
    const when = [market, day, isOver].join('\0');
    const found = byOffer.get(offer)?.get(when);
    if (found !== undefined) return found;
    const breaches = known.memo([when, ...saidBy(offer)].join('\0'), { context: { offer, occasion } });
    byOffer.set(offer, (byOffer.get(offer) ?? new Map()).set(when, breaches));
    return breaches;
  };
}

/** Everything that an offer says. Not as JSON, in which a date that is none would be no date. */
function saidBy(offer: Offer): readonly string[] {
  const { title, teaser, body, terms, fullTerms, wagering, minDeposit, code, startsAt, endsAt } = offer;
  return [title, teaser, body, terms, fullTerms, wagering, minDeposit, code, startsAt, endsAt].map(String);
}
