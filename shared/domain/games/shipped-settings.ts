import {
  CURATED_TABS,
  CURATED_THEMES,
  JACKPOT_GAME_IDS,
  POPULAR_GAME_IDS,
} from '../../config/curated-lists.ts';
import { PROVIDER_SLUGS } from '../../config/provider-slugs.ts';
import { REVIEW_SLUGS } from '../../config/review-slugs.ts';
import type { CatalogueSettings } from './catalogue-settings.ts';

/** The editors' decisions that ship with the site; a KV document may lay others over them. For the edge: it is long. */
export const SHIPPED_SETTINGS: CatalogueSettings = {
  curated: { ...CURATED_TABS, ...CURATED_THEMES, jackpots: JACKPOT_GAME_IDS, popular: POPULAR_GAME_IDS },
  providerSlugs: PROVIDER_SLUGS,
  reviewPages: REVIEW_SLUGS,
};
