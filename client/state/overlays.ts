import { createModel, signal } from '@preact/signals-react';
import type { Timers } from './collaborators.ts';
import type { ModelOf } from './model.ts';
import type { PlatformDialog } from './platform-calls.ts';

/** What lies over the page, by the names of `client/overlays/overlays.ts`. */
export const Overlays = createModel((timers: Pick<Timers, 'now'>) => {
  const openName = signal<string | null>(null);
  const stack = signal<readonly string[]>([]);
  const platformDialog = signal<PlatformDialog | null>(null);
  let openAskedMs = 0;
  return {
    /** Which of the overlays without a model of their own is open (`simpleOverlay`). */
    openName,
    /** All that lie over the page now, lowest first. Each has an entry in the history, and the last is the one in use. */
    stack,
    /** The platform's own dialog, as long as it is shown and where it can be closed from here. */
    platformDialog,
    /**
     * What was asked for later stays.
     * @param askedMs when this was, on the clock of the page's timers; it may open much later
     */
    open(name: string, askedMs = timers.now()) {
      if (openName.peek() !== null && askedMs < openAskedMs) return;
      openAskedMs = askedMs;
      openName.value = name;
    },
    /** When the one that is open under that name was asked for. */
    askedMs: (name: string): number | undefined => (openName.peek() === name ? openAskedMs : undefined),
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
