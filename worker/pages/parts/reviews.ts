import { safely } from './safely.ts';
import type { AnyLoaderContext } from '../../page/loader.ts';
import type { LobbyMemo } from '../../services/lobby-memo.ts';

interface KnownReviews {
  readonly slugById: ReadonlyMap<number, string>;
  readonly complete: boolean;
}

/**
 * The reviews for a list whose tiles ask for their info icon (§2.11): those of the fixed list (§3), and after them those
 * that editors have published since with the id of their game. Not `complete` while WordPress cannot say which.
 */
export async function knownReviews(
  { services, address }: AnyLoaderContext,
  { reviewSlugById }: Pick<LobbyMemo, 'reviewSlugById'>,
): Promise<KnownReviews> {
  const posts = await safely(services.content.slugs('games', address.locale), services);
  const slugById = new Map(reviewSlugById);
  for (const { gameId, slug } of posts ?? []) {
    if (gameId !== null && !slugById.has(gameId)) slugById.set(gameId, slug);
  }
  return { slugById, complete: posts !== null };
}
