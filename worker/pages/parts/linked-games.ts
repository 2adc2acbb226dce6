import { isTab, type Tab } from '../../../shared/config/tabs.ts';
import type { SafeHtml } from '../../../shared/domain/content.ts';
import { resolveGames } from '../../../shared/domain/games/catalogue.ts';
import { buildRow, buildTabRow, type LobbyRowsInput } from '../../../shared/domain/games/lobby-rows.ts';
import type { LobbyRow } from '../../../shared/domain/games/lobby.ts';
import { splitLocale } from '../../../shared/routing/locale-path.ts';
import { matchPage, type MatchedPage } from '../../../shared/routing/match-page.ts';
import { pathTo } from '../../../shared/routing/path-to.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';
import { lobbyOf, rowsOfSizes } from './lobby.ts';
import { providerAt, providersOf } from './published-groups.ts';
import { knownReviews } from './reviews.ts';

const LINKED_PATH = / href="(\/[^"?#]*)/gu;

interface LinkedGames {
  readonly row: LobbyRow | null;
  readonly complete: boolean;
}

/**
 * The games that a text is about, as a row of the lobby: those of the first tab or theme that it links to, else those of
 * the first studio, else those whose reviews it links to. WordPress has no field for them, and editors link to them.
 */
export async function linkedGames(context: AnyLoaderContext, html: SafeHtml): Promise<LinkedGames> {
  const pages = linkedPages(html);
  const tab = pages.map(tabOf).find((one) => one !== undefined);
  if (tab !== undefined) return ofTab(context, tab);
  const ofStudio = await ofFirstStudio(context, parametersOf(pages, 'provider', 'provider'));
  return ofStudio.row === null ? ofReviews(context, parametersOf(pages, 'game-review', 'slug')) : ofStudio;
}

function linkedPages(html: SafeHtml): readonly MatchedPage[] {
  return Array.from(html.matchAll(LINKED_PATH), ([, path = '']) => matchPage(splitLocale(path).path)).filter(
    (page) => page !== null,
  );
}

/** A theme is a tab with a page of its own. */
function tabOf({ parameters }: MatchedPage): Tab | undefined {
  const tab = parameters['tab'] ?? parameters['theme'] ?? '';
  return isTab(tab) ? tab : undefined;
}

function parametersOf(
  pages: readonly MatchedPage[],
  name: MatchedPage['name'],
  parameter: string,
): readonly string[] {
  return pages.filter((page) => page.name === name).map(({ parameters }) => parameters[parameter] ?? '');
}

async function ofTab(context: AnyLoaderContext, tab: Tab): Promise<LinkedGames> {
  const { lobby, complete } = await lobbyOf(context);
  const [row] = rowsOfSizes(lobby, context.visitor, `row:${tab}`, (sizes) => [
    buildTabRow(tab, { ...lobby, sizes }),
  ]);
  return { row: withGames(row), complete };
}

async function ofFirstStudio(context: AnyLoaderContext, slugs: readonly string[]): Promise<LinkedGames> {
  if (slugs.length === 0) return { row: null, complete: true };
  const [{ lobby }, { groups, complete }] = await Promise.all([lobbyOf(context), providersOf(context)]);
  const studio = slugs
    .map((slug) => providerAt(groups, slug))
    .find((found) => found !== undefined && found.gameCount > 0);
  if (studio === undefined) return { row: null, complete };
  const row = buildRow(
    {
      id: 'studio',
      title: studio.name,
      games: studio.games,
      href: pathTo('provider', { provider: studio.slug }),
    },
    rowInput(context, lobby),
  );
  return { row, complete };
}

async function ofReviews(context: AnyLoaderContext, slugs: readonly string[]): Promise<LinkedGames> {
  if (slugs.length === 0) return { row: null, complete: true };
  const { lobby, complete } = await lobbyOf(context);
  const reviews = await knownReviews(context, lobby);
  const idBySlug = new Map(Array.from(reviews.slugById, ([id, slug]) => [slug, id]));
  const ids = slugs.flatMap((slug) => idBySlug.get(slug) ?? []);
  const row = buildRow(
    {
      id: 'reviewed',
      title: context.messages.review.offerGames,
      games: resolveGames(ids, lobby.sources.index),
    },
    { ...rowInput(context, lobby), reviewSlugById: reviews.slugById },
  );
  return { row: withGames(row), complete: complete && reviews.complete };
}

function rowInput(
  { visitor }: AnyLoaderContext,
  { reviewSlugById }: LobbyMemo,
): Omit<LobbyRowsInput, 'sources'> {
  return { reviewSlugById, sizes: visitor };
}

function withGames(row: LobbyRow | undefined): LobbyRow | null {
  return row === undefined || row.total === 0 ? null : row;
}
