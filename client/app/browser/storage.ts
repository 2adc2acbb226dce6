import type { ClientStorage } from '../../state/collaborators.ts';

/**
 * The browser's local or session storage. Where the browser forbids it or has no room (private windows, blocked site
 * data), values are held in memory until the page is left.
 *
 * @param storage returns the browser's storage; reading `window.localStorage` itself may throw
 */
export function browserStorage(storage: () => Storage): ClientStorage {
  /** What the browser would not store. */
  const memory = new Map<string, string>();
  const get = (key: string): string | null => {
    try {
      return memory.get(key) ?? storage().getItem(key);
    } catch {
      return null;
    }
  };
  const set = (key: string, value: string): void => {
    try {
      storage().setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  };
  const remove = (key: string): void => {
    memory.delete(key);
    try {
      storage().removeItem(key);
    } catch {
      // What the browser would not store is gone with the line above.
    }
  };
  return { get, set, remove };
}
