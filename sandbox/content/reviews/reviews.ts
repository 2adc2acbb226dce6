import { everyGame, type GameFacts } from '../game-facts.ts';
import { post, type ContentLang, type Post } from '../post.ts';
import { renderedExcerpt, renderedTitle } from '../rendered.ts';
import { reviewFacts, reviewSlugOf } from './review-facts.ts';
import { REVIEW_TEXTS, reviewContent, reviewExcerpt } from './review-text.ts';
import { providerTermId, themeTermId } from '../terms.ts';

const FIRST_ID: Record<ContentLang, number> = { en: 10_001, es: 20_001 };
const DAY_MS = 86_400_000;
const NEWEST = Date.UTC(2026, 9, 31, 11);

/** A review of every reviewed game, in both languages. */
export function reviews(): Post[] {
  return everyGame.flatMap((game, index) => {
    const slug = reviewSlugOf(game.entry.id);
    return slug === null
      ? []
      : [review({ game, slug, index, lang: 'en' }), review({ game, slug, index, lang: 'es' })];
  });
}

type Place = { game: GameFacts; slug: string; index: number; lang: ContentLang };

function review({ game, slug, index, lang }: Place): Post {
  const { entry, record } = game;
  const facts = reviewFacts(game);
  const date = new Date(NEWEST - index * DAY_MS).toISOString().slice(0, 19);
  const excerpt = reviewExcerpt({ game, facts, lang });
  return post({
    id: FIRST_ID[lang] + index,
    type: 'games',
    slug,
    lang,
    date,
    title: renderedTitle(entry.name),
    content: reviewContent({ game, facts, lang }),
    excerpt: renderedExcerpt(excerpt),
    featuredMedia: entry.scene === undefined ? null : `theme-${entry.scene}`,
    categories: [
      providerTermId(entry.studio.slug, lang),
      ...(entry.scene === undefined ? [] : [themeTermId(entry.scene, lang)]),
    ],
    acf: {
      game_id: entry.id,
      rtp: record.rtp,
      volatility: REVIEW_TEXTS[lang].slot.volatility[facts.volatility],
      max_win: facts.maxWin === 0 ? '' : `${facts.maxWin}×`,
      reels: facts.grid,
      paylines: facts.lines,
      min_bet: facts.minBet,
      max_bet: facts.maxBet,
      hit_frequency: facts.hitFrequency === 0 ? '' : facts.hitFrequency,
      feature_every: entry.scene === undefined ? '' : facts.featureEvery,
      released: facts.released,
      features: facts.features.map((feature) => REVIEW_TEXTS[lang].slot.feature[feature].title).join(', '),
      provider_name: entry.studio.name,
      banner: false,
    },
    author: 3,
  });
}
