import type { ClientStorage } from '../../state/collaborators.ts';
import type { ReelPlaces } from './reel-places.ts';

export interface ScrollPosition {
  readonly x: number;
  readonly y: number;
  /** Missing: all at their start. */
  readonly reels?: ReelPlaces;
}

const TOP: ScrollPosition = { x: 0, y: 0 };
const STORE_KEY = 'scrollPositions';
const MOST_KEPT = 50;

/** The scroll position of each history entry, for as long as the tab is open. */
export interface ScrollMemory {
  save(entryKey: string, position: ScrollPosition): void;
  /** The top of the page when no position is saved. */
  find(entryKey: string): ScrollPosition;
  /** Writes all positions to storage, before the document is left. */
  persist(): void;
}

/** `store`: session storage, or its replacement in memory where the browser forbids it. */
export function createScrollMemory(store: Pick<ClientStorage, 'get' | 'set'>): ScrollMemory {
  const positions = new Map<string, ScrollPosition>(read(store.get(STORE_KEY)));
  return {
    save(entryKey, position) {
      positions.delete(entryKey);
      positions.set(entryKey, position);
      const [oldest] = positions.keys();
      if (positions.size > MOST_KEPT && oldest !== undefined) positions.delete(oldest);
    },
    find: (entryKey) => positions.get(entryKey) ?? TOP,
    persist() {
      store.set(
        STORE_KEY,
        JSON.stringify([...positions].map(([key, { x, y, reels }]) => [key, x, y, reels])),
      );
    },
  };
}

function read(stored: string | null): [string, ScrollPosition][] {
  const list = stored === null ? null : parsed(stored);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown): [string, ScrollPosition][] => {
    if (!Array.isArray(item)) return [];
    const [key, x, y, reels]: unknown[] = item;
    return typeof key === 'string' && typeof x === 'number' && typeof y === 'number'
      ? [[key, { x, y, ...readReels(reels) }]]
      : [];
  });
}

function readReels(stored: unknown): Pick<ScrollPosition, 'reels'> {
  if (typeof stored !== 'object' || stored === null) return {};
  const isPlace = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number';
  return { reels: Object.fromEntries(Object.entries(stored).filter(isPlace)) };
}

/** Any script of this origin can write there, so text that is not JSON is ignored. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
