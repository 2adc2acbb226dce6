import { parseCatalogueSettings, type CatalogueSettings } from '../../shared/model/catalogue-settings.ts';
import { SHIPPED_SETTINGS } from '../../shared/model/shipped-settings.ts';
import type { CacheEntry } from '../cache/data-cache.ts';
import { CACHE_SCHEMA } from '../cache/envelope.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { valueOrNull, type ServiceRequest } from './service-request.ts';

/** The KV key under which an operator lays curated lists, slugs and review pages over the shipped ones. */
export const CATALOGUE_SETTINGS_KEY = 'settings:catalogue';

/** The editors' lists in force: the KV document over what ships, so that a list changes without a deploy. */
export async function readCatalogueSettings(request: ServiceRequest): Promise<CatalogueSettings> {
  return (await valueOrNull(request, entry(request))) ?? SHIPPED_SETTINGS;
}

function entry(request: ServiceRequest): CacheEntry<CatalogueSettings> {
  return {
    key: `catalogue-settings:${CACHE_SCHEMA}`,
    lifetime: LIFETIMES.catalogue,
    tags: ['settings'],
    load: async () => {
      const text = await request.readSetting(CATALOGUE_SETTINGS_KEY);
      return text === null ? {} : JSON.parse(text);
    },
    parse: (stored) => {
      const { settings, dropped } = parseCatalogueSettings(stored, SHIPPED_SETTINGS);
      if (dropped.length > 0) {
        request.record.note(
          `${CATALOGUE_SETTINGS_KEY}: ${dropped.length} entries dropped, the first at ${dropped[0]?.path}`,
        );
      }
      return settings;
    },
  };
}
