import { focusInside } from '../../ui/dialog/focus-inside.ts';
import type { IsForeign } from './tree.ts';

/**
 * Overlays have been closed for what the platform shows by itself; their modal dialogs go with the next paint. Until then they keep
 * everything else from the focus, for which the platform may have asked already, or asks now: so they close at once, and it has the
 * focus, unless it has taken that.
 * @param shown as told by the platform; unknown where that is no element
 * @param closed names of overlays
 */
export function yieldTo(shown: unknown, closed: readonly string[], isForeign: IsForeign): void {
  const own = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter((dialog) => {
    // The layout renders the menu.
    const name = dialog.closest<HTMLElement>('[data-overlay-slot]')?.dataset['overlaySlot'] ?? 'sideMenu';
    return closed.includes(name) && !isForeign(dialog);
  });
  for (const dialog of own) dialog.close();
  if (own.length > 0 && shown instanceof Element && !shown.contains(document.activeElement))
    focusInside(shown);
}
