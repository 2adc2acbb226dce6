const KEY = 'casino-platform-token';

type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type TokenStore = {
  get(): string | null;
  /** Another tab has ended the session of this page, or begun one of its own. */
  isOver(): boolean;
  /** `null` forgets the token of this page, never that of another tab's newer session. */
  set(token: string | null): void;
};

/**
 * Keeps the player's token in the page's storage, so that a reload stays logged in. Where storage is forbidden or full
 * (private windows, blocked site data) it lives in memory until the page goes.
 *
 * @param storage gives the page's storage; it may throw, as `window.localStorage` does
 */
export function createTokenStore(storage: () => PageStorage): TokenStore {
  let own: string | null = null;
  let isStored = false;
  const attempt = <Result>(ask: (store: PageStorage) => Result): Result | null => {
    try {
      return ask(storage());
    } catch {
      return null; // the page's own copy serves
    }
  };
  const stored = (): string | null => attempt((store) => store.getItem(KEY));
  const isOver = (): boolean => isStored && stored() !== own;
  return {
    get: () => own ?? stored(),
    isOver,
    set(token) {
      if (token !== null) isStored = attempt((store) => (store.setItem(KEY, token), true)) ?? false;
      else if (!isOver()) attempt((store) => store.removeItem(KEY));
      own = token;
      if (token === null) isStored = false;
    },
  };
}
