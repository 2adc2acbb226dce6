import type { ScrollMemory, ScrollPosition } from './scroll-memory.ts';

/** The tab's history as the router uses it: each entry has a key, and each key a saved scroll position. */
export interface HistoryEntries {
  push(url: URL): void;
  replace(url: URL): void;
  /** After Back or Forward: saves the position of the entry that was left, returns that of the entry now current. */
  enter(): ScrollPosition;
  /** Saves the scroll position of the current entry. */
  save(): void;
  /** The same, and writes all positions to storage, before the document is left. */
  persist(): void;
  /** After the browser itself has added an entry, for a hash link. `save` was called before it scrolled. */
  adopt(): void;
}

interface HistoryEntriesParts {
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state'>;
  readonly memory: ScrollMemory;
  readonly position: () => ScrollPosition;
  readonly newKey: () => string;
}

export function createHistoryEntries({
  history,
  memory,
  position,
  newKey,
}: HistoryEntriesParts): HistoryEntries {
  let currentKey = keyOf(history.state) ?? newKey();
  history.replaceState({ key: currentKey }, '');

  const save = () => memory.save(currentKey, position());

  return {
    push(url) {
      save();
      currentKey = newKey();
      history.pushState({ key: currentKey }, '', url);
    },
    replace(url) {
      history.replaceState({ key: currentKey }, '', url);
    },
    enter() {
      save();
      currentKey = keyOf(history.state) ?? newKey();
      return memory.find(currentKey);
    },
    save,
    persist() {
      save();
      memory.persist();
    },
    adopt() {
      currentKey = newKey();
      history.replaceState({ key: currentKey }, '');
    },
  };
}

/** The key in an entry's state; null when the entry is not ours yet. */
export function keyOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}
