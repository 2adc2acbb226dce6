import { LRUCache } from 'lru-cache';
import { MARKETS } from '../../../shared/config/markets.ts';
import type { OfferFact, PlainConditions, PromotionCard } from '../../../shared/domain/content.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import { formatEnd } from '../../../shared/i18n/format-time.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { localePath } from '../../../shared/routing/locale-path.ts';
import { cleanText } from '../../content/clean-text.ts';
import { KEPT_MEMORY } from '../../kept-memory.ts';
import { edgeMessages } from '../../messages.ts';
import { linkToTerms, withoutLastLink } from './terms-link.ts';

/** Who reads an offer, and in which language. */
export interface OfferReader {
  readonly visitor: Pick<Visitor, 'market' | 'country'>;
  readonly locale: Locale;
}

type Conditions = Pick<PromotionCard, 'endsAt' | 'terms' | 'termsHref'> & {
  readonly code: string | null;
  /** As it is shown. */
  readonly minDeposit: string | null;
};

/** What an offer asks, as it is shown. */
export type Facts = Pick<PromotionCard, 'facts' | 'endsAt' | 'terms' | 'termsHref' | 'conditions'>;

interface FactsInput {
  readonly conditions: Conditions;
  readonly reader: OfferReader;
}

/** By all that they are made of: each page that is made shows several offers, and terms are parsed to become plain. */
const known = new LRUCache<string, Facts, FactsInput>({
  maxSize: KEPT_MEMORY.offerCharacters,
  // What is said of an offer is about as long as the offer.
  sizeCalculation: (_facts, key) => key.length * 2,
  memoMethod: (_key, _stale, { context }) => factsOf(context),
});

/** The conditions of an offer in words, its end by the clock of the visitor's market (§7.4). */
export function offerFacts(conditions: Conditions, reader: OfferReader): Facts {
  const { code, minDeposit, endsAt, terms, termsHref } = conditions;
  const key = [reader.visitor.market, reader.locale, code, minDeposit, endsAt, terms, termsHref]
    .map(String)
    .join('\0');
  return known.memo(key, { context: { conditions, reader } });
}

function factsOf({
  conditions: { code, minDeposit, endsAt, terms, termsHref },
  reader: { visitor, locale },
}: FactsInput): Facts {
  const { content, labels } = edgeMessages(locale);
  const end = endsAt === null ? null : formatEnd(endsAt, locale, MARKETS[visitor.market].timeZone);
  const facts = {
    code: { name: content.code, value: code ?? '' },
    minDeposit: { name: content.minDeposit, value: minDeposit ?? '' },
    end: { name: end?.isWholeDay === true ? labels.lastDay : labels.ends, value: end?.text ?? '' },
  };
  // The smallest deposit stands in the terms, or the market would not have let the offer be shown.
  const short = [facts.code, facts.end].filter(isGiven).map(({ name, value }) => `${name}: ${value}`);
  return {
    facts: Object.values(facts).filter(isGiven),
    endsAt,
    terms,
    termsHref,
    conditions: plainConditions(short, { terms, termsHref }, locale),
  };
}

/** Conditions as plain text, after what is short of them (§7.4); `null`: the offer says nothing. */
function plainConditions(
  short: readonly string[],
  { terms, termsHref }: Pick<PromotionCard, 'terms' | 'termsHref'>,
  locale: Locale,
): PlainConditions | null {
  const { html, href: last } = withoutLastLink(terms ?? '');
  const text = [...short, ...(terms === null ? [] : [cleanText(html)])].join(' · ');
  const own = termsHref?.startsWith('/') === true ? localePath(locale, termsHref) : termsHref;
  const href = last ?? linkToTerms(html) ?? own;
  return text === '' ? null : { text, href, link: edgeMessages(locale).content.showTerms };
}

function isGiven({ value }: OfferFact): boolean {
  return value !== '';
}
