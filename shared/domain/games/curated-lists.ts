import type { CuratedTab } from '../../config/curated-lists.ts';
import type { ThemeTab } from '../../config/tabs.ts';

/** The curated id lists of §3: a tab's, a theme's, the fixed jackpots (§5) and the long popular list. */
export type CuratedListName = CuratedTab | ThemeTab | 'jackpots' | 'popular';

/** Each in the editor's order. Ids of games that no longer exist may be in them; `resolveGames` skips them. */
export type CuratedLists = Readonly<Record<CuratedListName, readonly number[]>>;
