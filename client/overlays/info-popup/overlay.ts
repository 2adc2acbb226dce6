import { componentOf, type Overlay } from '../overlay.ts';

/** Help and policies (§2.8). */
export const infoPopupOverlay: Overlay = {
  kind: 'modal',
  isOpen: ({ infoPopup }) => infoPopup.isOpen.value,
  close: ({ infoPopup }) => infoPopup.close(),
  load: componentOf('info-popup'),
  reopen: ({ infoPopup }, _name, page) => infoPopup.open(page),
  memo: ({ infoPopup }) => infoPopup.currentPage.peek() ?? '',
};
