import type { AppState } from '../../state/app-state.ts';
import { fetchCatalogue } from '../../state/games/fetch-catalogue.ts';

/** Has the edge's games stand in for the platform's, which may come meanwhile. Imported where they are wanted. */
export async function takeEdgeGames({
  games,
  navigation,
}: Pick<AppState, 'games' | 'navigation'>): Promise<void> {
  const fetched = await fetchCatalogue(navigation.pageData.peek().address.locale);
  if (fetched === null || fetched.games.length === 0 || games.catalogue.peek() !== null) return;
  games.setCatalogue({ ...fetched, defaultCategory: 0, excludedIds: [] });
}
