import { decodeHTML } from 'entities';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import { policyOn } from '../../../shared/domain/markets/policy.ts';
import type { Offer } from '../../../shared/domain/promotions/offer-gate.ts';
import { promotionState, type Promotion } from '../../../shared/domain/promotions/promotion.ts';
import type { Visitor } from '../../../shared/domain/visitor.ts';
import { selectHtml } from '../../content/audience.ts';
import type { PostRecord } from '../../content/post.ts';
import { keepLast } from '../../services/keep-last.ts';
import type { Services } from '../../services/services.ts';
import type { AnyLoaderContext, LoadedMeta } from '../../page/loader.ts';
import { createJudge } from './judgements.ts';
import { datesOf } from './promotion-dates.ts';
import { linkToTerms, termsLink } from './terms-link.ts';

/** An offer that may not be shown in the visitor's market; the message says why, for the log. */
export class OfferRefusedError extends Error {
  override readonly name = 'OfferRefusedError';
}

/** What it remembers is content's, not a request's. */
const judge = createJudge();

/** For whom, and when, an offer is judged. */
export interface Judged {
  readonly visitor: Pick<Visitor, 'market' | 'rulesAsOf'>;
  readonly services: Pick<Services, 'report'>;
  readonly now: number;
  readonly isPreview?: boolean;
}

/**
 * Whether an offer may be shown to the visitor now; where it never may, or not any more, the log says why. An editor sees every
 * draft.
 */
export function mayShow(
  { visitor, services, now, isPreview = false }: Judged,
  slug: string,
  offer: Offer,
): boolean {
  // What has not begun is nothing to tell its editor.
  if (!isPreview && promotionState(offer, now) === 'scheduled') return false;
  const breaches = judge(offer, { market: visitor.market, day: visitor.rulesAsOf, now });
  if (breaches.length === 0 || isPreview) return true;
  const why = breaches.map(({ words }) => words).join(' ');
  services.report(new OfferRefusedError(`${slug} is not shown in ${visitor.market}: ${why}`));
  return false;
}

/** Whether offers may stand on a page that advertisements open, search engines list or links preview. */
export function areOffersPublic({ market, rulesAsOf }: Judged['visitor']): boolean {
  return policyOn(market, rulesAsOf).publicOffers;
}

/**
 * The metadata of a page that shows offers. Where these may not stand in public, search engines are kept from the page, and what
 * previews a link to it learns that there are promotions, and no more.
 */
export function offerMeta({ visitor, messages }: AnyLoaderContext, meta: LoadedMeta): LoadedMeta {
  if (areOffersPublic(visitor)) return meta;
  const name = messages.general.promotions;
  const trail = meta.trail?.map(({ path }) => ({ name, path }));
  return { name, robots: 'noindex,follow', ...(trail === undefined ? {} : { trail }) };
}

/** What an editor's post offers: by its fields and by its text, in lists as on its own page. */
export const offerOfPost = keepLast(
  ({ country, market }: Pick<Visitor, 'country' | 'market'>) => `${country} ${market}`,
  offerWritten,
);

function offerWritten(post: PostRecord, visitor: Pick<Visitor, 'country' | 'market'>): Offer {
  const { fields, title, excerpt } = post;
  const wagering = Number(fields['wagering'] ?? Number.NaN);
  return {
    title: `${fields['hero_title'] ?? ''} ${title}`,
    teaser: `${fields['subtitle'] ?? ''}. ${excerpt}`,
    body: textOf(selectHtml(post.content, visitor.country)),
    terms: fields['terms'] ?? '',
    fullTerms: termsLink(post),
    wagering: Number.isFinite(wagering) ? wagering : null,
    minDeposit: fields['min_deposit'] ?? null,
    code: fields['bonus_code'] ?? null,
    ...datesOf(post, visitor),
  };
}

/** The texts of an offer are long, and read out of its HTML: once for as long as the promotion is held. */
const offers = new WeakMap<Promotion<SafeHtml>, Offer>();

/** What the promotions service offers. */
export function offerOfService(promotion: Promotion<SafeHtml>): Offer {
  const known = offers.get(promotion);
  if (known !== undefined) return known;
  const { title, teaser, html, terms, minDeposit, code, startsAt, endsAt } = promotion;
  const offer = {
    title,
    teaser: teaser ?? '',
    body: textOf(html),
    terms: textOf(terms ?? ''),
    fullTerms: linkToTerms(terms ?? '') ?? linkToTerms(html),
    minDeposit,
    code,
    startsAt,
    endsAt,
  };
  offers.set(promotion, offer);
  return offer;
}

function textOf(html: string): string {
  return decodeHTML(html.replaceAll(/<[^>]*>/gu, ' '));
}
