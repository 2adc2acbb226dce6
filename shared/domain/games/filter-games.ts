import { type Locale } from '../../i18n/locales.ts';
import { FEATURES, type Feature } from './features.ts';
import type { GameFilters } from './lobby.ts';
import { letterOf, LETTERS, nameCollator } from './a-to-z.ts';
import { hasDemo } from './game-rules.ts';
import type { Game } from './game.ts';
import { providerSlugger, type ProviderSlugs } from './providers.ts';
import { gamesOfTab, type LobbySources, popularGames } from './tab-games.ts';

/** `popular`, the default, puts the popular games first and leaves the list's own order otherwise. */
export const SORTS = ['popular', 'name', 'newest', 'provider'] as const;
export type GameSort = (typeof SORTS)[number];

/** The filters of a list of games, as its address states them; `null` lets everything pass. */
export interface GameFilter extends GameFilters {
  /** One of `LETTERS`. */
  readonly letter: string | null;
  /** A provider's slug. */
  readonly provider: string | null;
  readonly feature: Feature | null;
  readonly sort: GameSort;
}

/**
 * The filters from an address's query. An unknown value counts as none, so the number of different results is bounded;
 * `0-9` stands for `#`, which cannot be written in a query unencoded.
 */
export function parseGameFilter(query: {
  readonly [name in keyof GameFilters]?: string | null | undefined;
}): GameFilter {
  const letter = query.letter?.toUpperCase();
  const provider = query.provider?.toLowerCase() ?? '';
  const { feature, sort } = query;
  return {
    letter: LETTERS.find((known) => known === (letter === '0-9' ? '#' : letter)) ?? null,
    provider: /^[\p{L}\p{N}_-]{1,80}$/u.test(provider) ? provider : null,
    feature: FEATURES.find((known) => known === feature) ?? null,
    sort: SORTS.find((known) => known === sort) ?? 'popular',
  };
}

/** The query that states a filter, without `?`; names in one fixed order, default values left out. */
export function gameFilterQuery({ letter, provider, feature, sort }: GameFilter): string {
  const stated = {
    letter: letter === '#' ? '0-9' : letter,
    provider,
    feature,
    sort: sort === 'popular' ? null : sort,
  };
  return Object.entries(stated)
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

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
