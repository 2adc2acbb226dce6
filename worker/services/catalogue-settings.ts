import type { CatalogueIndex } from '../../shared/domain/games/catalogue.ts';
import {
  parseCatalogueSettings,
  unknownEntries,
  type CatalogueSettings,
} from '../../shared/domain/games/catalogue-settings.ts';
import { SHIPPED_SETTINGS } from '../../shared/domain/games/shipped-settings.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import type { Invalidations } from '../cache/invalidations.ts';
import { CACHE_SCHEMA } from '../cache/envelope.ts';
import { KV_READ_LIMIT_MS } from '../cache/kv-store.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { valueInTime, type ServiceRequest } from './service-request.ts';

/** The KV key of the operator's document with curated lists, slugs and review pages. */
const CATALOGUE_SETTINGS_KEY = 'settings:catalogue';

type SettingsRequest = Pick<
  ServiceRequest,
  'isolate' | 'cache' | 'record' | 'clock' | 'readSetting' | 'writeSetting' | 'waitUntil'
>;

/** That there is no document, which is the rule, is read no more often than a document, and nobody waits longer for it. */
const LIFETIME = {
  ...LIFETIMES.catalogue,
  negative: LIFETIMES.catalogue.fresh,
  negativeBehind: LIFETIMES.catalogue.behind,
};

/** Time for two reads of KV: the cache's own copy and the document itself. */
const SETTINGS_TIMEOUT_MS = 2 * KV_READ_LIMIT_MS + 50;
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
    ? { value: await request.cache.held(asked) }
    : await valueInTime(request, asked, SETTINGS_TIMEOUT_MS);
  return value ?? SHIPPED_SETTINGS;
}

/**
 * The document as it is stored; `null`: there is none. From an isolate that has had one in force a store that was emptied gets it again.
 * @throws (rejects) Error when the store cannot be read
 */
export async function readCatalogueDocument(request: SettingsRequest): Promise<string | null> {
  return (await request.readSetting(CATALOGUE_SETTINGS_KEY)) ?? writeBack(request);
}

/**
 * Looks whether the store, which was away or has heard of a change, still has the document that this isolate has had in force.
 * @throws (rejects) Error when the store cannot be read
 */
export async function keepCatalogueDocument(request: SettingsRequest): Promise<void> {
  if (request.isolate.documents.has(CATALOGUE_SETTINGS_KEY)) await readCatalogueDocument(request);
}

/**
 * Stores the document, which is in force from now on for every isolate.
 * @throws (rejects) Error when KV did not take it
 */
export async function storeCatalogueDocument(
  { isolate, cache, writeSetting }: Pick<ServiceRequest, 'isolate' | 'cache' | 'writeSetting'>,
  text: string,
): Promise<Invalidations> {
  await writeSetting(CATALOGUE_SETTINGS_KEY, text);
  isolate.documents.set(CATALOGUE_SETTINGS_KEY, text);
  return cache.invalidate(['settings']);
}

/** How many unknown entries a note names. */
const MOST_NOTED = 10;

/** What was noted last, by the feed, of which there are a few: lobbies are made anew every minute. */
const lastNotes = new WeakMap<ServiceRequest['isolate'], Map<string, string>>();

/**
 * Notes which games and studios of the operator's document a feed has not, once as long as they are the same: no page made of it
 * shows them.
 */
export function noteUnknownEntries(
  { isolate, record }: Pick<ServiceRequest, 'isolate' | 'record'>,
  settings: CatalogueSettings,
  { index, feed }: { readonly index: CatalogueIndex; readonly feed: string },
): void {
  const notes = lastNotes.get(isolate) ?? new Map<string, string>();
  lastNotes.set(isolate, notes);
  const unknown = unknownEntries(settings, SHIPPED_SETTINGS, index);
  const all = unknown.join(', ');
  if ((notes.get(feed) ?? '') === all) return;
  notes.set(feed, all);
  if (unknown.length === 0) return;
  const named = unknown.slice(0, MOST_NOTED).join(', ');
  record.note(`${CATALOGUE_SETTINGS_KEY}: ${unknown.length} entries that ${feed} has not: ${named}`);
}

/** A store that was emptied gets the document again from each isolate that has read it; `null`: this one has not. */
function writeBack({ isolate, record, writeSetting, waitUntil }: SettingsRequest): string | null {
  const text = isolate.documents.get(CATALOGUE_SETTINGS_KEY);
  if (text === undefined) return null;
  record.addError(new Error(`${CATALOGUE_SETTINGS_KEY} was gone from the store: it is written back`));
  const writing = writeSetting(CATALOGUE_SETTINGS_KEY, text);
  waitUntil(writing.catch((error: unknown) => record.addError(error)));
  return text;
}

function entry(request: SettingsRequest): CacheEntry<CatalogueSettings> {
  return {
    key: `catalogue-settings:${CACHE_SCHEMA}`,
    lifetime: LIFETIME,
    tags: ['settings'],
    load: async () => {
      const text = await readCatalogueDocument(request);
      // Not an empty document: that would be stored, and another replica that knows a document would not miss it.
      return text === null ? null : JSON.parse(text);
    },
    parse: (stored) => {
      // Here, since an isolate may have the document from the copy of another and never load it.
      request.isolate.documents.set(CATALOGUE_SETTINGS_KEY, JSON.stringify(stored));
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
