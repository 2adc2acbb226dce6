import type { Overlay } from '../overlay.ts';

/** The contact popup (§2.12). It stays mounted, so that a message survives a press beside the popup. */
export const contactOverlay: Overlay = {
  isWanted: ({ overlays }, name) => overlays.openName.value === name,
  async load() {
    const { ContactPopup } = await import('./contact-popup.tsx');
    return <ContactPopup />;
  },
  giveUp: ({ overlays }) => overlays.close(),
};
