import { type Locale } from '../../i18n/locales.ts';
import { FEATURES, type Feature } from './features.ts';
import { letterOf, nameCollator } from './a-to-z.ts';
import type { GameFilter, GameSort } from './game-filter.ts';
import { hasDemo } from './game-rules.ts';
import type { Game } from './game.ts';
import { providerSlugger, type ProviderSlugs } from './providers.ts';
import { gamesOfTab, type LobbySources, popularGames } from './tab-games.ts';

/** What the filters need besides the games. */
export interface FilterContext {
  readonly sources: LobbySources;
  readonly providerSlugs: ProviderSlugs;
  readonly locale: Locale;
  /** What the default order puts first; left out: popular games. */
  readonly leading?: readonly Game[];
}

/** The games that pass, in the requested order; games that compare equal keep their order. */
export function filterGames(
  games: readonly Game[],
  filter: GameFilter,
  context: FilterContext,
): readonly Game[] {
  const tests = [
    letterTest(filter.letter),
    providerTest(filter.provider, context.providerSlugs),
    featureTest(filter.feature, context.sources),
  ].filter((test) => test !== null);
  return sortGames(
    games.filter((game) => tests.every((test) => test(game))),
    filter.sort,
    context,
  );
}

/** The features that some of the games have. */
export function featuresOf(games: readonly Game[], sources: LobbySources): readonly Feature[] {
  return FEATURES.filter((feature) => {
    const test = featureTest(feature, sources);
    return test !== null && games.some(test);
  });
}

type GameTest = ((game: Game) => boolean) | null;

function letterTest(letter: string | null): GameTest {
  return letter === null ? null : ({ name }) => letterOf(name) === letter;
}

function providerTest(slug: string | null, slugs: ProviderSlugs): GameTest {
  if (slug === null) return null;
  const slugOf = providerSlugger(slugs);
  return ({ provider, subProvider }) =>
    [provider, subProvider].some((name) => name !== null && slugOf(name) === slug);
}

const FEATURE_TABS = { new: 'new', jackpots: 'jackpots', megaways: 'megaways', live: 'live-casino' } as const;

/** A feature and the tab of that kind always name the same games. */
function featureTest(feature: Feature | null, sources: LobbySources): GameTest {
  if (feature === null) return null;
  if (feature === 'demo') return hasDemo;
  const members = new Set(gamesOfTab(FEATURE_TABS[feature], sources));
  return (game) => members.has(game);
}

function sortGames(
  games: readonly Game[],
  sort: GameSort,
  { locale, sources, leading = popularGames(sources) }: FilterContext,
): readonly Game[] {
  const { compare } = nameCollator(locale);
  switch (sort) {
    case 'popular':
      return inFront(leading, games);
    case 'newest':
      return inFront(gamesOfTab('new', sources), games);
    case 'name':
      return games.toSorted((left, right) => compare(left.name, right.name));
    case 'provider':
      return games.toSorted(
        (left, right) => compare(studio(left), studio(right)) || compare(left.name, right.name),
      );
  }
}

/** The leading games that are among `games`, in their own order, and then the rest. */
function inFront(leading: readonly Game[], games: readonly Game[]): readonly Game[] {
  const all = new Set(games);
  return [...new Set([...leading.filter((game) => all.has(game)), ...games])];
}

/** A game without a provider is sorted last. */
function studio({ provider, subProvider }: Game): string {
  return subProvider ?? provider ?? '\uffff';
}
