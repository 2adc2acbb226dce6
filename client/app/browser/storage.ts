import type { ClientStorage } from '../../state/collaborators.ts';

/**
 * The browser's local or session storage. Where the browser forbids it or has no room (private windows, blocked site
 * data), values are held in memory until the page is left, or another tab has written since: that is newer.
 *
 * @param storage returns the browser's storage; reading `window.localStorage` itself may throw
 */
export function browserStorage(storage: () => Storage): ClientStorage {
  /** What the browser would not store, and what it held in its place then. */
  const memory = new Map<string, readonly [value: string, held: string | null]>();
  const read = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  return {
    get(key) {
      const held = read(key);
      const kept = memory.get(key);
      if (kept?.[1] === held) return kept[0];
      memory.delete(key);
      return held;
    },
    set(key, value) {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, [value, read(key)]);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // What the browser would not store is gone with the line above.
      }
    },
  };
}
