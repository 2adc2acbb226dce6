import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Game } from '../../../shared/domain/games/game.ts';
import {
  listProviders,
  type ProviderSlugs,
  type ProviderSummary,
} from '../../../shared/domain/games/providers.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';

/** The providers of some games with their counts, the busiest first. */
export function providerSummaries(
  { settings }: LobbyMemo,
  games: readonly Game[],
  locale: Locale,
  platformOrigin: string,
): readonly ProviderSummary[] {
  return listProviders(games, settings.providerSlugs, locale).map(({ name, slug, gameCount }) => ({
    name,
    slug,
    gameCount,
    logo: providerLogo(platformOrigin, settings.providerSlugs, slug),
  }));
}

/** Where the platform keeps a provider's logo; it has one for each that is on the list (§3), none for a label of theirs. */
export function providerLogo(platformOrigin: string, slugs: ProviderSlugs, slug: string): string | null {
  if (![...slugs.values()].includes(slug)) return null;
  return `${platformOrigin}/media/providers/${encodeURIComponent(slug)}.svg`;
}
