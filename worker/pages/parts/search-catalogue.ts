import type { GameTile } from '../../../shared/domain/games/game.ts';
import { listProviders } from '../../../shared/domain/games/providers.ts';
import { popularGames } from '../../../shared/domain/games/tab-games.ts';
import { inOneLine, toTile } from '../../../shared/domain/games/tile.ts';
import type { ProviderSummary } from '../../../shared/domain/games/providers.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { searchGames } from '../../../shared/search/search-games.ts';
import { buildSearchIndex } from '../../../shared/search/search-index.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';

interface CatalogueQuery {
  readonly query: string;
  /** Decides the order of the providers' names. */
  readonly locale: Locale;
  /** Most games to return. */
  readonly limit: number;
  /** The tiles are for a reel, which is one line. */
  readonly isReel?: boolean;
}

interface CatalogueHits {
  /** The best first, no more than the limit. */
  readonly tiles: readonly GameTile[];
  readonly providers: readonly ProviderSummary[];
  readonly total: number;
}

/** Games and providers by name (§2.10, §5), found by the same code as in the browser's overlay. */
export function searchCatalogue(
  lobby: LobbyMemo,
  { query, locale, limit, isReel = false }: CatalogueQuery,
): CatalogueHits {
  const { sources, reviewSlugById, settings } = lobby;
  const index = lobby.derive('search-index', () =>
    buildSearchIndex(sources.index.games, { popularIds: popularGames(sources).map(({ id }) => id) }),
  );
  const { hits, total, providers } = searchGames(index, query, { limit });
  const known = lobby.derive(`search-providers:${locale}`, () =>
    listProviders(sources.index.games, settings.providerSlugs, locale),
  );
  return {
    tiles: hits.map(({ game }) => toTile(isReel ? inOneLine(game) : game, reviewSlugById)),
    providers: providers.flatMap((name) =>
      known
        .filter((provider) => provider.name === name)
        .map(({ slug, gameCount }) => ({ name, slug, gameCount, logo: null })),
    ),
    total,
  };
}
