/** Marks the elements whose content the gate may keep asleep. */
export const LAZY_ATTRIBUTE = 'data-lazy-hydrate';

/** Rows this far below the fold wake up: about one swipe ahead. */
const NEAR_MARGIN = '600px 0px';

/**
 * Lets rows below the fold hydrate when they come near (DESIGN.md §4.4). It governs the document's first hydration
 * only: whatever is rendered later is rendered at once.
 */
export interface HydrationGate {
  /** Settles when the element with that id comes near; null when nothing needs to wait. The same promise every time. */
  near(id: string): Promise<void> | null;
  /** Hydration of that element is done. */
  woke(id: string): void;
  /** From now on `run` is called each time a part has woken. */
  onWoken(run: () => void): void;
  /** Whether React does not yet answer for this element. */
  isAsleep(element: Element): boolean;
  /** The first page gives way to another: what sleeps is left asleep and goes with it. */
  retire(): void;
  /** Everything still asleep wakes: the page that is on show is about to change under it. */
  openAll(): void;
}

export function createHydrationGate(): HydrationGate {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const awake = new Set<string>();
  const listeners: (() => void)[] = [];
  let isRetired = false;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        wake(waiting.get(target.id));
      }
    },
    { rootMargin: NEAR_MARGIN },
  );

  const waitFor = (id: string): Promise<void> | null => {
    const element = document.getElementById(id);
    if (element === null) return null;
    const near = Promise.withResolvers<void>();
    waiting.set(id, near);
    observer.observe(element);
    return near.promise;
  };

  return {
    near: (id) => waiting.get(id)?.promise ?? (isRetired ? null : waitFor(id)),
    woke(id) {
      awake.add(id);
      for (const run of listeners) run();
    },
    onWoken(run) {
      listeners.push(run);
    },
    isAsleep(element) {
      const row = element.closest(`[${LAZY_ATTRIBUTE}]`);
      return row !== null && !awake.has(row.id);
    },
    retire() {
      isRetired = true;
      observer.disconnect();
    },
    openAll() {
      this.retire();
      for (const near of waiting.values()) wake(near);
    },
  };
}

function wake(near: PromiseWithResolvers<void> | undefined): void {
  if (near === undefined) return;
  // React's own mark of a promise that it need not wait for: it goes on in this very rendering, not a moment later.
  Object.assign(near.promise, { status: 'fulfilled', value: undefined });
  near.resolve();
}
