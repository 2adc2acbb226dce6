import type { ClientStorage } from '../../state/collaborators.ts';

/**
 * A store that outlives the page, or the tab. Where the browser forbids or has no room for it (private windows, blocked
 * site data) it remembers for as long as the page lives.
 *
 * @param storage gives the browser's store; reading `window.localStorage` itself may throw
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
      // The memory serves until the page goes.
    }
  };
  return { get, set, getItem: get, setItem: set };
}
