import type { ScrollMemory, ScrollPosition } from './scroll-memory.ts';

/** An overlay that lies over the page at a history entry, and what reopening it needs (`Overlay.memo`). */
export interface EntryOverlay {
  readonly name: string;
  readonly memo: string;
}

/** The state of an entry. Entries of one page with overlays over it share the page's key. */
interface EntryState {
  readonly key: string;
  readonly over: readonly EntryOverlay[];
}

/**
 * The tab's history as the router uses it: each page's entry has a key, and each key a saved scroll position. Above a
 * page's entry lies one for each overlay that is open over it (`overlay-entries.ts`).
 */
export interface HistoryEntries {
  /** Adds an entry for a page. */
  push(url: URL): void;
  replace(url: URL): void;
  /** Where the page of the current entry was left. */
  left(): ScrollPosition;
  /**
   * After Back or Forward: saves the position of the page that is shown, returns that of the entry now current.
   * @param state of the event that told it: after a frame has gone back, WebKit's `history` has that of the entry before
   */
  enter(state?: unknown): ScrollPosition;
  /** The page of the current entry is shown from now on: what is saved is its position. */
  show(): void;
  /** Whether the page of the current entry is shown: only what lies over it may differ. */
  isShown(): boolean;
  /** Saves the scroll position of the page that is shown. Its entry is not the current one while Back fetches another page. */
  save(): void;
  /** The same, and writes all positions to storage, before the document is left. */
  persist(): void;
  /**
   * After the browser itself has added an entry, for a hash link, or on one that a script of the platform's has added: it is the
   * page's from now on, with what lies over that. `save` was called before the browser scrolled.
   */
  adopt(): void;
  /** The overlays over the page at the current entry, lowest first. */
  over(): readonly EntryOverlay[];
  /** Adds an entry, or changes the current one, for what now lies over the page. */
  cover(over: readonly EntryOverlay[], how: 'push' | 'replace'): void;
  /**
   * Goes back over that many entries, asynchronously; where frames have entries of their own, perhaps over fewer.
   * @param silent so often it has been asked for and nothing has come of it: perhaps it is still under way
   */
  back(steps: number, silent?: number): void;
}

interface HistoryEntriesParts {
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'state' | 'length' | 'go'>;
  /** The page's entries without those of its frames, which `history` counts too; the oldest browsers have none. */
  readonly navigation?: Pick<Navigation, 'entries' | 'currentEntry' | 'traverseTo'> | undefined;
  readonly memory: ScrollMemory;
  readonly position: () => ScrollPosition;
  readonly newKey: () => string;
}

export function createHistoryEntries({
  history,
  navigation,
  memory,
  position,
  newKey,
}: HistoryEntriesParts): HistoryEntries {
  const read = (state: unknown = history.state): EntryState => {
    const key = keyOf(state);
    return key === null ? { key: newKey(), over: [] } : { key, over: overOf(state) };
  };
  let current = read();
  /** Of the history as this module has left it; longer, a frame has added to it, or a link to a hash. */
  let length = history.length;
  const write = (state: EntryState, how: 'push' | 'replace', url?: URL) => {
    current = state;
    if (how === 'replace') history.replaceState(state, '', url);
    else {
      history.pushState(state, '', url);
      ({ length } = history);
    }
  };
  write(current, 'replace');

  let shown = current.key;
  const show = () => {
    shown = current.key;
  };
  /** A script of the platform's may have made the current entry its own: what is added goes above one of ours. */
  const claim = () => {
    if (keyOf(history.state) === null) write(current, 'replace');
  };
  const save = () => memory.save(shown, position());
  const left = () => memory.find(current.key);

  return {
    push(url) {
      save();
      claim();
      write({ key: newKey(), over: [] }, 'push', url);
    },
    replace(url) {
      write({ key: current.key, over: [] }, 'replace', url);
    },
    enter(state) {
      save();
      current = read(state);
      return left();
    },
    left,
    isShown: () => current.key === shown,
    show,
    save,
    persist() {
      save();
      memory.persist();
    },
    adopt() {
      write({ key: newKey(), over: current.over }, 'replace');
      show();
    },
    over: () => current.over,
    cover(over, how) {
      if (how === 'push') claim();
      write({ key: current.key, over }, how);
    },
    back(steps, silent = 0) {
      const at = navigation?.currentEntry?.index ?? 0;
      const entry = navigation?.entries()[at - steps];
      // By number at first where that can be: the visitor may press Back at the same moment, and both count. Later on by name,
      // which leads to the same entry however often it is asked for.
      const isByName = silent > 0 || history.length !== length;
      // Whether it has come is told by `popstate`, and whoever goes back does not wait for ever.
      if (navigation !== undefined && entry !== undefined && isByName)
        navigation.traverseTo(entry.key).committed?.catch(() => undefined);
      // By number once more for each entry that a frame has added, and no more often: it would leave the page.
      else if (silent === 0 || silent <= history.length - length) history.go(-steps);
    },
  };
}

/** The key in an entry's state; null when the entry is not ours yet: the routers of others write a `key` too. */
export function keyOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('key' in state) || !('over' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}

/** Any script of this origin can write an entry's state, so what does not fit is left out. */
function overOf(state: unknown): readonly EntryOverlay[] {
  if (typeof state !== 'object' || state === null || !('over' in state) || !Array.isArray(state.over))
    return [];
  return state.over.flatMap((item: unknown): EntryOverlay[] => {
    if (typeof item !== 'object' || item === null || !('name' in item) || !('memo' in item)) return [];
    const { name, memo } = item;
    return typeof name === 'string' && typeof memo === 'string' ? [{ name, memo }] : [];
  });
}
