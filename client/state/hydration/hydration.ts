import { createDeferred, type Deferred } from '../deferred.ts';
import { createFoundParts, type FoundParts } from './found-parts.ts';

/** Marks elements whose content may be hydrated later than the document; the value is their lifetime. */
const LAZY_ATTRIBUTE = 'data-lazy-hydrate';
/** Parts this far from the viewport are hydrated: about one swipe ahead. */
const NEAR_MARGIN = '600px 0px';
/** Time limit for `settle`: a part that cannot be hydrated must not hold up a navigation. */
const SETTLE_LIMIT_MS = 1_000;

/** `page`: removed with the page that is shown; `document`: stays on every page. */
export type Lifetime = 'page' | 'document';

/** Most parts are of the page, so theirs is the empty value. */
const LAZY_VALUES: Readonly<Record<Lifetime, string>> = { page: '', document: 'document' };

/** Lets parts of the edge's HTML hydrate when they come near the viewport. */
export interface HydrationGate {
  /**
   * Resolves when the element with that id comes near the viewport and its `load` has finished; fulfilled, or null, when there
   * is nothing to wait for. The same promise every time. A part that cannot be loaded keeps the edge's HTML.
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
   * Hydrates all parts, also those that React has not come to yet, and from now on none waits until it is near: once the page
   * around it changes, one that waits would be emptied. Resolves once they are, at the latest after a time limit.
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
  return { [LAZY_ATTRIBUTE]: LAZY_VALUES[lifetime] };
}

export function createHydration(): Hydration {
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const run of listeners) run();
  };
  const gates: Readonly<Record<Lifetime, HydrationGate>> = {
    page: createGate('page', tell),
    document: createGate('document', tell),
  };
  return {
    ...gates,
    found: createFoundParts(tell),
    isPending(element) {
      const part = element.closest(`[${LAZY_ATTRIBUTE}]`);
      if (part === null) return false;
      const lifetime = part.getAttribute(LAZY_ATTRIBUTE) === LAZY_VALUES.document ? 'document' : 'page';
      return !gates[lifetime].isHydrated(part.id);
    },
    onHydrated(run) {
      listeners.push(run);
    },
  };
}

interface PendingPart {
  readonly near: Deferred<void>;
  readonly load: (() => Promise<void>) | null;
}

function createGate(lifetime: Lifetime, onHydrated: () => void): HydrationGate {
  const parts = new Map<string, PendingPart>();
  const hydrated = new Set<string>();
  const done = new Map<string, () => void>();
  /** Parts leave with the page. */
  let isRetired = false;
  /** Parts are hydrated wherever they are. */
  let isOpen = false;

  const fulfil = ({ near }: PendingPart) => {
    // React reads these properties of a promise: with them it renders on at once instead of suspending.
    Object.assign(near.promise, { status: 'fulfilled', value: undefined });
    near.resolve();
  };
  const open = async (part: PendingPart): Promise<void> => {
    if (part.load !== null) await part.load();
    fulfil(part);
  };
  const openOrLeave = (part: PendingPart) => {
    open(part).catch((error: unknown) => console.warn('A part of the page', error));
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const part = parts.get(target.id);
        if (!isIntersecting || part === undefined) continue;
        observer.unobserve(target);
        openOrLeave(part);
      }
    },
    { rootMargin: NEAR_MARGIN },
  );

  const waitFor = (id: string, load: PendingPart['load']): Promise<void> | null => {
    const element = isRetired ? null : document.getElementById(id);
    // A part that is not in the edge's HTML only waits for its code.
    if (element === null) return load === null ? null : load();
    const part = { near: createDeferred<void>(), load };
    parts.set(id, part);
    if (isOpen) openOrLeave(part);
    else observer.observe(element);
    return part.near.promise;
  };

  const pending = () => [...parts].filter(([id]) => !hydrated.has(id)).map(([, part]) => part);
  /** Also the parts that React has not come to yet. */
  const unhydrated = () =>
    [...document.querySelectorAll(`[${LAZY_ATTRIBUTE}="${LAZY_VALUES[lifetime]}"]`)]
      .map(({ id }) => id)
      .filter((id) => !hydrated.has(id));
  const retire = () => {
    isRetired = true;
    observer.disconnect();
  };

  return {
    near(id, load) {
      const isThere = isOpen && load === null;
      const part = parts.get(id);
      // A part that React made itself has an element by its second rendering: only what is not hydrated has anything to wait for.
      if (part === undefined) return isThere || hydrated.has(id) ? null : waitFor(id, load);
      // In a page that changes in this moment, waiting once more would empty it.
      if (isThere) fulfil(part);
      return part.near.promise;
    },
    hydrated(id) {
      hydrated.add(id);
      done.get(id)?.();
      onHydrated();
    },
    isHydrated: (id) => hydrated.has(id),
    retire,
    openAll() {
      retire();
      for (const part of pending()) void open(part);
    },
    async settle() {
      isOpen = true;
      await Promise.all(pending().map(open));
      const waiting = unhydrated();
      if (waiting.length === 0) return;
      const limit = new Promise((resolve) => {
        setTimeout(resolve, SETTLE_LIMIT_MS);
      });
      const all = waiting.map((id) => new Promise<void>((resolve) => done.set(id, resolve)));
      await Promise.race([Promise.all(all), limit]);
    },
  };
}
