import { createModel, signal } from '@preact/signals-react';
import type { Timers } from './collaborators.ts';
import type { ModelOf } from './model.ts';
import type { ContainedWidget, PlatformDialog } from './platform-calls.ts';

/** What lies over the page, by the names of `client/overlays/overlays.ts`. */
export const Overlays = createModel((timers: Pick<Timers, 'now'>) => {
  const openName = signal<string | null>(null);
  const drawn = signal<ContainedWidget | null>(null);
  const stack = signal<readonly string[]>([]);
  const platformDialog = signal<PlatformDialog | null>(null);
  /** When each was asked for that lies over the page, on the clock of the page's timers. */
  const asked = new Map<string, number>();
  let pageMs = 0;
  const lastMs = signal(0);
  const settle = () => {
    lastMs.value = Math.max(pageMs, ...asked.values());
  };
  const ask = (name: string, ms: number) => {
    asked.set(name, ms);
    settle();
  };
  // What lies ahead is from before the clock was set.
  const isOutdated = (askedMs = Infinity, sinceMs = lastMs.value): boolean =>
    askedMs < sinceMs && sinceMs <= timers.now();
  return {
    /** Which of the overlays without a model of their own is open (`simpleOverlay`). */
    openName,
    /** The form that the platform has told to be drawn in the page's container: a login may lead to the registration there. */
    drawn,
    /** All that lie over the page now, lowest first. Each has an entry in the history, and the last is the one in use. */
    stack,
    /** The platform's own dialog, as long as it is shown and where it can be closed from here. */
    platformDialog,
    /** When the last was asked for of what lies over the page, and of pages. */
    lastMs,
    /**
     * Whether what the visitor has asked for then is not to come any more: another page, or what lies over the page now, whatever it
     * is, was asked for since. What was closed again does not count, and what has no time is never outdated.
     */
    isOutdated,
    /** @param askedMs when this was, on the clock of the page's timers; it may open much later, or not at all: `isOutdated` */
    open(name: string, askedMs = timers.now()) {
      if (isOutdated(askedMs)) return;
      ask(name, askedMs);
      drawn.value = null;
      openName.value = name;
    },
    /** When the one that lies over the page under that name was asked for. */
    askedMs: (name: string): number | undefined => asked.get(name),
    /** Whether what lies over the page under that name was asked for since the last page was. */
    isOfPage: (name: string): boolean => !isOutdated(asked.get(name), pageMs),
    /** The visitor asks for another page. */
    turn() {
      pageMs = timers.now();
      settle();
    },
    /** The platform draws that form in the page's container. */
    noteDrawn(name: ContainedWidget) {
      drawn.value = name;
    },
    /** Closes that one, unless another has taken its place meanwhile. */
    close(name: string) {
      if (openName.peek() === name) openName.value = null;
    },
    /** The platform shows a dialog that can be closed so; null: it shows none, or one that cannot. */
    followPlatformDialog(opened: PlatformDialog | null) {
      if (opened?.askedMs !== undefined) ask('platformDialog', opened.askedMs);
      platformDialog.value = opened;
    },
    /** Those of `names` that lay over the page before keep their order; the others lie above them. */
    restack(names: readonly string[]) {
      const before = stack.peek();
      const stayed = before.filter((name) => names.includes(name));
      const came = names.filter((name) => !before.includes(name));
      for (const name of asked.keys()) if (!names.includes(name)) asked.delete(name);
      // What has a model of its own opens as it is asked for.
      for (const name of came) if (!asked.has(name)) asked.set(name, timers.now());
      settle();
      if (came.length > 0 || stayed.length < before.length) stack.value = [...stayed, ...came];
    },
  };
});

export type OverlaysModel = ModelOf<typeof Overlays>;
