import { type Locale } from '../../i18n/locales.ts';
import { nameCollator } from './a-to-z.ts';
import type { Game } from './game.ts';
import { nameSlug } from '../name-slug.ts';

/** A maker of games (§3 Provider). */
export interface Provider {
  readonly name: string;
  readonly slug: string;
  readonly gameCount: number;
  /** In the order of the games given. */
  readonly games: readonly Game[];
}

/** What a list of providers shows of each. */
export interface ProviderSummary {
  readonly name: string;
  readonly slug: string;
  readonly gameCount: number;
  readonly logo: string | null;
}

/** Slugs by provider name (§3: about 30 of them). */
export type ProviderSlugs = ReadonlyMap<string, string>;

/**
 * Returns a function from a provider's name to its slug: that of the map, whatever its case, spaces and accents, else
 * the automatic one (§3, §5); an empty string for a name without letters.
 */
export function providerSlugger(slugs: ProviderSlugs): (name: string) => string {
  const mapped = new Map([...slugs].map(([name, slug]) => [nameSlug(name), slug]));
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const automatic = nameSlug(name);
    const slug = mapped.get(automatic) ?? automatic;
    known.set(name, slug);
    return slug;
  };
}

/** The slugs that do not follow from the provider's name: all that a browser needs of the map. */
export function slugsApart(slugs: ProviderSlugs): readonly (readonly [name: string, slug: string])[] {
  return [...slugs].filter(([name, slug]) => slug !== nameSlug(name));
}

/**
 * The providers of the games, those with most games first, then by name (§3). A game counts for its provider and for
 * its sub-provider (a studio's label has a page of its own); names with one slug are one provider, under the first
 * name.
 */
export function listProviders(
  games: readonly Game[],
  slugs: ProviderSlugs,
  locale: Locale,
): readonly Provider[] {
  const slugOf = providerSlugger(slugs);
  const bySlug = new Map<string, { readonly name: string; readonly games: Game[] }>();
  const count = (game: Game, name: string, slug: string): void => {
    const provider = bySlug.get(slug);
    if (provider === undefined) bySlug.set(slug, { name, games: [game] });
    else provider.games.push(game);
  };
  for (const game of games) {
    const slug = game.provider === null ? '' : slugOf(game.provider);
    if (game.provider !== null && slug !== '') count(game, game.provider, slug);
    const subSlug = game.subProvider === null ? '' : slugOf(game.subProvider);
    if (game.subProvider !== null && subSlug !== '' && subSlug !== slug)
      count(game, game.subProvider, subSlug);
  }
  const { compare } = nameCollator(locale);
  return [...bySlug]
    .map(([slug, provider]): Provider => ({
      name: provider.name,
      slug,
      gameCount: provider.games.length,
      games: provider.games,
    }))
    .toSorted((left, right) => right.gameCount - left.gameCount || compare(left.name, right.name));
}
