import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-react';
import { INITIAL_POPULAR_GAMES, SEARCH_FIRST_PAGE_SIZE } from '../../../shared/config/constants.ts';
import { categoriesForDevice } from '../../../shared/domain/games/catalogue.ts';
import type { Catalogue } from '../../../shared/domain/games/catalogue-schema.ts';
import type { GameTile } from '../../../shared/domain/games/game.ts';
import { providerSlugger } from '../../../shared/domain/games/providers.ts';
import { inOneLine, toTile } from '../../../shared/domain/games/tile.ts';
import type { DeviceCode } from '../../../shared/domain/visitor.ts';
import type { PageOf } from '../../../shared/pages/pages.ts';
import type { SearchGroup } from '../../../shared/search/find-groups.ts';
import { searchGames } from '../../../shared/search/search-games.ts';
import { indexGames, type SearchIndex } from '../../../shared/search/search-index.ts';
import { runInSlices, type Slicing } from '../slices/in-slices.ts';

/** What the search page has before there is a query (§2.10): the editors' popular games, and slugs of providers. */
export type SearchSuggestions = Pick<PageOf<'game-search'>, 'popular' | 'groups' | 'providerSlugs'>;

/** Prefixes, a word, a misspelling and a word that no game has. */
const REHEARSED = ['s', 'go', 'gold', 'golden', 'ruolette', 'golden sca', 'xqzk'];

/** The part of a catalogue that search uses; the same for the platform's and the edge's. */
export type SearchableCatalogue = Pick<Catalogue, 'games' | 'categories'>;

export interface SearchCatalogueParts {
  /** The platform's games, null until it has sent them (§7.7). */
  readonly announced: ReadonlySignal<SearchableCatalogue | null>;
  /** The edge's games, used until the platform has sent its own; null when they cannot be loaded. */
  readonly fetchCatalogue: () => Promise<SearchableCatalogue | null>;
  readonly fetchSuggestions: () => Promise<SearchSuggestions | null>;
  /** Each opening asks for what could not be loaded before. */
  readonly isOpen: ReadonlySignal<boolean>;
  /** Whose variant of the popular games is meant (§4 category builder). */
  readonly device: DeviceCode;
  readonly slicing: Omit<Slicing, 'isWanted'>;
}

/** The search index, built in short slices so that typing is not blocked. Imported by the overlay alone. */
export interface SearchCatalogueModel {
  /** Null until it is built. It is built again from the platform's games once they have come. */
  readonly index: ReadonlySignal<SearchIndex | null>;
  /** No games could be loaded; the edge's own search page may still work. */
  readonly isUnavailable: ReadonlySignal<boolean>;
  /** The edge's; where it has none or cannot be asked, those of the games in hand. */
  readonly popular: ReadonlySignal<readonly GameTile[]>;
  /** Themes and kinds of game; none until the edge has told them. */
  readonly groups: ReadonlySignal<readonly SearchGroup[]>;
  /** Slug of a provider's page by its name (§3); made from the name where the edge has none. */
  slugOf(providerName: string): string;
}

export const SearchCatalogue = createModel((parts: SearchCatalogueParts): SearchCatalogueModel => {
  const { announced, fetchCatalogue, fetchSuggestions, isOpen, device, slicing } = parts;
  const index = signal<SearchIndex | null>(null);
  const isUnavailable = signal(false);
  const latest = signal<SearchableCatalogue | null>(null);
  /** Null until the edge has been asked. */
  const suggested = signal<readonly GameTile[] | null>(null);
  const popular = computed(() => {
    const isLacking = suggested.value?.length === 0;
    return isLacking ? popularTiles(latest.value, device) : (suggested.value ?? []);
  });
  const groups = signal<readonly SearchGroup[]>([]);
  let slugOf = providerSlugger(new Map());

  const build = async (catalogue: SearchableCatalogue) => {
    latest.value = catalogue;
    isUnavailable.value = false;
    const isWanted = () => latest.peek() === catalogue;
    const make = async () => {
      const steps = indexGames(catalogue.games, { popularIds: popularIds(catalogue, device) });
      return runInSlices(steps, { ...slicing, isWanted });
    };
    const built = await make().catch((error: unknown) => {
      // Of an edge of another build than this tab's it may have another shape: then there are no games here.
      console.warn('The search', error);
      if (isWanted()) latest.value = null;
      isUnavailable.value = latest.peek() === null;
      return null;
    });
    if (built === null) return;
    index.value = built;
    await rehearse(built, isWanted);
  };
  /**
   * Runs a few searches, since the browser runs code faster once it has been compiled. Each waits until the browser is idle, or
   * for the longest pause: between the visitor's first characters too.
   */
  const rehearse = async (built: SearchIndex, isWanted: () => boolean) => {
    for (const query of REHEARSED) {
      await slicing.pause();
      if (!isWanted()) return;
      searchGames(built, query, { limit: SEARCH_FIRST_PAGE_SIZE });
    }
  };

  effect(() => {
    if (announced.value !== null) void build(announced.value);
  });

  const fetchGames = oneAtATime(async () => {
    if (latest.peek() !== null) return;
    isUnavailable.value = false;
    const fetched = await fetchCatalogue();
    // The platform's games may have come meanwhile; they take precedence.
    if (latest.peek() !== null) return;
    if (fetched === null) isUnavailable.value = true;
    else await build(fetched);
  });
  let hasSuggestions = false;
  const suggest = oneAtATime(async () => {
    if (hasSuggestions) return;
    const suggestions = await fetchSuggestions();
    suggested.value = suggestions?.popular ?? [];
    if (suggestions === null) return;
    hasSuggestions = true;
    slugOf = providerSlugger(new Map(suggestions.providerSlugs));
    groups.value = suggestions.groups;
  });
  effect(() => {
    if (!isOpen.value) return;
    fetchGames();
    suggest();
  });

  return {
    index,
    isUnavailable,
    popular,
    groups,
    slugOf: (providerName) => slugOf(providerName),
  };
});

function popularIds({ categories }: SearchableCatalogue, device: DeviceCode): readonly number[] {
  const lists = categoriesForDevice(categories, device).flatMap(({ subCategories }) => subCategories);
  return lists.find(({ slug }) => slug === 'popular-games')?.gameIds ?? [];
}

function popularTiles(catalogue: SearchableCatalogue | null, device: DeviceCode): readonly GameTile[] {
  if (catalogue === null) return [];
  const gameById = new Map(catalogue.games.map((game) => [game.id, game]));
  return [...new Set(popularIds(catalogue, device))]
    .flatMap((id) => gameById.get(id) ?? [])
    .slice(0, INITIAL_POPULAR_GAMES)
    .map((game) => toTile(inOneLine(game)));
}

/** Starts it unless it is under way. */
function oneAtATime(run: () => Promise<void>): () => void {
  let underWay: Promise<void> | null = null;
  return () => {
    underWay ??= run().finally(() => {
      underWay = null;
    });
  };
}
