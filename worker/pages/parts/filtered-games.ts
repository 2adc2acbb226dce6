import { featuresFor } from '../../../shared/domain/games/features.ts';
import { featuresOf, filterGames } from '../../../shared/domain/games/filter-games.ts';
import { type GameFilter, parseGameFilter } from '../../../shared/domain/games/game-filter.ts';
import type { Game } from '../../../shared/domain/games/game.ts';
import type { FilterChoices } from '../../../shared/domain/games/lobby.ts';
import { listProviders } from '../../../shared/domain/games/providers.ts';
import { policyOn } from '../../../shared/domain/markets/policy.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';

interface ListToFilter {
  /** In the memo: one for each list of games. */
  readonly name: string;
  readonly games: readonly Game[];
  /** What the default order puts first; left out: popular games. */
  readonly leading?: readonly Game[];
  readonly query: Parameters<typeof parseGameFilter>[0];
}

interface FilteredGames {
  readonly games: () => readonly Game[];
  /** Those of every letter, in any order; the list itself where nothing else is filtered. */
  readonly ofAnyLetter: () => readonly Game[];
  readonly choices: FilterChoices & { readonly filters: GameFilter };
}

/** The games of a list that pass the filters in its address, and what the list can be filtered by (§2.2). */
export function filteredGames(
  { address, visitor }: AnyLoaderContext,
  lobby: LobbyMemo,
  { name, games, leading, query }: ListToFilter,
): FilteredGames {
  const { sources } = lobby;
  const { providerSlugs } = lobby.settings;
  const allowed = featuresFor(policyOn(visitor.market, visitor.rulesAsOf));
  const asked = parseGameFilter(query);
  const filters = { ...asked, feature: allowed.find((feature) => feature === asked.feature) ?? null };
  const known = lobby.derive(`features:${name}`, () => featuresOf(games, sources));
  const filtered = (filter: GameFilter) =>
    filterGames(games, filter, {
      sources,
      providerSlugs,
      locale: address.locale,
      ...(leading === undefined ? {} : { leading }),
    });
  return {
    games: () => filtered(filters),
    ofAnyLetter: () =>
      (filters.provider ?? filters.feature) === null
        ? games
        : filtered({ ...filters, letter: null, sort: 'popular' }),
    choices: {
      filters,
      features: known.filter((feature) => allowed.includes(feature)),
      providers: lobby.derive(`filter-providers:${name}:${address.locale}`, () =>
        listProviders(games, providerSlugs, address.locale).map((provider) => ({
          slug: provider.slug,
          name: provider.name,
        })),
      ),
    },
  };
}
