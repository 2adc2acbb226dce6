import { isThemeTab, THEME_TABS } from '../../../shared/config/tabs.ts';
import { listProviders, type Provider } from '../../../shared/domain/games/providers.ts';
import {
  gamesOfTheme,
  withPublished,
  type FilledGroup,
  type PublishedGroup,
} from '../../../shared/domain/games/published-groups.ts';
import { nameSlug } from '../../../shared/domain/name-slug.ts';
import type { Locale } from '../../../shared/i18n/locales.ts';
import { titleOf } from '../../../shared/i18n/messages.ts';
import { listedGameIds, type PostRecord } from '../../content/post.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';
import { awaitsGames, lobbyOf } from './lobby.ts';
import { attempt } from './safely.ts';

interface Groups<Group> {
  readonly groups: readonly Group[];
  /** False when the games or the editors' groups could not be loaded: then some are missing. */
  readonly complete: boolean;
  /** Why the editors' groups could not be loaded; `null`: they were. */
  readonly error: unknown;
}

/** The nine themes and those that editors have published (§3, §7.3), with their games; one with neither is left out. */
export async function themesOf(context: AnyLoaderContext): Promise<Groups<FilledGroup>> {
  const [{ lobby, complete }, { value, error }] = await Promise.all([
    lobbyOf(context),
    attempt(context.services.content.groups('themes', context.address.locale), context.services),
  ]);
  const published = new Map((value ?? []).map((group) => [group.slug, group]));
  const curated = THEME_TABS.map((slug) => ({
    ...(published.get(slug) ?? { gameIds: [], hasPost: false }),
    slug,
    name: titleOf(context.messages, slug),
  }));
  const others = [...published.values()].filter(({ slug }) => !isThemeTab(slug));
  const groups = [...curated, ...others].map((group: PublishedGroup) => ({
    slug: group.slug,
    name: group.name,
    hasPost: group.hasPost,
    games: gamesOfTheme(group, lobby.sources),
  }));
  return {
    groups: groups.filter(({ games, hasPost }) => games.length > 0 || hasPost),
    complete: complete && error === null,
    error,
  };
}

/** The providers of the catalogue and those that editors have published (§3, §7.3), those with most games first. */
export async function providersOf(context: AnyLoaderContext): Promise<Groups<Provider>> {
  const { locale } = context.address;
  const [{ lobby, complete }, { value, error }] = await Promise.all([
    lobbyOf(context),
    attempt(context.services.content.groups('providers', locale), context.services),
  ]);
  return {
    groups: withPublished(catalogueProviders(lobby, locale), value ?? [], lobby.sources),
    complete: complete && error === null,
    error,
  };
}

/**
 * The same for a page that lists them.
 * @throws (rejects) Error when none is known because neither games nor editors' groups could be loaded: §8's error is shown
 *   instead of a wrong empty list
 */
export async function knownGroups<Group>(found: Promise<Groups<Group>>): Promise<Groups<Group>> {
  const known = await found;
  const { groups, complete, error } = known;
  if (groups.length === 0 && !complete) throw new Error('No group can be had', { cause: error });
  return known;
}

/** What the browser lists a group's games by, where the edge has none (§3 Game); null: it has. */
export function awaitedGroup(
  lobby: LobbyMemo,
  { slug, name }: Pick<PublishedGroup, 'slug' | 'name'>,
  post: PostRecord | null,
): PublishedGroup | null {
  if (!awaitsGames(lobby)) return null;
  return { slug, name, gameIds: listedGameIds(post?.fields ?? {}), hasPost: post !== null };
}

function catalogueProviders(lobby: LobbyMemo, locale: Locale): readonly Provider[] {
  const { sources, settings } = lobby;
  return lobby.derive(`provider-list:${locale}`, () =>
    listProviders(sources.index.games, settings.providerSlugs, locale),
  );
}

/** Whether a theme has its page by its games alone, whatever editors have written of it, and so in every language. */
export function isThemeOfGames(slug: string, { sources }: LobbyMemo): boolean {
  return (
    isThemeTab(slug) && gamesOfTheme({ slug, name: slug, gameIds: [], hasPost: false }, sources).length > 0
  );
}

/** The same of a provider. */
export function isProviderOfGames(slug: string, lobby: LobbyMemo, locale: Locale): boolean {
  return catalogueProviders(lobby, locale).some((one) => one.slug === slug);
}

/** A published provider may stand in the list under a slug of its own; the catalogue's leads to it as well. */
export function providerAt(providers: readonly Provider[], slug: string): Provider | undefined {
  return providers.find((one) => one.slug === slug) ?? providers.find(({ name }) => nameSlug(name) === slug);
}
