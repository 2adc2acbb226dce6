import * as v from 'valibot';
import { hash } from '../../data/catalogue-seed.ts';
import { blocks, buttons, details, h2, h3, lead, p } from '../blocks.ts';
import { htmlOf, type GameFacts } from '../game-facts.ts';
import type { ContentLang } from '../post.ts';
import type { ReviewFacts } from './review-facts.ts';
import { reviewTexts } from '../schemas.ts';
import { filled } from '../written.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

/** The sentences that reviews are composed of. */
export const REVIEW_TEXTS = { en: v.parse(reviewTexts, en), es: v.parse(reviewTexts, es) };

/** Made once: a formatter costs more than all that it formats here. */
const FIGURES: Record<ContentLang, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-GB'),
  es: new Intl.NumberFormat('es-ES', { useGrouping: 'always' }),
};

export type Review = { game: GameFacts; facts: ReviewFacts; lang: ContentLang };

/** The text of a review, composed of sentences that fit the game; the same for the same game, always. */
export function reviewContent(review: Review): string {
  return review.game.entry.scene === undefined ? tableReview(review) : slotReview(review);
}

/** The first sentence or two, as plain text. */
export function reviewExcerpt({ game, lang, facts }: Review): string {
  const { name, studio } = game.entry;
  const rtp = percent(game.record.rtp, lang);
  const volatility = REVIEW_TEXTS[lang].slot.volatility[facts.volatility].toLowerCase();
  if (game.entry.scene === undefined) {
    return lang === 'es'
      ? `Reseña de ${name}, de ${studio.name}: cómo se juega, lo que cuesta y un retorno del ${rtp}.`
      : `${name} by ${studio.name}, reviewed: how it is played, what it costs, and a return of ${rtp}.`;
  }
  return lang === 'es'
    ? `Reseña de ${name}, de ${studio.name}: retorno del ${rtp}, volatilidad ${volatility} y lo que hay que saber antes de jugar.`
    : `${name} by ${studio.name}, reviewed: a return of ${rtp}, ${volatility} volatility, and what to know before you play.`;
}

function percent(value: number, lang: ContentLang): string {
  return `${FIGURES[lang].format(value)}${lang === 'es' ? '\u00A0' : ''}%`;
}

function slotReview(review: Review): string {
  const { facts, lang } = review;
  const { entry } = review.game;
  const texts = REVIEW_TEXTS[lang].slot;
  const { headings } = texts;
  const [first, second] = facts.features;
  const say = speaker(review);
  const playedOn = facts.grid.startsWith('6') ? texts.play.ways : texts.play.lines;
  return blocks(
    lead(say('opening', texts.opening[entry.scene ?? 'classic'])),
    p(say('look', texts.look)),
    h2(headings.play),
    p(say('play', playedOn)),
    ...[first, second].flatMap((feature) =>
      feature === undefined
        ? []
        : [h3(texts.feature[feature].title), p(say(feature, texts.feature[feature].texts))],
    ),
    p(say('often', texts.often)),
    h2(headings.verdict),
    p(say('verdict', texts.verdict[facts.volatility])),
    details(say('question', [headings.question]), p(say('answer', [texts.answer]))),
    buttons(
      { text: say('studio', [texts.buttons.studio]), href: `/providers/${entry.studio.slug}/` },
      { text: texts.buttons.theme, href: `/themes/${entry.scene ?? 'classic'}/` },
    ),
  );
}

function tableReview(review: Review): string {
  const { lang } = review;
  const { entry } = review.game;
  const texts = REVIEW_TEXTS[lang].table;
  const { headings } = texts;
  const family = entry.family === undefined ? texts.instant : texts.family[entry.family];
  const isLive = entry.kind === 'live';
  const say = speaker(review);
  return blocks(
    lead(say('opening', family.opening)),
    p(say('room', isLive ? texts.live : texts.animated)),
    h2(headings.rules),
    p(family.rules),
    h2(headings.cost),
    p(family.cost),
    p(say('end', texts.end)),
    details(headings.question, p(texts.answer)),
    buttons({
      text: texts.button,
      href:
        entry.family === undefined
          ? '/all-games/'
          : entry.family === 'dice'
            ? '/table-games/'
            : `/${entry.family}/`,
    }),
  );
}

/** Picks one of several sentences, always the same for a game, and fills in its names and figures. */
function speaker(review: Review): (salt: string, from: readonly string[]) => string {
  const { game, facts, lang } = review;
  const [every, win] = factWords(review);
  const words: Record<string, string> = {
    name: `<em>${htmlOf(game.entry.name)}</em>`,
    studio: htmlOf(game.entry.studio.name),
    rtp: percent(game.record.rtp, lang),
    grid: facts.grid,
    lines: localised(facts.lines, lang),
    every,
    win,
  };
  return (salt, from) => {
    return filled(from[hash(salt, game.entry.id) % from.length] ?? '', words);
  };
}

function factWords({ facts, lang }: Review): readonly [every: string, win: string] {
  return [String(facts.featureEvery), FIGURES[lang].format(facts.maxWin)];
}

/** `117,649` as Spanish writes it. */
function localised(figure: string, lang: ContentLang): string {
  return lang === 'es' ? figure.replaceAll(',', '.') : figure;
}
