import type { Overlay } from '../overlay.ts';

/** The side menu (§2.7). Its dialog is part of the layout: it opens before scripts have loaded. */
export const sideMenuOverlay: Overlay = {
  kind: 'modal',
  isOpen: ({ menu }) => menu.isOpen.value,
  close: ({ menu }) => menu.close(),
  load: null,
  reopen: ({ menu }) => menu.open(),
};
