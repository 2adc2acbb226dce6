/**
 * `window.CasinoPlatform` as we expect it (§7.6, docs/contracts/platform-framework.md). It is another company's code: what
 * it returns is `unknown` until a parser of `payloads.ts` has read it, and any call may be missing or throw.
 */
export interface Framework {
  /**
   * Calls one of its functions.
   * @returns its return value; a promise is awaited
   * @throws (rejects) TypeError when there is no such function; the function's own error when it throws or rejects
   */
  call(name: FrameworkCall, ...given: readonly unknown[]): Promise<unknown>;
  /** Whether it has this function; some are extras that a framework may lack. */
  has(name: FrameworkCall): boolean;
  /** Listens to an event. An error in the handler is reported, never thrown into the framework. */
  on(event: FrameworkEvent, handler: (payload: unknown) => void): void;
  /** Whether it still stands under its global: a stand-in that only queues calls may be replaced, or filled with another's functions. */
  isCurrent(): boolean;
}

export type FrameworkCall =
  | 'start'
  | 'getSessionDetails'
  | 'getBalance'
  | 'getFavourites'
  | 'setFavourite'
  | 'loadGame'
  | 'keepAlive'
  | 'refreshBalance'
  | 'logout'
  | 'showWidget'
  | 'initChat'
  | 'engageChat';

export type FrameworkEvent =
  | 'ready'
  | 'gamesListUpdated'
  | 'gameLoadStart'
  | 'gameClosed'
  | 'sessionStatus'
  | 'balanceUpdated'
  | 'favouritesUpdated'
  | 'showChat'
  | 'depositSucceeded'
  | 'registrationSucceeded'
  | 'winners'
  | 'widgetShown'
  | 'widgetClosed';

/**
 * The framework on this window. Null while it is not present, which it is once `start` and `on` are functions: before that
 * there may be nothing, or an object that is filled or replaced later.
 */
export function readFramework(global: object): Framework | null {
  const platform = member(global, 'CasinoPlatform');
  if ((typeof platform !== 'object' && typeof platform !== 'function') || platform === null) return null;
  const has = (name: FrameworkCall | 'on') => typeof member(platform, name) === 'function';
  if (!has('start') || !has('on')) return null;
  const call = async (name: FrameworkCall | 'on', ...given: readonly unknown[]): Promise<unknown> => {
    const run = member(platform, name);
    if (typeof run !== 'function') throw new TypeError(`CasinoPlatform has no ${name}()`);
    const response: unknown = await Reflect.apply(run, platform, given);
    return response;
  };
  const foundOn = ownValue(platform, 'on');
  return {
    call,
    has,
    isCurrent: () => member(global, 'CasinoPlatform') === platform && ownValue(platform, 'on') === foundOn,
    on(event, handler) {
      const guarded = (payload: unknown) => {
        try {
          handler(payload);
        } catch (error) {
          reportError(error);
        }
      };
      call('on', event, guarded).catch((error: unknown) =>
        console.warn(`CasinoPlatform.on('${event}')`, error),
      );
    },
  };
}

/**
 * Calls the global `openOffersPopup()`, which is not part of `CasinoPlatform`.
 * @throws (rejects) TypeError when there is none; its own error when it throws or rejects
 */
export async function openOffersPopup(global: object): Promise<unknown> {
  const open = member(global, 'openOffersPopup');
  if (typeof open !== 'function') throw new TypeError('There is no openOffersPopup()');
  return Reflect.apply(open, global, []);
}

/** `window.bonusCount`, not validated. */
export function bonusCountGlobal(global: object): unknown {
  return member(global, 'bonusCount');
}

function member(holder: object, name: string): unknown {
  try {
    const value: unknown = Reflect.get(holder, name);
    return value;
  } catch {
    return undefined; // the framework's getter threw
  }
}

/** As it is kept: an object that makes its functions anew each time one is read has none of its own. */
function ownValue(holder: object, name: string): unknown {
  try {
    return Object.getOwnPropertyDescriptor(holder, name)?.value;
  } catch {
    return undefined; // the framework's trap threw
  }
}
