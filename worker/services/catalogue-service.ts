import * as v from 'valibot';
import type { Currency } from '../../shared/config/currencies.ts';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import {
  EMPTY_CATALOGUE,
  indexCatalogue,
  type CatalogueIndex,
  type GameIdLists,
} from '../../shared/domain/games/catalogue.ts';
import { parseStoredCatalogue } from '../../shared/domain/games/catalogue-schema.ts';
import { parseCategories, parseFeatured } from '../../shared/contracts/category-service.ts';
import { parseGamesFeed } from '../../shared/contracts/platform/games-feed.ts';
import { parseLiveLimits, toLiveTables } from '../../shared/contracts/platform/live-limits.ts';
import type { DeviceCode } from '../../shared/domain/visitor.ts';
import type { LiveTableList } from '../../shared/domain/games/lobby.ts';
import type { CacheEntry } from '../cache/cache-entry.ts';
import type { Invalidations } from '../cache/invalidations.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { createPlatformClient } from '../upstream/platform.ts';
import type { CallName } from '../upstream/calls.ts';
import { ask, malformed, parsedListFrom } from '../upstream/service-context.ts';
import {
  noteUnknownEntries,
  keepCatalogueDocument,
  readCatalogueDocument,
  readCatalogueSettings,
  storeCatalogueDocument,
} from './catalogue-settings.ts';
import { slugsEntry } from './known-slugs.ts';
import { createLobbyMemo, withReviews, type LobbyMemo } from './lobby-memo.ts';
import { valueHeld, valueOrNull, type ServiceRequest } from './service-request.ts';

export interface LobbyViewer {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly device: DeviceCode;
}

/** The games and the facts about them, as the edge serves them. */
export interface CatalogueService {
  /** Everything a lobby is built from; without a feed the catalogue is empty and `complete` is false. */
  lobby(viewer: LobbyViewer): Promise<{ readonly lobby: LobbyMemo; readonly complete: boolean }>;
  /** Live casino tables with their limits (§7.1) for the viewers of a lobby; none when the platform fails. */
  liveTables(lobby: LobbyMemo): Promise<LiveTableList>;
  /** The operator's document with other lists than the shipped ones, as it is stored; `null`: there is none. */
  document(): Promise<string | null>;
  /** Gives a store that was emptied that document again, where this isolate has had one in force. */
  keepDocument(): Promise<void>;
  /**
   * Stores that document, which is in force from now on for every isolate.
   * @throws (rejects) Error when KV did not take it
   */
  storeDocument(text: string): Promise<Pick<Invalidations, 'version'>>;
  /** The cache entries of this viewer, for the scheduled refresh. */
  entries(viewer: LobbyViewer): readonly CacheEntry<unknown>[];
}

/** Paths of the category service (§7.2). */
const CATEGORIES_PATH = '/categories';
const FEATURED_PATH = '/categories/featured';

/** Which of the fixed list's reviews there are: an isolate's first lobby does not wait longer to know it. */
const REVIEWS_PATIENCE_MS = 400;

const NO_TABLES: LiveTableList = {
  id: 'live-tables',
  isFleeting: true,
  areAll: true,
  tables: [],
};

const storedLists = v.record(v.string(), v.array(v.number()));

export function createCatalogueService(request: ServiceRequest): CatalogueService {
  const { upstream, isolate } = request;
  const platform = createPlatformClient(upstream);
  const { settings } = upstream;

  const feed = ({ locale, currency, device }: LobbyViewer): CacheEntry<CatalogueIndex> => ({
    key: feedKey({ locale, currency, device }),
    lifetime: LIFETIMES.catalogue,
    tags: ['feed'],
    parse: (stored) => indexCatalogue(parseStoredCatalogue(stored)),
    load: async () => {
      const query = { language: LOCALE_FACTS[locale].platformLanguage, currency, platform: device };
      const answer = await ask(upstream, 'feed.games', { query });
      const { catalogue, readable } = parsedListFrom(upstream, answer, {
        what: 'feed',
        parse: () => parseGamesFeed(answer.body, settings.feedOrigin),
        kept: (parsed) => parsed.readable,
        lost: (parsed) => parsed.unreadable,
      });
      // A casino has games: what is stored is better than a lobby without any.
      if (readable === 0) throw malformed(upstream, answer, { detail: 'a feed without games' });
      return catalogue;
    },
  });

  const lists = (
    { key, call, path }: { readonly key: string; readonly call: CallName; readonly path: string },
    parse: typeof parseCategories,
  ): CacheEntry<GameIdLists> => ({
    key,
    lifetime: LIFETIMES.catalogue,
    tags: ['categories'],
    parse: (stored) => v.parse(storedLists, stored),
    load: async () => {
      const answer = await ask(upstream, call, { path, query: { brandId: settings.brandId } });
      const parsed = parsedListFrom(upstream, answer, {
        what: key,
        parse: () => parse(answer.body),
        kept: (found) => Object.keys(found.lists).length,
      });
      return parsed.lists;
    },
  });
  const customLists = lists(
    { key: 'categories', call: 'categories.custom', path: CATEGORIES_PATH },
    parseCategories,
  );
  const featuredLists = lists(
    { key: 'featured', call: 'categories.featured', path: FEATURED_PATH },
    parseFeatured,
  );

  const limits: CacheEntry<ReturnType<typeof parseLiveLimits>['limits']> = {
    key: 'live-limits',
    lifetime: LIFETIMES.live,
    tags: ['live'],
    parse: (stored) => parseLiveLimits(stored).limits,
    load: async () => {
      const answer = await platform.liveLimits();
      parsedListFrom(upstream, answer, {
        what: 'live limits',
        parse: () => parseLiveLimits(answer.body),
        kept: (parsed) => parsed.limits.length,
      });
      return answer.body;
    },
  };

  return {
    document: () => readCatalogueDocument(request),
    keepDocument: () => keepCatalogueDocument(request),
    storeDocument: (text) => storeCatalogueDocument(request, text),
    async lobby(viewer) {
      const [index, custom, featured, catalogueSettings, reviews] = await Promise.all([
        valueOrNull(request, feed(viewer)),
        // §8: when the category calls fail, the maps are empty.
        valueOrNull(request, customLists),
        valueOrNull(request, featuredLists),
        readCatalogueSettings(request),
        valueHeld(request, slugsEntry(request, 'games', viewer.locale), REVIEWS_PATIENCE_MS),
      ]);
      const known = index === null ? undefined : isolate.lobbies.get(index);
      const isSame =
        known !== undefined &&
        known.sources.custom === custom &&
        known.sources.featured === featured &&
        known.settings === catalogueSettings;
      const lobby = isSame
        ? withReviews(known, reviews)
        : createLobbyMemo({
            currency: viewer.currency,
            sources: {
              index: index ?? indexCatalogue(EMPTY_CATALOGUE),
              device: viewer.device,
              curated: catalogueSettings.curated,
              custom: custom ?? {},
              featured: featured ?? {},
            },
            settings: catalogueSettings,
            reviews,
          });
      const complete = index !== null && custom !== null && featured !== null;
      if (complete && !isSame)
        noteUnknownEntries(request, catalogueSettings, { index, feed: feedKey(viewer) });
      if (complete) isolate.lobbies.set(index, lobby);
      return { lobby, complete };
    },

    async liveTables(lobby) {
      const found = await valueOrNull(request, limits);
      if (found === null) return NO_TABLES;
      const { sources, currency, reviewSlugById } = lobby;
      return lobby.deriveFrom(found, () => ({
        ...NO_TABLES,
        tables: toLiveTables(found, { index: sources.index, currency, reviewSlugById }),
      }));
    },

    entries: (viewer) => [
      feed(viewer),
      customLists,
      featuredLists,
      limits,
      slugsEntry(request, 'games', viewer.locale),
    ],
  };
}

/** The feed differs by language, currency and device. */
function feedKey({ locale, currency, device }: LobbyViewer): string {
  return `feed:${LOCALE_FACTS[locale].language}:${currency}:${device}`;
}
