import { describe, expect, test } from 'vitest';
import { errors } from '../../shared/i18n/en/errors.ts';
import { createRecaptcha, RecaptchaError } from './recaptcha.ts';

interface Rendered {
  readonly sitekey: string;
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => void;
}

/** Google's side: `execute` says what a call of it does. */
function google(
  given: {
    readonly siteKey?: string;
    readonly version?: string;
    readonly execute?: (widget: Rendered, options: unknown) => unknown;
  } = {},
) {
  const { siteKey = 'site-key', version, execute = ({ callback }) => callback('token-2') } = given;
  const scripts: string[] = [];
  const calls: string[] = [];
  let failScript = () => {};
  const global: Record<string, unknown> = {};
  const recaptcha = createRecaptcha({
    siteKey,
    ...(version === undefined ? {} : { version }),
    errors,
    global,
    place: () => ({}),
    insertScript(address, onError) {
      scripts.push(address);
      failScript = onError;
    },
  });
  return {
    recaptcha,
    scripts,
    calls,
    failScript: () => failScript(),
    arrive() {
      global['grecaptcha'] = {
        render(_place: object, options: Rendered) {
          calls.push('render');
          return options;
        },
        reset: () => void calls.push('reset'),
        execute(widget: Rendered, options: unknown) {
          calls.push('execute');
          return execute(widget, options);
        },
      };
      const loaded: unknown = global['onRecaptchaLoaded'];
      if (typeof loaded === 'function') loaded();
    },
  };
}

describe('§7.8 reCAPTCHA', () => {
  test('the script is requested with the first call, once', async () => {
    const { recaptcha, scripts, calls, arrive } = google();
    expect(scripts).toEqual([]);
    const first = recaptcha.execute('ticket');
    arrive();
    expect(await first).toBe('token-2');
    expect(await recaptcha.execute('ticket')).toBe('token-2');
    expect(scripts).toEqual([
      'https://www.google.com/recaptcha/api.js?render=explicit&onload=onRecaptchaLoaded',
    ]);
    expect(calls).toEqual(['render', 'execute', 'reset', 'execute']);
  });

  test('version 3 is told the action and answers with a promise', async () => {
    const { recaptcha, arrive } = google({
      version: '3',
      execute: ({ sitekey }, options) => Promise.resolve(`${sitekey} ${JSON.stringify(options)}`),
    });
    const token = recaptcha.execute('ticket');
    arrive();
    expect(await token).toBe('site-key {"action":"ticket"}');
  });
});

describe('§8 reCAPTCHA errors', () => {
  test('without a key nothing is requested', async () => {
    const { recaptcha, scripts } = google({ siteKey: '' });
    await expect(recaptcha.execute('ticket')).rejects.toThrow(
      new RecaptchaError('ReCaptcha error: No key provided'),
    );
    expect(scripts).toEqual([]);
  });

  test('without a version neither', async () => {
    const { recaptcha, scripts } = google({ version: '' });
    await expect(recaptcha.execute('ticket')).rejects.toThrow(
      new RecaptchaError('ReCaptcha error: No version provided'),
    );
    expect(scripts).toEqual([]);
  });

  test('a script that cannot be had, and is tried again with the next call', async () => {
    const { recaptcha, scripts, failScript, arrive } = google();
    const failed = recaptcha.execute('ticket');
    failScript();
    await expect(failed).rejects.toThrow(new RecaptchaError('ReCaptcha error: Failed to load script'));
    const second = recaptcha.execute('ticket');
    arrive();
    expect(await second).toBe('token-2');
    expect(scripts).toHaveLength(2);
  });

  test.each([
    ['it throws', '2', () => JSON.parse('{')],
    ['it says so', '2', (widget: Rendered) => widget['error-callback']()],
    ['its promise rejects', '3', () => Promise.reject(new Error('no network'))],
  ])('Failed to execute: %s', async (_how, version, execute) => {
    const { recaptcha, arrive } = google({ version, execute });
    const token = recaptcha.execute('ticket');
    arrive();
    await expect(token).rejects.toThrow(new RecaptchaError('ReCaptcha error: Failed to execute'));
  });

  test('a challenge left open is given up by the next call', async () => {
    const widgets: Rendered[] = [];
    const { recaptcha, arrive } = google({ execute: (widget) => void widgets.push(widget) });
    const left = recaptcha.execute('ticket');
    arrive();
    await Promise.resolve();
    await Promise.resolve();
    const solved = recaptcha.execute('ticket');
    await expect(left).rejects.toThrow(new RecaptchaError('ReCaptcha error: Failed to execute'));
    widgets[0]?.callback('solved');
    expect(await solved).toBe('solved');
  });
});
