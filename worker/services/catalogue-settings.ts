import {
  parseCatalogueSettings,
  type CatalogueSettings,
} from '../../shared/domain/games/catalogue-settings.ts';
import { SHIPPED_SETTINGS } from '../../shared/domain/games/shipped-settings.ts';
import type { CacheEntry } from '../cache/data-cache.ts';
import { CACHE_SCHEMA } from '../cache/envelope.ts';
import { KV_READ_LIMIT_MS } from '../cache/kv-store.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { valueInTime, type ServiceRequest } from './service-request.ts';

/** The KV key of the operator's document with curated lists, slugs and review pages. */
const CATALOGUE_SETTINGS_KEY = 'settings:catalogue';

type SettingsRequest = Pick<
  ServiceRequest,
  'isolate' | 'cache' | 'record' | 'clock' | 'readSetting' | 'waitUntil'
>;

/** Time for two reads of KV: the cache's own copy and the document itself. */
const PATIENCE_MS = 2 * KV_READ_LIMIT_MS + 50;
/** After a failed read KV is not read again for this long, so that only one visitor waits for it. */
const RETRY_MS = 5_000;

/**
 * The editors' lists in force: the KV document merged into the shipped ones, so that a list changes without a deploy.
 * While KV fails, the last document it gave stays in force; before there was one, the shipped lists, and pages with them
 * are kept like others: a KV that fails must not take the page cache with it.
 */
export async function readCatalogueSettings(request: SettingsRequest): Promise<CatalogueSettings> {
  const { leases } = request.isolate.cache;
  const asked = entry(request);
  const now = request.clock.now();
  const failed = leases.outcomeBetween(asked.key, now - RETRY_MS, now)?.error !== undefined;
  const { value } = failed
    ? { value: request.cache.held(asked) }
    : await valueInTime(request, asked, PATIENCE_MS);
  return value ?? SHIPPED_SETTINGS;
}

function entry(request: SettingsRequest): CacheEntry<CatalogueSettings> {
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
