import type { ContentLang } from '../post.ts';
import { money } from '../../routes/visitor.ts';
import type { LimitedPromotionSource } from './limited-promotion-source.ts';
import { LIMITED_PROMOTIONS } from './limited-promotion-texts.ts';

const DAY_MS = 86_400_000;

/** P of CONTRACTS.md. Times are ISO 8601 in UTC; `minDeposit` is in words. */
export type LimitedPromotion = {
  id: number;
  slug: string;
  title: string;
  teaser: string;
  image: string;
  html: string;
  startsAt: string;
  endsAt: string;
  minDeposit?: string;
  code?: string;
  terms: string;
};

type Asker = { lang: ContentLang; currency: string; brand: string; origin: string; now: number };

/** The twelve promotions. Their dates move with the clock: some are over, some are yet to come, most are on. */
export function limitedPromotions(asker: Asker): LimitedPromotion[] {
  return LIMITED_PROMOTIONS.map((source) => promotionFor(source, asker));
}

function promotionFor(source: LimitedPromotionSource, asker: Asker): LimitedPromotion {
  const { lang, currency, origin, now } = asker;
  const { title, teaser, html, terms } = source.texts[lang];
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const [from, to] = source.days;
  return {
    id: source.id,
    slug: source.slug,
    title: filled(title, asker),
    teaser: filled(teaser, asker),
    image: `${origin}/media/wide/${source.image}.webp`,
    html: filled(html, asker),
    startsAt: new Date(midnight + from * DAY_MS).toISOString(),
    endsAt: new Date(midnight + to * DAY_MS).toISOString(),
    ...(source.minDeposit !== undefined && { minDeposit: money(source.minDeposit, currency, lang) }),
    ...(source.code !== undefined && { code: source.code }),
    terms: filled(terms, asker),
  };
}

function filled(text: string, { brand, currency, lang }: Asker): string {
  return text
    .replaceAll('{brand}', brand)
    .replaceAll(/\{money:(\d+)\}/g, (_, amount: string) => money(Number(amount), currency, lang));
}
