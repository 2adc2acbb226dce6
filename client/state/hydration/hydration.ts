/** Marks the elements whose content may be hydrated later than the document; its value says with what they live. */
const LAZY_ATTRIBUTE = 'data-lazy-hydrate';
/** Parts this far below the fold are hydrated: about one swipe ahead. */
const NEAR_MARGIN = '600px 0px';
/** A part that React cannot hydrate must not hold up a navigation. */
const SETTLE_LIMIT_MS = 1_000;

/** `page`: gone with the page on show; `document`: stands around every page. */
export type Lifetime = 'page' | 'document';

/** Lets parts of the edge's HTML hydrate when they come near the viewport. */
export interface HydrationGate {
  /**
   * Settles when the element with that id comes near, and `load` has brought what it needs; null when nothing needs to
   * wait. The same promise every time. What cannot be loaded stays as the edge made it.
   */
  near(id: string, load: (() => Promise<void>) | null): Promise<void> | null;
  /** Hydration of that element is done. */
  hydrated(id: string): void;
  /** Whether React answers for that element. */
  isHydrated(id: string): boolean;
  /** What is still pending is left so, and goes with the page; what is rendered from now on is rendered at once. */
  retire(): void;
  /** Everything pending is hydrated in the very rendering that changes it. For parts that load nothing. */
  openAll(): void;
  /** Everything pending is hydrated before the promise resolves. @throws (rejects) what `load` threw */
  settle(): Promise<void>;
}

/** The document's first hydration, in two parts: what a navigation takes away, and what it leaves standing. */
export interface Hydration extends Readonly<Record<Lifetime, HydrationGate>> {
  /** Whether an element lies in a part that React does not answer for yet. */
  isPending(element: Element): boolean;
  /** From now on `run` is called each time a part has been hydrated. */
  onHydrated(run: () => void): void;
}

/** What marks an element as a part of that lifetime. */
export function lazyMark(lifetime: Lifetime): Readonly<Record<string, string>> {
  // The usual one is told by nothing: there are many.
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
  let isRetired = false;

  const open = async ({ near, load }: PendingPart): Promise<void> => {
    if (load !== null) await load();
    // React's own mark of a promise that it need not wait for: it goes on in this very rendering, not a moment later.
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
    const element = isRetired ? null : document.getElementById(id);
    // What React makes anew has no HTML to keep: it waits for its code alone.
    if (element === null) return load === null ? null : load();
    const part = { near: Promise.withResolvers<void>(), done: Promise.withResolvers<void>(), load };
    parts.set(id, part);
    observer.observe(element);
    return part.near.promise;
  };

  const pending = () => [...parts].filter(([id]) => !hydrated.has(id)).map(([, part]) => part);

  return {
    near: (id, load) => parts.get(id)?.near.promise ?? waitFor(id, load),
    hydrated(id) {
      hydrated.add(id);
      parts.get(id)?.done.resolve();
      onHydrated();
    },
    isHydrated: (id) => hydrated.has(id),
    retire() {
      isRetired = true;
      observer.disconnect();
    },
    openAll() {
      this.retire();
      for (const part of pending()) void open(part);
    },
    async settle() {
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
