import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Game } from '../../../shared/domain/games/game.ts';
import {
  listProviders,
  type ProviderSlugs,
  type ProviderSummary,
} from '../../../shared/domain/games/providers.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';

/** The providers of some games with their counts, those with most games first. */
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

/**
 * The address of a provider's logo at the platform, which has one for each provider on the list (§3) and none for their
 * labels.
 */
export function providerLogo(platformOrigin: string, slugs: ProviderSlugs, slug: string): string | null {
  if (![...slugs.values()].includes(slug)) return null;
  return `${platformOrigin}/media/providers/${encodeURIComponent(slug)}.svg`;
}
