import { createFoundParts, type FoundParts } from './found-parts.ts';

/** Marks elements whose content may be hydrated later than the document; the value is their lifetime. */
const LAZY_ATTRIBUTE = 'data-lazy-hydrate';
/** Parts this far from the viewport are hydrated: about one swipe ahead. */
const NEAR_MARGIN = '600px 0px';
/** Time limit for `settle`: a part that cannot be hydrated must not hold up a navigation. */
const SETTLE_LIMIT_MS = 1_000;

/** `page`: removed with the page that is shown; `document`: stays on every page. */
export type Lifetime = 'page' | 'document';

/** Lets parts of the edge's HTML hydrate when they come near the viewport. */
export interface HydrationGate {
  /**
   * Resolves when the element with that id comes near the viewport and its `load` has finished; null when there is nothing
   * to wait for, as for every part that is hydrated. The same promise every time. A part that cannot be loaded keeps the edge's HTML.
   */
  near(id: string, load: (() => Promise<void>) | null): Promise<void> | null;
  /** Called when that element is hydrated. */
  hydrated(id: string): void;
  /** Whether that element is hydrated. */
  isHydrated(id: string): boolean;
  /** Parts still pending are never hydrated, since they leave with the page; new ones are rendered without waiting. */
  retire(): void;
  /** Hydrates all pending parts within the next rendering. Only for parts without `load`. */
  openAll(): void;
  /**
   * Hydrates all pending parts, and from now on each without waiting, also those that React has not come to yet: once the
   * page around them changes, one that waits would be emptied. Resolves once they are, at the latest after a time limit.
   * @throws (rejects) the error of `load` when a part's code cannot be loaded
   */
  settle(): Promise<void>;
}

/** The document's first hydration, in two gates: for parts that a navigation removes, and for parts that stay. */
export interface Hydration extends Readonly<Record<Lifetime, HydrationGate>> {
  /** Parts that are never hydrated: nothing in them changes by itself. */
  readonly found: FoundParts;
  /** Whether an element is inside a part that is not hydrated yet. */
  isPending(element: Element): boolean;
  /** Calls `run` each time a part has been hydrated, or has got the HTML that was found. */
  onHydrated(run: () => void): void;
}

/** The attribute that marks an element as a part with that lifetime. */
export function lazyMark(lifetime: Lifetime): Readonly<Record<string, string>> {
  // Most parts are of the page, so theirs is the empty value.
  return { [LAZY_ATTRIBUTE]: lifetime === 'page' ? '' : lifetime };
}

export function createHydration(): Hydration {
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const run of listeners) run();
  };
  const gates: Readonly<Record<Lifetime, HydrationGate>> = {
    page: createGate(tell),
    document: createGate(tell),
  };
  return {
    ...gates,
    found: createFoundParts(tell),
    isPending(element) {
      const part = element.closest(`[${LAZY_ATTRIBUTE}]`);
      if (part === null) return false;
      const lifetime = part.getAttribute(LAZY_ATTRIBUTE) === 'document' ? 'document' : 'page';
      return !gates[lifetime].isHydrated(part.id);
    },
    onHydrated(run) {
      listeners.push(run);
    },
  };
}

interface PendingPart {
  readonly near: PromiseWithResolvers<void>;
  readonly done: PromiseWithResolvers<void>;
  readonly load: (() => Promise<void>) | null;
}

function createGate(onHydrated: () => void): HydrationGate {
  const parts = new Map<string, PendingPart>();
  const hydrated = new Set<string>();
  /** Whether parts wait no longer for coming near. */
  let isOver = false;

  const open = async ({ near, load }: PendingPart): Promise<void> => {
    if (load !== null) await load();
    // React reads these properties of a promise: with them it renders on at once instead of suspending.
    Object.assign(near.promise, { status: 'fulfilled', value: undefined });
    near.resolve();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const part = parts.get(target.id);
        if (!isIntersecting || part === undefined) continue;
        observer.unobserve(target);
        open(part).catch((error: unknown) => console.warn('A part of the page stays as it is.', error));
      }
    },
    { rootMargin: NEAR_MARGIN },
  );

  const waitFor = (id: string, load: PendingPart['load']): Promise<void> | null => {
    const element = isOver ? null : document.getElementById(id);
    // A part that is not in the edge's HTML only waits for its code.
    if (element === null) return load === null ? null : load();
    const part = { near: Promise.withResolvers<void>(), done: Promise.withResolvers<void>(), load };
    parts.set(id, part);
    observer.observe(element);
    return part.near.promise;
  };

  const waitNoMore = () => {
    isOver = true;
    observer.disconnect();
  };

  const pending = () => [...parts].filter(([id]) => !hydrated.has(id)).map(([, part]) => part);

  return {
    // A part that React made itself has an element by its second rendering: only what is not hydrated has anything to wait for.
    near: (id, load) => (hydrated.has(id) ? null : (parts.get(id)?.near.promise ?? waitFor(id, load))),
    hydrated(id) {
      hydrated.add(id);
      parts.get(id)?.done.resolve();
      onHydrated();
    },
    isHydrated: (id) => hydrated.has(id),
    retire: waitNoMore,
    openAll() {
      waitNoMore();
      for (const part of pending()) void open(part);
    },
    async settle() {
      waitNoMore();
      const waiting = pending();
      if (waiting.length === 0) return;
      await Promise.all(waiting.map(open));
      const limit = new Promise((resolve) => {
        setTimeout(resolve, SETTLE_LIMIT_MS);
      });
      await Promise.race([Promise.all(waiting.map(({ done }) => done.promise)), limit]);
    },
  };
}
