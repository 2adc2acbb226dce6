import type { LobbySources } from '../../shared/domain/games/tab-games.ts';
import type { CatalogueSettings } from '../../shared/domain/games/catalogue-settings.ts';

/**
 * The catalogue as one kind of visitor sees it, with everything that was derived from it: rows, lists, providers are
 * made once for each state of the data and then shared, since they are plain data that nobody writes to.
 */
export interface LobbyMemo {
  readonly sources: LobbySources;
  readonly settings: CatalogueSettings;
  readonly reviewSlugById: ReadonlyMap<number, string>;
  /** Gives what `make` makes, made once under this name. */
  derive<T>(name: string, make: () => T): T;
  /** The same for what also depends on other data: made once for each state of it. */
  deriveFrom<T>(source: object, make: () => T): T;
}

export function createLobbyMemo(facts: Omit<LobbyMemo, 'derive' | 'deriveFrom'>): LobbyMemo {
  const derived = new Map<string, unknown>();
  const bySource = new WeakMap<object, unknown>();
  return {
    ...facts,
    derive<T>(name: string, make: () => T): T {
      if (!derived.has(name)) {
        // A site has some hundred derived lists; whoever makes names out of input would be bounded here.
        if (derived.size > 1_000) derived.clear();
        derived.set(name, make());
      }
      // Only this function writes, under names that each stand for one `make`.
      return derived.get(name) as T;
    },
    deriveFrom<T>(source: object, make: () => T): T {
      if (!bySource.has(source)) bySource.set(source, make());
      // As above: each source stands for one `make`.
      return bySource.get(source) as T;
    },
  };
}
