import { describe, expect, test } from 'vitest';
import { errors } from '../../../shared/i18n/en/errors.ts';
import { testTimers } from '../../../testing/client/collaborators.ts';
import { createRecaptcha, RecaptchaError } from './recaptcha.ts';

interface Rendered {
  readonly size: string;
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => void;
}

interface Google {
  readonly siteKey?: string;
  readonly version?: string;
  /** What a call of `execute` does. */
  readonly execute?: (widget: Rendered, options: unknown) => unknown;
  /** What the ticked box holds. */
  readonly response?: string;
  /** Width of the form in px. */
  readonly width?: number;
}

/** A window with Google's side, and a form's wrapper. */
function google({
  siteKey = 'site-key',
  version,
  execute = ({ callback }) => callback('solved'),
  response = 'ticked',
  width = 600,
}: Google = {}) {
  const scripts: string[] = [];
  const calls: string[] = [];
  let failScript = () => {};
  const global: Record<string, unknown> = {};
  const timers = testTimers();
  const place = Object.assign(Object.create(null), { clientWidth: width });
  const forms = () =>
    createRecaptcha({
      siteKey,
      ...(version === undefined ? {} : { version }),
      origin: 'https://captcha.example',
      language: 'es',
      errors,
      global,
      place,
      timers,
      addScript(address, onError = () => {}) {
        scripts.push(address);
        failScript = onError;
      },
    });
  return {
    recaptcha: forms(),
    anotherForm: forms,
    scripts,
    calls,
    timers,
    failScript: () => failScript(),
    arrive() {
      global['grecaptcha'] = {
        render(_place: object, options: Rendered) {
          calls.push(`render ${options.size}`);
          return options;
        },
        reset: () => void calls.push('reset'),
        getResponse: () => response,
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

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('§7.8 the reCAPTCHA script', () => {
  test('is requested when a form is first touched, once for all forms, in the language of the page', async () => {
    const { recaptcha, anotherForm, scripts, calls, arrive } = google();
    expect(scripts).toEqual([]);
    const prepared = [recaptcha.prepare(), anotherForm().prepare(), recaptcha.prepare()];
    arrive();
    await Promise.all(prepared);
    await recaptcha.execute('ticket');
    expect(scripts).toEqual([
      'https://captcha.example/recaptcha/api.js?render=explicit&onload=onRecaptchaLoaded&hl=es',
    ]);
    expect(calls).toEqual(['render normal', 'render normal']);
  });
});

describe('§5 the kinds of reCAPTCHA', () => {
  test('version 2, the default: the box that was ticked has the token', async () => {
    const { recaptcha, calls, arrive } = google();
    const token = recaptcha.execute('ticket');
    arrive();
    expect(await token).toBe('ticked');
    recaptcha.reset();
    expect(calls).toEqual(['render normal', 'reset']);
  });

  test('version 2: a box that is not ticked is said, and is compact in a narrow form', async () => {
    const { recaptcha, calls, arrive } = google({ response: '', width: 280 });
    const token = recaptcha.execute('ticket');
    arrive();
    await expect(token).rejects.toThrow(new RecaptchaError('Please tick the box above first'));
    expect(calls).toEqual(['render compact']);
  });

  test('version 2, invisible: it calls back', async () => {
    const { recaptcha, calls, arrive } = google({ version: '2-invisible' });
    const token = recaptcha.execute('ticket');
    arrive();
    expect(await token).toBe('solved');
    expect(calls).toEqual(['render invisible', 'execute']);
  });

  test('version 2, invisible: a challenge left open is given up by the next call', async () => {
    const widgets: Rendered[] = [];
    const { recaptcha, arrive } = google({
      version: '2-invisible',
      execute: (widget) => void widgets.push(widget),
    });
    const left = recaptcha.execute('ticket');
    arrive();
    await settled();
    const solved = recaptcha.execute('ticket');
    await expect(left).rejects.toThrow(new RecaptchaError('ReCaptcha error: Failed to execute'));
    widgets[0]?.callback('solved');
    expect(await solved).toBe('solved');
  });

  test('version 3 is told the action and gives a promise', async () => {
    const { recaptcha, arrive } = google({
      version: '3',
      execute: (_widget, options) => Promise.resolve(`token for ${JSON.stringify(options)}`),
    });
    const token = recaptcha.execute('ticket');
    arrive();
    expect(await token).toBe('token for {"action":"ticket"}');
  });
});

describe('§8 reCAPTCHA errors', () => {
  test.each([
    ['No key provided', { siteKey: '' }],
    ['No version provided', { version: '' }],
  ])('%s, and nothing is requested', async (message, given) => {
    const { recaptcha, scripts } = google(given);
    await expect(recaptcha.execute('ticket')).rejects.toThrow(
      new RecaptchaError(`ReCaptcha error: ${message}`),
    );
    expect(scripts).toEqual([]);
  });

  test('Failed to load script: a script that cannot be fetched, and is tried again with the next call', async () => {
    const { recaptcha, scripts, failScript, arrive } = google();
    const failed = recaptcha.execute('ticket');
    failScript();
    await expect(failed).rejects.toThrow(new RecaptchaError('ReCaptcha error: Failed to load script'));
    const second = recaptcha.execute('ticket');
    arrive();
    expect(await second).toBe('ticked');
    expect(scripts).toHaveLength(2);
  });

  test('Failed to load script: one that does not come within 10 s', async () => {
    const { recaptcha, timers } = google();
    const failed = recaptcha.execute('ticket');
    timers.pass(10_000);
    await expect(failed).rejects.toThrow(new RecaptchaError('ReCaptcha error: Failed to load script'));
  });

  test.each<[string, string, (widget: Rendered) => unknown]>([
    ['it throws', '2-invisible', () => JSON.parse('{')],
    ['it says so', '2-invisible', (widget) => widget['error-callback']()],
    ['its promise rejects', '3', () => Promise.reject(new Error('no network'))],
  ])('Failed to execute: %s', async (_how, version, execute) => {
    const { recaptcha, arrive } = google({ version, execute });
    const token = recaptcha.execute('ticket');
    arrive();
    await expect(token).rejects.toThrow(new RecaptchaError('ReCaptcha error: Failed to execute'));
  });
});
