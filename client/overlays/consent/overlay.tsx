import type { Overlay } from '../overlay.ts';

/** The consent popup (§4). */
export const consentOverlay: Overlay = {
  isWanted: ({ consent }) => consent.isShown.value,
  async load() {
    const { ConsentPopup } = await import('./consent-popup.tsx');
    return <ConsentPopup />;
  },
  giveUp: ({ consent }) => consent.putOff(),
};
