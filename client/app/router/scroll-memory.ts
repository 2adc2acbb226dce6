export interface ScrollPosition {
  readonly x: number;
  readonly y: number;
}

const TOP: ScrollPosition = { x: 0, y: 0 };
const STORE_KEY = 'scrollPositions';
const MOST_KEPT = 50;

/** Where each entry of the history was left, kept for as long as the tab lives. */
export interface ScrollMemory {
  save(entryKey: string, position: ScrollPosition): void;
  /** The top, when nothing is known. */
  find(entryKey: string): ScrollPosition;
  /** Writes all of it down, before the document goes. */
  persist(): void;
}

/** `store`: session storage, or what stands in for it where it is forbidden. */
export function createScrollMemory(store: Pick<Storage, 'getItem' | 'setItem'>): ScrollMemory {
  const positions = new Map<string, ScrollPosition>(read(store.getItem(STORE_KEY)));
  return {
    save(entryKey, position) {
      positions.delete(entryKey);
      positions.set(entryKey, position);
      const [oldest] = positions.keys();
      if (positions.size > MOST_KEPT && oldest !== undefined) positions.delete(oldest);
    },
    find: (entryKey) => positions.get(entryKey) ?? TOP,
    persist() {
      store.setItem(STORE_KEY, JSON.stringify([...positions].map(([key, { x, y }]) => [key, x, y])));
    },
  };
}

function read(stored: string | null): [string, ScrollPosition][] {
  const list = stored === null ? null : parsed(stored);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): [string, ScrollPosition][] => {
    if (!Array.isArray(item)) return [];
    const [key, x, y]: unknown[] = item;
    return typeof key === 'string' && typeof x === 'number' && typeof y === 'number' ? [[key, { x, y }]] : [];
  });
}

/** Anything of this origin can have written there: what is no JSON is nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
