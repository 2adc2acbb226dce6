import type { Overlay } from '../overlay.ts';

/** Help and policies (§2.8). */
export const infoPopupOverlay: Overlay = {
  kind: 'modal',
  isOpen: ({ infoPopup }) => infoPopup.isOpen.value,
  close: ({ infoPopup }) => infoPopup.close(),
  async load() {
    const { InfoPopup } = await import('./info-popup.tsx');
    return <InfoPopup />;
  },
  reopen: ({ infoPopup }, _name, page) => infoPopup.open(page),
  memo: ({ infoPopup }) => infoPopup.currentPage.peek() ?? '',
};
