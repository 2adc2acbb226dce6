import * as v from 'valibot';
import type { ContentLang } from '../post.ts';
import { money, withMoney } from '../../routes/visitor.ts';
import { limitedPromotionList, type limitedPromotion, type Written } from '../schemas.ts';
import { written } from '../written.ts';
import list from './list.json' with { type: 'json' };

const PROMOTIONS = v.parse(limitedPromotionList, list);
const TEXTS = import.meta.glob<Written<typeof limitedPromotion>>('./*/*.md', {
  eager: true,
  import: 'default',
});

const FULL_TERMS: Record<ContentLang, string> = {
  en: '<a href="/info/bonus-policy/">Full terms</a>',
  es: '<a href="/info/bonus-policy/">Condiciones completas</a>',
};

const DAY_MS = 86_400_000;

/** A promotion as its service sends it (docs/contracts/upstreams.md). Times are ISO 8601 in UTC; `minDeposit` is in words. */
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

type Asker = {
  lang: ContentLang;
  currency: string;
  brand: string;
  origin: string;
  now: number;
  isLoggedIn: boolean;
};

/** Twelve promotions, and one more for players. Their dates move with the clock: some are over, some are yet to come, most are on. */
export function limitedPromotions(asker: Asker): LimitedPromotion[] {
  return PROMOTIONS.filter(({ playersOnly = false }) => asker.isLoggedIn || !playersOnly).map((source) =>
    promotionFor(source, asker),
  );
}

function promotionFor(source: (typeof PROMOTIONS)[number], asker: Asker): LimitedPromotion {
  const { lang, currency, origin, now } = asker;
  const { title, teaser, content, terms } = written(TEXTS, lang, source.slug);
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const [from, to] = source.days;
  return {
    id: source.id,
    slug: source.slug,
    title: filled(title, asker),
    teaser: filled(teaser, asker),
    image: `${origin}/media/wide/${source.image}.webp`,
    html: filled(content, asker),
    startsAt: new Date(midnight + from * DAY_MS).toISOString(),
    endsAt: new Date(midnight + to * DAY_MS).toISOString(),
    ...(source.minDeposit !== undefined && { minDeposit: money(source.minDeposit, currency, lang) }),
    ...(source.code !== undefined && { code: source.code }),
    terms: `${filled(terms, asker)} ${FULL_TERMS[lang]}`,
  };
}

function filled(text: string, { brand, currency, lang }: Asker): string {
  return withMoney(text.replaceAll('{brand}', brand), currency, lang);
}
