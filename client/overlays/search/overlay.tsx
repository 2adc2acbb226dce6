import type { Overlay } from '../overlay.ts';

/** The game search (§2.10). */
export const searchOverlay: Overlay = {
  kind: 'modal',
  isOpen: ({ search }) => search.isOpen.value,
  close: ({ search }) => search.close(),
  async load() {
    const { SearchOverlay } = await import('./search-overlay.tsx');
    return <SearchOverlay />;
  },
  isTypedInto: true,
  reopen: ({ search }) => search.open(),
};
