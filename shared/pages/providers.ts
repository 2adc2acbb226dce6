import type { ProviderSummary } from '../domain/games/providers.ts';
import { definePage } from './definition.ts';

/** The studios, those with most games first (§2.2, §3). */
export interface ProvidersData {
  readonly providers: readonly ProviderSummary[];
}

export const providers = definePage<ProvidersData>()({
  pattern: '/providers/',
  layout: 'default',
  sitemap: 'addresses',
});
