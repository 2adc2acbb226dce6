import type { Provider, ProviderSlugs, ProviderSummary } from '../../../shared/domain/games/providers.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';

/** What a list shows of each provider. */
export function providerSummaries(
  { settings }: LobbyMemo,
  providers: readonly Provider[],
  platformOrigin: string,
): readonly ProviderSummary[] {
  return providers.map(({ name, slug, gameCount }) => ({
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
