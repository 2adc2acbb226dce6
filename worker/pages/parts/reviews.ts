import { indexReviewSlugs } from '../../../shared/domain/games/tile.ts';
import { lobbyOf } from './lobby.ts';
import { safely } from './safely.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';

interface WrittenReview {
  readonly slug: string;
  /** As its editor says; null or NaN: not at all. */
  readonly gameId: number | null;
}

/**
 * The game that a review is about: that of the fixed list (§3), else its editor's. Also of one that WordPress does not list
 * yet, or never will: a draft in its preview.
 */
export function reviewedId(lobby: LobbyMemo, { slug, gameId }: WrittenReview): number | null {
  const idBySlug = lobby.derive(
    'reviewed-ids',
    () => new Map(lobby.settings.reviewPages.map((page) => [page.slug, page.gameId])),
  );
  return idBySlug.get(slug) ?? gameId;
}

export interface ExcludedReviews {
  readonly slugs: ReadonlySet<string>;
  readonly complete: boolean;
}

/**
 * The slugs of reviews whose games appeal to children: they are in no list either (§5). Not `complete` while WordPress or the
 * catalogue cannot say which.
 */
export async function excludedReviews(context: AnyLoaderContext): Promise<ExcludedReviews> {
  const { services, address } = context;
  const [{ lobby, complete }, posts] = await Promise.all([
    lobbyOf(context),
    safely(services.content.slugs('games', address.locale), services),
  ]);
  const { excludedIds } = lobby.sources.index;
  const written = (posts ?? []).filter((post) => excludedIds.has(reviewedId(lobby, post) ?? 0));
  return { slugs: new Set(written.map(({ slug }) => slug)), complete: complete && posts !== null };
}

interface KnownReviews {
  readonly slugById: ReadonlyMap<number, string>;
  readonly complete: boolean;
}

/**
 * The reviews for a list whose tiles ask for their info icon (§2.11): those of the fixed list (§3) that WordPress has, and
 * after them those that editors have published since with the id of their game. Not `complete` while WordPress cannot say
 * which.
 */
export async function knownReviews(
  { services, address }: AnyLoaderContext,
  { settings }: Pick<LobbyMemo, 'settings'>,
): Promise<KnownReviews> {
  const posts = await safely(services.content.slugs('games', address.locale), services);
  const slugById = new Map(indexReviewSlugs(settings.reviewPages, posts));
  for (const { gameId, slug } of posts ?? []) {
    if (gameId !== null && !slugById.has(gameId)) slugById.set(gameId, slug);
  }
  return { slugById, complete: posts !== null };
}
