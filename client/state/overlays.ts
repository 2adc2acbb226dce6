import { createModel, signal } from '@preact/signals-react';
import type { ModelOf } from './model.ts';
import type { PlatformDialog } from './platform-calls.ts';

/** What lies over the page, by the names of `client/overlays/overlays.ts`. */
export const Overlays = createModel(() => {
  const openName = signal<string | null>(null);
  const stack = signal<readonly string[]>([]);
  const platformDialog = signal<PlatformDialog | null>(null);
  return {
    /** Which of the overlays without a model of their own is open (`simpleOverlay`). */
    openName,
    /** All that lie over the page now, lowest first. Each has an entry in the history, and the last is the one in use. */
    stack,
    /** The platform's own dialog, as long as it is shown and where it can be closed from here. */
    platformDialog,
    open(name: string) {
      openName.value = name;
    },
    /** Closes that one, unless another has taken its place meanwhile. */
    close(name: string) {
      if (openName.peek() === name) openName.value = null;
    },
    /** The platform shows a dialog that can be closed so; null: it shows none, or one that cannot. */
    followPlatformDialog(opened: PlatformDialog | null) {
      platformDialog.value = opened;
    },
    /** Those of `names` that lay over the page before keep their order; the others lie above them. */
    restack(names: readonly string[]) {
      const before = stack.peek();
      const stayed = before.filter((name) => names.includes(name));
      const came = names.filter((name) => !before.includes(name));
      if (came.length > 0 || stayed.length < before.length) stack.value = [...stayed, ...came];
    },
  };
});

export type OverlaysModel = ModelOf<typeof Overlays>;
