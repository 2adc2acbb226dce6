import type { Overlay } from '../overlay.ts';

/** The contact popup (§2.12). It stays mounted, so that a message survives a press beside the popup. */
export const contactOverlay: Overlay = {
  kind: 'modal',
  isOpen: ({ overlays }, name) => overlays.openName.value === name,
  close: ({ overlays }) => overlays.close(),
  async load() {
    const { ContactPopup } = await import('./contact-popup.tsx');
    return <ContactPopup />;
  },
  reopen: ({ overlays }, name) => overlays.open(name),
};
