import {
  CURATED_TABS,
  CURATED_THEMES,
  JACKPOT_GAME_IDS,
  POPULAR_GAME_IDS,
} from '../../config/curated-lists.ts';
import { PROVIDER_SLUGS } from '../../config/provider-slugs.ts';
import { REVIEW_SLUGS } from '../../config/review-slugs.ts';
import type { CatalogueSettings } from './catalogue-settings.ts';

/**
 * The curated data that ships with the site; a document in KV may replace parts of it. Imported at the edge only,
 * because it is too long for the browser's script.
 */
export const SHIPPED_SETTINGS: CatalogueSettings = {
  curated: { ...CURATED_TABS, ...CURATED_THEMES, jackpots: JACKPOT_GAME_IDS, popular: POPULAR_GAME_IDS },
  providerSlugs: PROVIDER_SLUGS,
  reviewPages: REVIEW_SLUGS,
};
