/** A day of a market's own calendar, `2026-09-30`. */
export type Day = `${number}-${number}-${number}`;

/** Who can be asked for help, or for being shut out of gambling. */
export interface Helpline {
  readonly name: string;
  readonly url: string;
  readonly phone: string | null;
}

/** Where a duty is written. */
export interface Law {
  readonly name: string;
  /** The regulator's or the legislator's own page. */
  readonly url: string;
  /** `false`: the text or its day could not be confirmed at the source. Counsel must confirm it before a launch. */
  readonly confirmed?: false;
}

/**
 * What each kind of duty asks for. Pages and the offer gate know these kinds and no market: a market that owes
 * something new is the only reason for a new kind.
 */
export interface DutyTerms {
  /** The badge of every page, and the age line of every offer. */
  readonly 'minimum-age': `${number}+`;
  readonly helplines: readonly Helpline[];
  /** The register through which players shut themselves out of all licensed sites. */
  readonly 'national-self-exclusion': Helpline;
  /** Self-exclusion is one click away from the page for responsible play. */
  readonly 'self-exclusion-one-click': true;
  /** The licence statement of every page, with a link to the operator's own entry in the register. */
  readonly 'licence-statement': true;
  /** The authority's seal, which leads to the same entry. */
  readonly seal: true;
  readonly 'session-clock': true;
  readonly 'net-position': true;
  /** A withdrawal that was asked for cannot be taken back. */
  readonly 'final-withdrawals': true;
  /** No play without money, and no mention of it, before the age is verified. */
  readonly 'no-demo-before-age-check': true;
  /** The most that one spin of a slot may cost, in the market's currency, by the player's age. */
  readonly 'slot-stakes': { readonly adult: number; readonly under25: number };
  /** Players are asked to set a limit as they register, and reminded every half year. */
  readonly 'limit-prompts': true;
  /** “Deposit limit” names a limit on all that is paid in, and no other limit is more prominent. */
  readonly 'gross-deposit-limit': true;
  /** Consent to marketing is given by product and by channel, in boxes that come unticked. */
  readonly 'granular-marketing-consent': true;
  /** A bonus may be wagered this many times at most. */
  readonly 'wagering-cap': number;
  /** An offer concerns one of betting, casino, bingo and lottery. */
  readonly 'single-product-offers': true;
  /** Significant terms stand in full beside an offer, wherever it is shown. */
  readonly 'significant-terms': true;
  /** Bonuses are shown on the site only: no page that advertisements open, search engines list or links preview. */
  readonly 'no-public-bonuses': true;
  /** The site can be used by people with disabilities, and says how far, on a page of its own. */
  readonly 'accessible-service': true;
  /** Nothing may be offered to persons chosen for how they play (schemes for good customers). */
  readonly 'no-personal-inducements': true;
}

export type DutyKind = keyof DutyTerms;

export interface DutyOf<Kind extends DutyKind> {
  readonly kind: Kind;
  readonly asks: DutyTerms[Kind];
  readonly law: Law;
  /** The first day it is in force. */
  readonly from: Day;
  /** The first day it is no longer in force. */
  readonly until?: Day;
}

/** What a market owes its players from a day on, as its law says. */
export type Duty = { readonly [Kind in DutyKind]: DutyOf<Kind> }[DutyKind];
