import { componentOf, type Overlay } from '../overlay.ts';

/** The contact popup (§2.12). It stays mounted, so that a message survives a press beside the popup. */
export const contactOverlay: Overlay = {
  kind: 'modal',
  isOpen: ({ overlays }, name) => overlays.openName.value === name,
  close: ({ overlays }, name) => overlays.close(name),
  load: componentOf('contact'),
  reopen: ({ overlays }, name) => overlays.open(name),
};
