import type { Overlay } from '../overlay.ts';

/** The game search (§2.10). */
export const searchOverlay: Overlay = {
  isWanted: ({ search }) => search.isOpen.value,
  async load() {
    const { SearchOverlay } = await import('./search-overlay.tsx');
    return <SearchOverlay />;
  },
  giveUp: ({ search }) => search.close(),
};
