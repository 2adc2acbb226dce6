import { nameSlug } from '../name-slug.ts';
import { isThemeTab } from '../../config/tabs.ts';
import { gameIdList, resolveGames } from './catalogue.ts';
import type { Game } from './game.ts';
import type { Provider } from './providers.ts';
import { gamesOfTab, type LobbySources } from './tab-games.ts';

/** A theme or a provider as editors publish it (§7.3): a category below the type's parent, a post of the type, or both. */
export interface PublishedGroup {
  readonly slug: string;
  readonly name: string;
  /** The games that the editor has listed in the post. */
  readonly gameIds: readonly number[];
  /** Whether there is a post, which has a page even without games. */
  readonly hasPost: boolean;
}

/** A published group with its games. */
export type FilledGroup = Pick<PublishedGroup, 'slug' | 'name' | 'hasPost'> & {
  readonly games: readonly Game[];
};

/**
 * A theme's games, each once: those that the editor has listed, then the operator's lists of that slug (the category
 * service's, a featured list of its name), then the curated ones of the nine themes (§3). A theme that has none of them
 * gets the games with its slug among the words of their name.
 */
export function gamesOfTheme(
  { slug, name, gameIds }: PublishedGroup,
  sources: LobbySources,
): readonly Game[] {
  const listed = resolveGames(
    [
      ...gameIds,
      ...listedIds(slug, name, sources),
      ...(isThemeTab(slug) ? gamesOfTab(slug, sources).map(({ id }) => id) : []),
    ],
    sources.index,
  );
  return listed.length > 0 ? listed : sources.index.games.filter((game) => isNamed(game, slug));
}

/**
 * The catalogue's providers and the published ones. A published provider has the games of the provider with its slug or
 * its name, else those listed for it; where its slug is not the catalogue's, it takes that one's place.
 */
export function withPublished(
  providers: readonly Provider[],
  published: readonly PublishedGroup[],
  sources: LobbySources,
): readonly Provider[] {
  const bySlug = new Map(providers.map((provider) => [provider.slug, provider]));
  const replaced = new Set<Provider>();
  const added = published
    .filter(({ slug }) => !bySlug.has(slug))
    .flatMap((group): Provider[] => {
      const { slug, name, gameIds, hasPost } = group;
      const known = bySlug.get(nameSlug(name));
      if (known !== undefined) replaced.add(known);
      const games =
        known?.games ?? resolveGames([...gameIds, ...listedIds(slug, name, sources)], sources.index);
      return games.length > 0 || hasPost ? [{ slug, name, games, gameCount: games.length }] : [];
    });
  if (added.length === 0) return providers;
  return [...providers.filter((provider) => !replaced.has(provider)), ...added].toSorted(
    (left, right) => right.gameCount - left.gameCount,
  );
}

/** Ids in the category service's list of that slug, and in the featured list of that name or slug (§7.2). */
function listedIds(slug: string, name: string, { custom, featured }: LobbySources): readonly number[] {
  const names = new Set([slug, nameSlug(name)]);
  return [
    ...gameIdList(custom, slug),
    ...Object.entries(featured)
      .filter(([list]) => names.has(nameSlug(list)))
      .flatMap(([, ids]) => ids),
  ];
}

/** Whether a game's name has the slug's words in a row: `space` is in "Lost in Space". */
function isNamed({ name }: Game, slug: string): boolean {
  return `-${nameSlug(name)}-`.includes(`-${slug}-`);
}
