import * as v from 'valibot';
import { curatedLists } from '../../data/catalogue.ts';
import { post, type AcfFields, type ContentLang, type Post } from '../post.ts';
import { renderedExcerpt, renderedTitle } from '../rendered.ts';
import { promotionList, type promotion, type Written } from '../schemas.ts';
import { written } from '../written.ts';
import list from './list.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const PROMOTIONS = v.parse(promotionList, list);
type PromotionFacts = (typeof PROMOTIONS)[number];
type PromotionText = Written<typeof promotion>;
const TEXTS = import.meta.glob<PromotionText>('./*/*.md', { eager: true, import: 'default' });
const TERMS_LINK = '/info/bonus-policy/';
const FIRST_ID: Record<ContentLang, number> = { en: 2_001, es: 2_501 };

/** The editors' promotions in both languages. Dated ones count their days from when the sandbox started. */
export function promotions(): Post[] {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return PROMOTIONS.flatMap((facts, index) => [
    promotionPost(facts, { index, lang: 'en', today }),
    promotionPost(facts, { index, lang: 'es', today }),
  ]);
}

type Place = { index: number; lang: ContentLang; today: number };

function promotionPost(facts: PromotionFacts, { index, lang, today }: Place): Post {
  const text = written(TEXTS, lang, facts.slug);
  const image = `promo-${facts.slug}`;
  // Lists are by date: the first of the list is the newest.
  const date = new Date(Date.UTC(2026, 9, 30 - index, 8)).toISOString().slice(0, 19);
  return post({
    id: FIRST_ID[lang] + index,
    type: 'promotions',
    slug: facts.slug,
    lang,
    date,
    title: renderedTitle(text.title),
    content: text.content,
    excerpt: renderedExcerpt(text.excerpt),
    featuredMedia: image,
    acf: acfOf(facts, text, { image, today }),
    ...(facts.hasSeo && {
      seo: { title: `${text.title} | Velvet Comet`, description: text.excerpt },
    }),
  });
}

function acfOf(
  facts: PromotionFacts,
  text: PromotionText,
  { image, today }: { image: string; today: number },
): AcfFields {
  const day = (offset: number): string => new Date(today + offset * DAY_MS).toISOString();
  return {
    subtitle: text.subtitle,
    bonus_code: facts.code ?? '',
    // A number alone: the site writes it in the reader's currency.
    min_deposit: String(facts.minDeposit ?? ''),
    starts_at: facts.days === undefined ? '' : day(facts.days[0]),
    ends_at: facts.days === undefined ? '' : day(facts.days[1]),
    cta_label: text.button,
    cta_link: facts.buttonLink,
    terms: text.significantTerms,
    terms_link: TERMS_LINK,
    banner: facts.minDeposit === undefined ? false : { mediaName: image, alt: text.title },
    wagering: facts.wagering,
    game_id: facts.slug === 'game-of-the-week' ? (curatedLists.popular[0] ?? '') : '',
  };
}
