import type { ClientStorage } from '../../state/collaborators.ts';

/**
 * The browser's local or session storage. Where the browser forbids it or has no room (private windows, blocked site
 * data), values are held in memory until the page is left.
 *
 * @param storage returns the browser's storage; reading `window.localStorage` itself may throw
 */
export function browserStorage(storage: () => Storage): ClientStorage & Pick<Storage, 'getItem' | 'setItem'> {
  const memory = new Map<string, string>();
  const get = (key: string): string | null => {
    try {
      return memory.get(key) ?? storage().getItem(key);
    } catch {
      return null;
    }
  };
  const set = (key: string, value: string): void => {
    memory.set(key, value);
    try {
      storage().setItem(key, value);
    } catch {
      // The value stays in memory until the page is left.
    }
  };
  return { get, set, getItem: get, setItem: set };
}
