import type { Messages } from '../../shared/i18n/messages.ts';

const API_URL = 'https://www.google.com/recaptcha/api.js';
/** The global that Google's script calls once it can be used. */
const LOADED_GLOBAL = 'onRecaptchaLoaded';
/** §5 */
const DEFAULT_VERSION = '2';

/** One of the four failures of §8, in their wording. */
export class RecaptchaError extends Error {
  override name = 'RecaptchaError';
}

export interface Recaptcha {
  /**
   * Gives a token for our server to check; loads Google's script when it is first needed (§7.8). With version 2 it stays
   * pending while a challenge is on show; the next call gives it up.
   * @param action what the token is for, e.g. `ticket`; version 3 reports by it
   * @throws RecaptchaError
   */
  execute(action: string): Promise<string>;
}

interface RecaptchaParts {
  /** Empty: the site has none, and nothing can be executed. */
  readonly siteKey: string;
  /** `2` (invisible) or `3`. */
  readonly version?: string;
  readonly errors: Pick<
    Messages['errors'],
    'recaptchaNoKey' | 'recaptchaNoVersion' | 'recaptchaNotLoaded' | 'recaptchaFailed'
  >;
  /** Where `grecaptcha` is found. */
  readonly global: object;
  readonly insertScript: (address: string, onError: () => void) => void;
  /** Makes the place for Google's badge and challenge. */
  readonly place: () => object;
}

/** The wrapper of §5, §7.8 and §8. Import it on demand: no page needs it in order to be shown. */
export function createRecaptcha(parts: RecaptchaParts): Recaptcha {
  const { siteKey, version = DEFAULT_VERSION, errors, global, insertScript, place } = parts;
  let loading: Promise<void> | null = null;
  let widget: unknown = null;
  let answer: PromiseWithResolvers<string> | null = null;

  const load = () =>
    new Promise<void>((resolve, reject) => {
      Reflect.set(global, LOADED_GLOBAL, () => resolve());
      insertScript(`${API_URL}?render=explicit&onload=${LOADED_GLOBAL}`, () => {
        loading = null; // the next call tries again
        reject(new RecaptchaError(errors.recaptchaNotLoaded));
      });
    });

  const render = () =>
    callGoogle(global, 'render', place(), {
      sitekey: siteKey,
      size: 'invisible',
      callback: (token: unknown) => answer?.resolve(String(token)),
      'error-callback': () => answer?.reject(new Error('error-callback')),
    });

  const run = (action: string): Promise<string> => {
    answer?.reject(new Error('asked again'));
    const asked = Promise.withResolvers<string>();
    answer = asked;
    if (widget === null) widget = render();
    else if (version === '2') callGoogle(global, 'reset', widget);
    // Version 2 answers through the callback, version 3 with a promise of its own making.
    if (version === '2') callGoogle(global, 'execute', widget);
    else asked.resolve(Promise.resolve(callGoogle(global, 'execute', widget, { action })).then(String));
    return asked.promise;
  };

  return {
    async execute(action) {
      if (siteKey === '') throw new RecaptchaError(errors.recaptchaNoKey);
      if (version === '') throw new RecaptchaError(errors.recaptchaNoVersion);
      loading ??= load();
      await loading;
      try {
        return await run(action);
      } catch (cause) {
        throw new RecaptchaError(errors.recaptchaFailed, { cause });
      }
    },
  };
}

function callGoogle(global: object, name: string, ...given: readonly unknown[]): unknown {
  const api: unknown = Reflect.get(global, 'grecaptcha');
  const run: unknown = Reflect.get(Object(api), name);
  if (typeof run !== 'function') throw new TypeError(`grecaptcha has no ${name}()`);
  return Reflect.apply(run, api, given);
}
