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

/** The KV key under which an operator lays curated lists, slugs and review pages over the shipped ones. */
const CATALOGUE_SETTINGS_KEY = 'settings:catalogue';

type SettingsRequest = Pick<
  ServiceRequest,
  'isolate' | 'cache' | 'record' | 'now' | 'readSetting' | 'waitUntil'
>;

/** The copy that the cache keeps and the document itself: two reads of KV, and nothing else worth a wait. */
const PATIENCE_MS = 2 * KV_READ_LIMIT_MS + 50;
/** After a failure with nothing to fall back on, KV is left alone this long: no visitor after the first waits for it. */
const RETRY_MS = 5_000;

/**
 * The editors' lists in force: the KV document over what ships, so that a list changes without a deploy. While KV does not
 * say, the last document that it gave holds; before there was one, what ships.
 */
export async function readCatalogueSettings(request: SettingsRequest): Promise<CatalogueSettings> {
  const { leases } = request.isolate.cache;
  const asked = entry(request);
  const failed = leases.outcomeSince(asked.key, request.now() - RETRY_MS)?.error !== undefined;
  const { value } = failed ? { value: null } : await valueInTime(request, asked, PATIENCE_MS);
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
