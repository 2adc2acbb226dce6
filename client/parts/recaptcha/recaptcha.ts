import type { Language } from '../../../shared/i18n/locales.ts';
import type { Messages } from '../../../shared/i18n/messages.ts';
import type { Timers } from '../../state/collaborators.ts';
import { createDeferred, type Deferred } from '../../state/deferred.ts';
import { insertScript } from '../../trusted/insert-script.ts';

const SCRIPT_PATH = '/recaptcha/api.js';
/** The global that the script calls once it can be used. */
const LOADED_GLOBAL = 'onRecaptchaLoaded';
const LOAD_LIMIT_MS = 10_000;
/** Width in px of the box to tick; in a narrower place it is drawn compact. */
const BOX_WIDTH_PX = 304;
/** §5 */
const DEFAULT_VERSION = '2';

/** A failure in words for the visitor: one of the four of §8, or that the box is not ticked. */
export class RecaptchaError extends Error {
  override readonly name = 'RecaptchaError';
}

/** One form's widget (docs/contracts/recaptcha.md). */
export interface Recaptcha {
  /**
   * Loads the script (§7.8) and draws the widget; does nothing when that is done.
   * @throws (rejects) RecaptchaError; a later call tries again
   */
  prepare(): Promise<void>;
  /**
   * A token for the edge to check. The invisible kind of version 2 stays pending while its challenge is on show; the next call
   * gives that one up.
   * @param action what the token is for, e.g. `ticket`
   * @throws (rejects) RecaptchaError
   */
  execute(action: string): Promise<string>;
  /** Makes a new token possible: one is good for one try. */
  reset(): void;
}

interface RecaptchaParts {
  readonly siteKey: string;
  /** `2`, `2-invisible` or `3`. */
  readonly version?: string;
  readonly origin: string;
  /** The page's: without it the widget speaks the browser's. */
  readonly language: Language;
  readonly errors: Messages['errors'];
  /** Where `grecaptcha` is found. */
  readonly global: object;
  /** An empty element that React renders no children into. */
  readonly place: HTMLElement;
  readonly timers: Pick<Timers, 'after'>;
  /** How a script is added to the page, where that is no browser's. */
  readonly addScript?: typeof insertScript;
}

/** One script serves all forms of a window. */
const scripts = new WeakMap<object, Promise<void>>();

/** The wrapper of §5, §7.8 and §8 around Google's script. Import it on demand: no page needs it in order to be shown. */
export function createRecaptcha(parts: RecaptchaParts): Recaptcha {
  const {
    siteKey,
    version = DEFAULT_VERSION,
    origin,
    language,
    errors,
    global,
    place,
    timers,
    addScript = insertScript,
  } = parts;
  let widget: unknown = null;
  let answer: Deferred<string> | null = null;

  const load = (): Promise<void> => {
    const loading = scripts.get(global) ?? requestScript();
    scripts.set(global, loading);
    return loading;
  };

  const requestScript = async (): Promise<void> => {
    const loaded = createDeferred<void>();
    const fail = () => loaded.reject(new RecaptchaError(errors.recaptchaNotLoaded));
    const stopWaiting = timers.after(LOAD_LIMIT_MS, fail);
    Reflect.set(global, LOADED_GLOBAL, () => loaded.resolve());
    addScript(`${origin}${SCRIPT_PATH}?render=explicit&onload=${LOADED_GLOBAL}&hl=${language}`, fail);
    try {
      await loaded.promise;
    } catch (error) {
      scripts.delete(global);
      throw error;
    } finally {
      stopWaiting();
    }
  };

  const render = (): unknown =>
    callGoogle(global, 'render', place, {
      sitekey: siteKey,
      theme: 'dark',
      size: version === '2' ? boxSize(place) : 'invisible',
      badge: 'inline',
      callback: (token: unknown) => answer?.resolve(String(token)),
      'error-callback': () => answer?.reject(new Error('error-callback')),
    });

  const prepare = async (): Promise<void> => {
    if (siteKey === '') throw new RecaptchaError(errors.recaptchaNoKey);
    if (version === '') throw new RecaptchaError(errors.recaptchaNoVersion);
    await load();
    widget ??= inWords(render);
  };

  const inWords = <T>(run: () => T): T => {
    try {
      return run();
    } catch (cause) {
      throw new RecaptchaError(errors.recaptchaFailed, { cause });
    }
  };

  /** The invisible kind calls back. */
  const solve = (): Promise<string> => {
    answer?.reject(new Error('asked again'));
    answer = createDeferred<string>();
    callGoogle(global, 'execute', widget);
    return answer.promise;
  };

  const tokenFor = async (action: string): Promise<string> => {
    if (version === '2') return String(callGoogle(global, 'getResponse', widget));
    if (version === '2-invisible') return solve();
    return String(await callGoogle(global, 'execute', widget, { action }));
  };

  return {
    prepare,
    async execute(action) {
      await prepare();
      let token: string;
      try {
        token = await tokenFor(action);
      } catch (cause) {
        throw new RecaptchaError(errors.recaptchaFailed, { cause });
      }
      if (token === '') throw new RecaptchaError(errors.recaptchaUnticked);
      return token;
    },
    reset() {
      if (widget !== null) callGoogle(global, 'reset', widget);
    },
  };
}

function boxSize(place: HTMLElement): 'normal' | 'compact' {
  return place.clientWidth < BOX_WIDTH_PX ? 'compact' : 'normal';
}

function callGoogle(global: object, name: string, ...given: readonly unknown[]): unknown {
  const api: unknown = Reflect.get(global, 'grecaptcha');
  const run: unknown = Reflect.get(Object(api), name);
  if (typeof run !== 'function') throw new TypeError(`grecaptcha has no ${name}()`);
  return Reflect.apply(run, api, given);
}
