import * as v from 'valibot';
import { hash } from '../../data/catalogue-seed.ts';
import { blocks, buttons, details, h2, list, p } from '../blocks.ts';
import type { ContentLang } from '../post.ts';
import { providerTexts, studioFacts } from '../schemas.ts';
import { filled } from '../written.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import studiosJson from './studios.json' with { type: 'json' };

/** What is told of the studios, by slug. */
export const STUDIO_FACTS = v.parse(studioFacts, studiosJson);
type StudioFacts = (typeof STUDIO_FACTS)[string];

const TEXTS = { en: v.parse(providerTexts, en), es: v.parse(providerTexts, es) };

/** What the catalogue knows of a studio's games. Names are HTML. */
export type StudioGames = {
  name: string;
  slug: string;
  isLive: boolean;
  count: number;
  /** Its most frequent themes, the first two; none for a live studio. */
  themes: readonly string[];
  /** A few of its games, with the address of their review where they have one. */
  examples: readonly { name: string; href: string | null; rtp: number }[];
  label: string | null;
};

type Telling = { games: StudioGames; facts: StudioFacts; lang: ContentLang };

/** The page of a studio, composed of what is told of it and what the catalogue knows. */
export function providerContent({ games, facts, lang }: Telling): string {
  const texts = TEXTS[lang];
  const kind = games.isLive ? texts.live : texts.slots;
  const words = {
    name: games.name,
    count: String(games.count),
    themes: games.themes.join(texts.and),
    label: games.label ?? '',
  };
  const say = (sentence: string): string => filled(sentence, words);
  const pick = (salt: string, from: readonly string[]): string =>
    say(from[hash(`${salt} ${games.slug}`) % from.length] ?? '');
  const figure = (value: number): string => String(value).replace('.', lang === 'es' ? ',' : '.');
  const examples = games.examples.map(({ name, href, rtp }) => {
    const game = href === null ? `<strong>${name}</strong>` : `<a href="${href}">${name}</a>`;
    return filled(texts.example, { game, rtp: figure(rtp) });
  });
  return blocks(
    h2(say(kind.gamesTitle)),
    p(`${pick('count', kind.count)} ${facts.hand[lang]}`),
    list(...examples),
    h2(texts.temperTitle),
    p(pick('temper', texts.temper[games.isLive ? 'live' : facts.temper])),
    ...(games.label === null ? [] : [details(say(texts.label.title), p(say(texts.label.text)))]),
    p(pick('end', texts.end)),
    buttons(kind.button),
  );
}

/** Who they are, as plain text. */
export function providerExcerpt({ facts, lang }: Pick<Telling, 'facts' | 'lang'>): string {
  return facts.story[lang].replaceAll('&amp;', '&');
}
