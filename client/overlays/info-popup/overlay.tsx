import type { Overlay } from '../overlay.ts';

/** Help and policies (§2.8). */
export const infoPopupOverlay: Overlay = {
  isWanted: ({ infoPopup }) => infoPopup.isOpen.value,
  async load() {
    const { InfoPopup } = await import('./info-popup.tsx');
    return <InfoPopup />;
  },
  giveUp: ({ infoPopup }) => infoPopup.close(),
};
