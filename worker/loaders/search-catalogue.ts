import { listProviders } from '../../shared/model/providers.ts';
import { foldAccents } from '../../shared/model/name-slug.ts';
import { toTile } from '../../shared/model/tile.ts';
import type { GameTile } from '../../shared/model/game.ts';
import type { ProviderSummary } from '../../shared/page-data.ts';
import type { LobbyMemo } from '../services/lobby-memo.ts';

export interface CatalogueHits {
  readonly tiles: readonly GameTile[];
  readonly providers: readonly ProviderSummary[];
  readonly total: number;
}

/** Games and providers by name. */
export function searchCatalogue(lobby: LobbyMemo, query: string, limit: number): CatalogueHits {
  const wanted = foldAccents(query).toLowerCase();
  if (wanted === '') return { tiles: [], providers: [], total: 0 };
  const games = lobby.sources.index.games.filter(({ name }) =>
    foldAccents(name).toLowerCase().includes(wanted),
  );
  const providers = listProviders(lobby.sources.index.games, lobby.settings.providerSlugs, 'en').filter(
    ({ name }) => foldAccents(name).toLowerCase().includes(wanted),
  );
  return {
    tiles: games.slice(0, limit).map((game) => toTile(game, lobby.reviewSlugById)),
    providers: providers.map(({ name, slug, gameCount }) => ({ name, slug, gameCount, logo: null })),
    total: games.length,
  };
}
