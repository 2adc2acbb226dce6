import type { Currency } from '../../shared/config/currencies.ts';
import type { LobbySources } from '../../shared/domain/games/tab-games.ts';
import type { CatalogueSettings } from '../../shared/domain/games/catalogue-settings.ts';
import { indexReviewSlugs, type SeoGamePage } from '../../shared/domain/games/tile.ts';

/**
 * The catalogue for one kind of visitor, with everything derived from it: rows, lists and providers are made once for
 * each state of the data and then shared, so they must not be written to.
 */
export interface LobbyMemo {
  readonly sources: LobbySources;
  readonly currency: Currency;
  readonly settings: CatalogueSettings;
  /** The reviews that WordPress has; null: it could not say in time. */
  readonly reviews: readonly Pick<SeoGamePage, 'slug'>[] | null;
  /** Those of the fixed list (§3), without what WordPress has not. */
  readonly reviewSlugById: ReadonlyMap<number, string>;
  /** Returns what `make` returns, made once under this name. */
  derive<T>(name: string, make: () => T): T;
  /** The same for a value that depends on other data too: made once for each `source`. */
  deriveFrom<T>(source: object, make: () => T): T;
}

export function createLobbyMemo(
  facts: Omit<LobbyMemo, 'derive' | 'deriveFrom' | 'reviewSlugById'>,
): LobbyMemo {
  const derived = new Map<string, unknown>();
  const bySource = new WeakMap<object, unknown>();
  return {
    ...facts,
    reviewSlugById: indexReviewSlugs(facts.settings.reviewPages, facts.reviews),
    derive<T>(name: string, make: () => T): T {
      if (!derived.has(name)) {
        // A site has some hundred derived lists; this bounds names that are made from input.
        if (derived.size > 1_000) derived.clear();
        derived.set(name, make());
      }
      // Only this function writes, and each name belongs to one `make`.
      return derived.get(name) as T;
    },
    deriveFrom<T>(source: object, make: () => T): T {
      if (!bySource.has(source)) bySource.set(source, make());
      // As above: each source belongs to one `make`.
      return bySource.get(source) as T;
    },
  };
}

/** The lobby with the reviews that WordPress lists now; while tiles lead to the same ones, all that is derived stays. */
export function withReviews(lobby: LobbyMemo, reviews: LobbyMemo['reviews']): LobbyMemo {
  if (reviews === lobby.reviews) return lobby;
  const links = indexReviewSlugs(lobby.settings.reviewPages, reviews);
  const isSame =
    links.size === lobby.reviewSlugById.size &&
    Array.from(links).every(([id, slug]) => lobby.reviewSlugById.get(id) === slug);
  return isSame ? { ...lobby, reviews } : createLobbyMemo({ ...lobby, reviews });
}
