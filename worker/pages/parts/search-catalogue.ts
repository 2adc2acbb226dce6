import type { Game } from '../../../shared/domain/games/game.ts';
import { listProviders } from '../../../shared/domain/games/providers.ts';
import { popularGames } from '../../../shared/domain/games/tab-games.ts';
import type { ProviderSummary } from '../../../shared/domain/games/providers.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { searchGames } from '../../../shared/search/search-games.ts';
import { buildSearchIndex } from '../../../shared/search/search-index.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';

interface CatalogueQuery {
  readonly query: string;
  /** Decides the order of the providers' names. */
  readonly locale: Locale;
}

interface CatalogueHits {
  /** All of them, the best first. */
  readonly games: readonly Game[];
  readonly providers: readonly ProviderSummary[];
}

/** Games and providers by name (§2.10, §5), found by the same code as in the browser's overlay. */
export function searchCatalogue(lobby: LobbyMemo, { query, locale }: CatalogueQuery): CatalogueHits {
  const { sources, settings } = lobby;
  const index = lobby.derive('search-index', () =>
    buildSearchIndex(sources.index.games, { popularIds: popularGames(sources).map(({ id }) => id) }),
  );
  const { hits, providers } = searchGames(index, query);
  const known = lobby.derive(`search-providers:${locale}`, () =>
    listProviders(sources.index.games, settings.providerSlugs, locale),
  );
  return {
    games: hits.map(({ game }) => game),
    providers: providers.flatMap((name) =>
      known
        .filter((provider) => provider.name === name)
        .map(({ slug, gameCount }) => ({ name, slug, gameCount, logo: null })),
    ),
  };
}
