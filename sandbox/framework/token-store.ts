const KEY = 'casino-platform-token';

export type TokenStore = { get(): string | null; set(token: string | null): void };

/**
 * Keeps the player's token in the page's storage, so that a reload stays logged in. Where storage is forbidden or full
 * (private windows, blocked site data) it lives in memory until the page goes.
 *
 * @param storage gives the page's storage; it may throw, as `window.localStorage` does
 */
export function createTokenStore(storage: () => Storage): TokenStore {
  let memory: string | null = null;
  const attempt = <Result>(ask: (store: Storage) => Result): Result | null => {
    try {
      return ask(storage());
    } catch {
      return null; // the copy in memory serves
    }
  };
  return {
    get: () => memory ?? attempt((store) => store.getItem(KEY)),
    set(token) {
      memory = token;
      attempt((store) => (token === null ? store.removeItem(KEY) : store.setItem(KEY, token)));
    },
  };
}
