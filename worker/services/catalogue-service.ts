import * as v from 'valibot';
import { LOCALE_FACTS, type Locale } from '../../shared/i18n/locales.ts';
import { EMPTY_CATALOGUE, indexCatalogue, type GameIdLists } from '../../shared/domain/games/catalogue.ts';
import { parseCategories, parseFeatured } from '../../shared/contracts/category-service.ts';
import { parseGamesFeed } from '../../shared/contracts/platform/games-feed.ts';
import { parseLiveLimits, toLiveTables } from '../../shared/contracts/platform/live-limits.ts';
import type { DroppedRecord } from '../../shared/contracts/parsing/shape.ts';
import { parseStoredCatalogue } from '../../shared/domain/games/stored-catalogue.ts';
import { indexReviewSlugs } from '../../shared/domain/games/tile.ts';
import type { Currency, DeviceCode } from '../../shared/domain/visitor.ts';
import type { LiveTable } from '../../shared/page-data.ts';
import type { CacheEntry } from '../cache/data-cache.ts';
import { cacheKeys } from '../cache/keys.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { createCategoriesClient } from '../upstream/categories.ts';
import { createPlatformClient, fetchGamesFeed } from '../upstream/platform.ts';
import { parsedFrom, requireSome } from '../upstream/parsed-from.ts';
import { readCatalogueSettings } from './catalogue-settings.ts';
import { createLobbyMemo, type LobbyMemo } from './lobby-memo.ts';
import { valueOrNull, type ServiceRequest } from './service-request.ts';

export interface LobbyViewer {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly device: DeviceCode;
}

/** The games, and what is known of them, as the edge serves them. */
export interface CatalogueService {
  /** Everything a lobby is built from; without a feed the catalogue is empty and `complete` is false. */
  lobby(viewer: LobbyViewer): Promise<{ readonly lobby: LobbyMemo; readonly complete: boolean }>;
  /** Tables of the live casino with their limits (§7.1); none when the platform does not say. */
  liveTables(lobby: LobbyMemo): Promise<readonly LiveTable[]>;
  /** Asks every upstream anew, for the scheduled refresh. */
  entries(viewer: LobbyViewer): readonly CacheEntry<unknown>[];
}

const storedLists = v.record(v.string(), v.array(v.number()));

export function createCatalogueService(request: ServiceRequest): CatalogueService {
  const { upstream, isolate } = request;
  const categories = createCategoriesClient(upstream);
  const platform = createPlatformClient(upstream);
  const { settings } = upstream;

  const noteDropped = (source: string, dropped: readonly DroppedRecord[]): void => {
    const [first] = dropped;
    if (first === undefined) return;
    request.record.note(
      `${source}: ${dropped.length} records dropped, the first at ${first.path}: ${first.reason}`,
    );
  };

  const feed = ({ locale, currency, device }: LobbyViewer) => ({
    key: cacheKeys.feed(LOCALE_FACTS[locale].language, currency, device),
    lifetime: LIFETIMES.catalogue,
    tags: ['feed'],
    parse: (stored: unknown) => indexCatalogue(parseStoredCatalogue(stored)),
    load: async () => {
      const body = await fetchGamesFeed(upstream, { locale, currency, device });
      const { catalogue, dropped } = parsedFrom('feed', settings.gamesFeedUrl, () => parseGamesFeed(body));
      requireSome('feed', settings.gamesFeedUrl, { kept: catalogue.games.length, dropped });
      noteDropped('feed', dropped);
      return catalogue;
    },
  });

  const lists = (
    key: string,
    load: () => Promise<unknown>,
    parse: typeof parseCategories,
  ): CacheEntry<GameIdLists> => ({
    key,
    lifetime: LIFETIMES.catalogue,
    tags: ['categories'],
    parse: (stored) => v.parse(storedLists, stored),
    load: async () => {
      const body = await load();
      const parsed = parsedFrom('categories', settings.categoryOrigin, () => parse(body));
      const kept = Object.keys(parsed.lists).length;
      requireSome('categories', settings.categoryOrigin, { kept, dropped: parsed.dropped });
      noteDropped(key, parsed.dropped);
      return parsed.lists;
    },
  });
  const customLists = lists(cacheKeys.categories(), categories.categories, parseCategories);
  const featuredLists = lists(cacheKeys.featured(), categories.featured, parseFeatured);

  const limits = {
    key: cacheKeys.liveLimits(),
    lifetime: LIFETIMES.live,
    tags: ['live'],
    parse: (stored: unknown) => parseLiveLimits(stored).limits,
    load: async () => {
      const body = await platform.liveLimits();
      const { limits: kept, dropped } = parsedFrom('platform', settings.platformOrigin, () =>
        parseLiveLimits(body),
      );
      requireSome('platform', settings.platformOrigin, { kept: kept.length, dropped });
      noteDropped('live limits', dropped);
      return body;
    },
  };

  return {
    async lobby(viewer) {
      const [index, custom, featured, catalogueSettings] = await Promise.all([
        valueOrNull(request, feed(viewer)),
        // §8: when the category calls fail, empty maps.
        valueOrNull(request, customLists),
        valueOrNull(request, featuredLists),
        readCatalogueSettings(request),
      ]);
      const key = cacheKeys.feed(LOCALE_FACTS[viewer.locale].language, viewer.currency, viewer.device);
      const known = isolate.lobbies.get(key);
      const isSame =
        known !== undefined &&
        known.sources.index === index &&
        known.sources.custom === custom &&
        known.sources.featured === featured &&
        known.settings === catalogueSettings;
      if (isSame) return { lobby: known, complete: true };
      const lobby = createLobbyMemo({
        sources: {
          index: index ?? indexCatalogue(EMPTY_CATALOGUE),
          device: viewer.device,
          curated: catalogueSettings.curated,
          custom: custom ?? {},
          featured: featured ?? {},
        },
        settings: catalogueSettings,
        reviewSlugById: indexReviewSlugs(catalogueSettings.reviewPages),
      });
      const complete = index !== null && custom !== null && featured !== null;
      if (complete) isolate.lobbies.set(key, lobby);
      return { lobby, complete };
    },

    async liveTables(lobby) {
      const found = await valueOrNull(request, limits);
      if (found === null) return [];
      return lobby.deriveFrom(found, () => toLiveTables(found, lobby.sources.index, lobby.reviewSlugById));
    },

    entries: (viewer) => [feed(viewer), customLists, featuredLists, limits],
  };
}
