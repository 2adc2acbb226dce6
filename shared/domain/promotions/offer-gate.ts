import { MARKETS, type MarketName } from '../../config/markets.ts';
import { dutiesOn } from '../markets/duties.ts';
import type { Day, DutyKind } from '../markets/duty.ts';
import { askedOf } from '../markets/policy.ts';
import patterns from './offer-patterns.json' with { type: 'json' };

/** What an offer says, as the promotions service or an editor wrote it. Texts are plain. */
export interface Offer {
  readonly title: string;
  /** Whatever stands with the title: teaser, subtitle, excerpt. */
  readonly teaser: string;
  /** Its page. */
  readonly body: string;
  /** The significant terms, which stand beside it. */
  readonly terms: string;
  /** Where the full terms are; `null`: nowhere. */
  readonly fullTerms: string | null;
  /** How often a bonus is to be wagered, where a field says so. */
  readonly wagering?: number | null;
  readonly minDeposit: string | null;
  readonly code: string | null;
  /** Milliseconds since the epoch; `null`: since ever, or without end; `NaN`: written, but no date. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

export type BreachKind = 'cap' | 'product' | 'terms' | 'age' | 'dates' | 'link' | 'personal';

/** What is wrong with an offer, in words for its editor. */
export interface Breach {
  readonly kind: BreachKind;
  readonly words: string;
}

/** What a market asks of offers on a day. */
export interface OfferRules {
  readonly wageringCap: number | null;
  readonly singleProduct: boolean;
  readonly significantTerms: boolean;
  readonly noPersonal: boolean;
  readonly age: string;
  /** Milliseconds since the epoch: an offer that ended before is over. */
  readonly now: number;
}

/** `day`: of the duties; `now`: the moment that ends of offers are compared with. */
export function offerRulesOn(name: MarketName, day: Day, now: number): OfferRules {
  const duties = dutiesOn(MARKETS[name], day);
  const owes = (kind: DutyKind): boolean => duties.some((duty) => duty.kind === kind);
  return {
    wageringCap: askedOf(duties, 'wagering-cap') ?? null,
    singleProduct: owes('single-product-offers'),
    significantTerms: owes('significant-terms'),
    noPersonal: owes('no-personal-inducements'),
    age: askedOf(duties, 'minimum-age')?.replace('+', '') ?? '18',
    now,
  };
}

/**
 * Everything that keeps an offer from being shown in a market on a day; empty for one that may be shown. The plugin of
 * WordPress does the same while an editor writes (`wordpress/casino-headless/includes/offer-gate.php`), by the same
 * patterns.
 */
export function judgeOffer(offer: Offer, rules: OfferRules): readonly Breach[] {
  const written = readOffer(offer);
  return [
    ...capBreaches(offer, written, rules),
    ...productBreaches(written, rules),
    ...(rules.significantTerms ? [...termsBreaches(offer, written), ...linkBreaches(offer)] : []),
    ...ageBreaches(written, rules),
    ...dateBreaches(offer, written, rules),
    ...(rules.noPersonal && has(written.all, patterns.personal)
      ? [{ kind: 'personal' as const, words: 'It is for chosen players only, which this market forbids.' }]
      : []),
  ];
}

interface Written {
  readonly terms: string;
  /** Title and teaser. */
  readonly claim: string;
  readonly all: string;
}

function readOffer({ title, teaser, body, terms }: Offer): Written {
  const claim = normalise(`${title}. ${teaser}`);
  const normalTerms = normalise(terms);
  return { terms: normalTerms, claim, all: `${claim} . ${normalTerms} . ${normalise(body)}` };
}

function capBreaches(
  { wagering = null }: Offer,
  { all }: Written,
  { wageringCap: cap }: OfferRules,
): readonly Breach[] {
  if (cap === null) return [];
  const multiples = wagering === null ? wageringIn(all) : [wagering, ...wageringIn(all)];
  const highest = Math.max(0, ...multiples);
  if (highest <= cap) return [];
  const times = Math.round(highest * 10) / 10;
  return [{ kind: 'cap', words: `The bonus is to be wagered ${times} times; at most ${cap} is allowed.` }];
}

/** The pattern ends where a number begins, and is shorter: the whole sentence before each number would be the square of it. */
const LONGEST_NOT_MEANT = 40;

/** Each multiple of the bonus that a text asks to be wagered. */
function wageringIn(text: string): readonly number[] {
  const withBoth = withDeposit(text);
  const found = sentences(text).flatMap((sentence) => {
    const factor = has(sentence, patterns.depositToo) ? withBoth : 1;
    return patterns.wagering.flatMap((pattern) =>
      [...sentence.matchAll(compiled(pattern))].flatMap((match) => {
        const end = match.index + match[0].lastIndexOf(match[1] ?? '');
        const before = sentence.slice(Math.max(0, end - LONGEST_NOT_MEANT), end);
        return has(before, patterns.notMeant) ? [] : [Number(match[1]) * factor];
      }),
    );
  });
  const total = numberIn(text, patterns.wagerTotal);
  const bonus = numberIn(text, patterns.bonusAmount);
  return total === null || bonus === null || bonus === 0 ? found : [...found, total / bonus];
}

/** How much more it is to wager the deposit too: a 50 % bonus comes with a deposit of twice its size. */
function withDeposit(text: string): number {
  const match = numberIn(text, patterns.match);
  return match === null || match === 0 ? 2 : 1 + 100 / match;
}

function productBreaches({ all }: Written, { singleProduct }: OfferRules): readonly Breach[] {
  if (!singleProduct || has(all, patterns.anyProduct)) return [];
  const meant = sentences(all).map(withoutNegated).join(' . ');
  const products = Object.entries(patterns.products)
    .filter(([, pattern]) => has(meant, pattern))
    .map(([name]) => name);
  if (products.length < 2) return [];
  return [
    { kind: 'product', words: `It joins ${products.join(' and ')}; an offer may concern one product.` },
  ];
}

/** A sentence without what it leaves out: “slots only, bingo does not count” is about slots. */
function withoutNegated(sentence: string): string {
  const to = compiled(patterns.negatedTo).exec(sentence);
  if (to !== null) {
    const before = sentence.slice(0, to.index);
    const comma = Math.max(before.lastIndexOf(','), before.lastIndexOf(':'));
    return before.slice(0, Math.max(comma, 0));
  }
  const from = compiled(patterns.negatedFrom).exec(sentence);
  return from === null ? sentence : sentence.slice(0, from.index);
}

function termsBreaches({ minDeposit, code, endsAt }: Offer, { terms, claim }: Written): readonly Breach[] {
  if (terms === '') return [{ kind: 'terms', words: 'It has no significant terms.' }];
  const both = `${claim} . ${terms}`;
  const isDeposit = minDeposit !== null || (has(both, patterns.deposit) && !has(both, patterns.noDeposit));
  const missing = [
    isDeposit && !(has(terms, patterns.deposit) && has(terms, patterns.amount)) && 'the smallest deposit',
    has(both, patterns.reward) &&
      !has(terms, patterns.wageringStated) &&
      'how often winnings or bonus are wagered',
    endsAt === null && !has(terms, patterns.period) && 'how long it is valid',
    has(both, patterns.percentBonus) && !has(terms, patterns.maximum) && 'the largest bonus',
    code !== null &&
      !terms.includes(code.toLowerCase()) &&
      !has(terms, '\\b(?:code|código)\\b') &&
      'the code',
  ].filter((fact) => fact !== false);
  if (missing.length === 0) return [];
  return [{ kind: 'terms', words: `Its significant terms do not say ${missing.join(', nor ')}.` }];
}

function linkBreaches({ fullTerms }: Offer): readonly Breach[] {
  return fullTerms === null ? [{ kind: 'link', words: 'It has no link to its full terms.' }] : [];
}

function ageBreaches({ terms }: Written, { age }: OfferRules): readonly Breach[] {
  if (has(terms, patterns.age.replaceAll('{age}', age))) return [];
  return [{ kind: 'age', words: `Its significant terms do not say ${age}+.` }];
}

function dateBreaches(
  { startsAt, endsAt }: Offer,
  { claim }: Written,
  { now }: OfferRules,
): readonly Breach[] {
  const words = (): string | null => {
    if (Number.isNaN(startsAt)) return 'Its start is no date.';
    if (Number.isNaN(endsAt)) return 'Its end is no date.';
    if (endsAt === null) {
      return has(claim, patterns.limited) ? 'It says that it ends soon, and has no end.' : null;
    }
    if (startsAt !== null && endsAt <= startsAt) return 'It ends before it begins.';
    return endsAt <= now ? 'It is over.' : null;
  };
  const found = words();
  return found === null ? [] : [{ kind: 'dates', words: found }];
}

/** No amount has more digits. Patterns that look for a number try each digit of a longer run anew: in the square of its length. */
const LONGEST_NUMBER = 12;
const TOO_LONG_NUMBER = new RegExp(`(\\d{${LONGEST_NUMBER}})\\d+`, 'gu');

/** Small letters, single spaces, and numbers in digits. */
export function normalise(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .replaceAll(TOO_LONG_NUMBER, '$1')
    .trim();
  return Object.entries(patterns.numbers).reduce(
    (result, [word, number]) =>
      result.includes(word)
        ? result.replaceAll(compiled(`(?<![a-záéíóú-])${word}(?![a-záéíóú-])`), String(number))
        : result,
    plain,
  );
}

/** Cut at full stops and the like; not inside a number, as in 1.000 or 2.5. */
function sentences(text: string): readonly string[] {
  return text.split(/[.;!?](?![0-9])/u);
}

function numberIn(text: string, pattern: string): number | null {
  const match = compiled(pattern).exec(text);
  const digits = match?.slice(1).find((group) => group !== undefined);
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

function has(text: string, pattern: string): boolean {
  return text.search(compiled(pattern)) !== -1;
}

const expressions = new Map<string, RegExp>();

/** Compiled once. `exec` is always from the beginning: nothing else moves `lastIndex` of a pattern. */
function compiled(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known !== undefined) {
    known.lastIndex = 0;
    return known;
  }
  const made = new RegExp(pattern, 'gu');
  expressions.set(pattern, made);
  return made;
}
