import { htmlOf, listedGames, type GameFacts } from '../game-facts.ts';
import { logoName } from '../media-library.ts';
import { post, type ContentLang, type Post } from '../post.ts';
import { STUDIO_FACTS, providerContent, providerExcerpt, type StudioGames } from './provider-content.ts';
import { renderedExcerpt, renderedTitle } from '../rendered.ts';
import { reviewSlugOf } from '../reviews/review-facts.ts';
import { THEME_NAMES, providerTermId } from '../terms.ts';
import { SCENES } from '../../data/games-words.ts';
import { studios, type Studio } from '../../data/studios.ts';

const FIRST_ID: Record<ContentLang, number> = { en: 4_001, es: 4_051 };
const EXAMPLES = 3;

/** The id of a studio's page. */
function providerPostId(studioSlug: string, lang: ContentLang): number {
  return FIRST_ID[lang] + studios.findIndex(({ slug }) => slug === studioSlug);
}

/** A page for every studio, in both languages. */
export function providers(): Post[] {
  return studios.flatMap((studio, index) => [provider(studio, index, 'en'), provider(studio, index, 'es')]);
}

function provider(studio: Studio, index: number, lang: ContentLang): Post {
  const facts = STUDIO_FACTS[studio.slug];
  if (facts === undefined) throw new Error(`Nothing is told of the studio ${studio.slug}`);
  const telling = { games: gamesOf(studio, lang), facts, lang };
  return post({
    id: providerPostId(studio.slug, lang),
    type: 'providers',
    slug: studio.slug,
    lang,
    date: `2026-01-${String(30 - index).padStart(2, '0')}T10:00:00`,
    modified: '2026-07-01T10:00:00',
    title: renderedTitle(studio.name),
    content: providerContent(telling),
    excerpt: renderedExcerpt(providerExcerpt(telling)),
    categories: [providerTermId(studio.slug, lang)],
    acf: {
      founded: facts.founded,
      town: facts.town[lang],
      country: facts.country[lang],
      people: facts.people,
      logo: { mediaName: logoName(studio.slug), alt: studio.name },
    },
  });
}

function gamesOf(studio: Studio, lang: ContentLang): StudioGames {
  const games = listedGames.filter(({ entry }) => entry.studio.slug === studio.slug);
  const examples = games
    .toSorted((a, b) => worthNaming(b) - worthNaming(a))
    .slice(0, EXAMPLES)
    .map(({ entry, record }) => {
      const slug = reviewSlugOf(entry.id);
      return {
        name: htmlOf(entry.name),
        href: slug === null ? null : `/casino/games/${slug}/`,
        rtp: record.rtp,
      };
    });
  return {
    name: htmlOf(studio.name),
    slug: studio.slug,
    isLive: studio.kind === 'live',
    count: games.length,
    themes: favouriteThemes(games, lang),
    examples,
    label: studio.label ?? null,
  };
}

/** A reviewed slot first, then any slot, then a reviewed table. */
function worthNaming({ entry }: GameFacts): number {
  return Number(entry.scene !== undefined) * 2 + Number(reviewSlugOf(entry.id) !== null);
}

function favouriteThemes(games: readonly GameFacts[], lang: ContentLang): string[] {
  return SCENES.map((scene) => ({ scene, count: games.filter(({ entry }) => entry.scene === scene).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 2)
    .map(({ scene }) => THEME_NAMES[scene][lang].toLowerCase());
}
