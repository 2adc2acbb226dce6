import type { Overlay } from '../overlay.ts';

/** A dialog of the platform's own (§7.6). Forward does not open it again: the player may have done there what was to be done. What must be answered first stays, with its entry. */
export const platformDialogOverlay: Overlay = {
  kind: 'platform',
  isOpen: ({ overlays }) => overlays.platformDialog.value !== null,
  close({ overlays }) {
    const dialog = overlays.platformDialog.peek();
    dialog?.close();
    // Another may lie below it.
    if (dialog?.isStaying?.() !== true && overlays.platformDialog.peek() === dialog)
      overlays.followPlatformDialog(null);
  },
  load: null,
};
