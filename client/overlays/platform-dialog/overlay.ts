import type { Overlay } from '../overlay.ts';

/** A dialog of the platform's own (§7.6). Forward does not open it again: the player may have done there what was to be done. */
export const platformDialogOverlay: Overlay = {
  kind: 'platform',
  isOpen: ({ overlays }) => overlays.platformDialog.value !== null,
  close({ overlays }) {
    overlays.platformDialog.peek()?.close();
    overlays.followPlatformDialog(null);
  },
  load: null,
};
