import type { ProviderSlugs } from '../../shared/domain/games/providers.ts';

/** Where the platform keeps a provider's logo; it has one for each that is on the list (§3), none for a label of theirs. */
export function providerLogo(platformOrigin: string, slugs: ProviderSlugs, slug: string): string | null {
  if (![...slugs.values()].includes(slug)) return null;
  return `${platformOrigin}/media/providers/${encodeURIComponent(slug)}.svg`;
}
