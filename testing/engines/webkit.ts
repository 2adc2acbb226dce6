import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { supervise } from '../../scripts/processes/supervise.mjs';
import { MINI_BROWSER, WEBKIT_DRIVER, XVFB } from '../../scripts/setup/engines.ts';
import { freePort } from '../../scripts/setup/ports.ts';
import { EngineError, type Engine, type Tab, type Visit, type WindowSize } from './tab.ts';
import { clicking, pointing, pressing, typing } from './w3c-actions.ts';

const COMMAND_LIMIT_MS = 40_000;
const DRIVER_LIMIT_MS = 60_000;
const DRIVER_INTERVAL_MS = 100;
const SESSION = v.object({ sessionId: v.string() });
const HANDLE = v.object({ handle: v.string() });
const OUTCOME = v.union([v.object({ value: v.string() }), v.object({ error: v.string() })]);

/** The browser's own bars, without which a window can be as narrow as a phone. */
const TINY_BARS = '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0 }';

/** WebKit as GTK's browsers have it, driven by its WebDriver on a display of its own. */
export async function startWebKit(): Promise<Engine> {
  const display = supervise({
    command: XVFB,
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    output: 'pipe',
    errors: 'ignore',
  });
  if (display.child.stdout === null) throw new Error('Xvfb has no output');
  const [number] = await once(display.child.stdout, 'data');
  const home = await mkdtemp(path.join(tmpdir(), 'walk-webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), TINY_BARS);
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    XDG_CONFIG_HOME: home,
    // Its sandbox needs rights that a root in a container does not have; it opens the test's own site alone.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  return {
    name: 'webkit',
    newVisit: (size) => newVisit(env, size),
    async stop() {
      await display.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  const limit = performance.now() + DRIVER_LIMIT_MS;
  for (;;) {
    const response = await fetch(url).catch(() => null); // not listening yet
    if (response?.ok === true) return;
    if (performance.now() > limit) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, DRIVER_INTERVAL_MS));
  }
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Commands of the W3C's WebDriver. */
function sender(base: string): Send {
  return async (method, command, body) => {
    const { isOk, text } = await fetch(base + command, {
      method,
      // A command that meets a document being left may never be answered; the caller asks again.
      signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
      .then(async (response) => ({ isOk: response.ok, text: await response.text() }))
      .catch((cause: unknown) => {
        throw new EngineError(`WebDriver ${command}`, { cause });
      });
    const { value }: { readonly value: unknown } = JSON.parse(text);
    if (!isOk) throw new Error(`WebDriver ${command}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function newSession(origin: string): Promise<Send> {
  await answers(`${origin}/status`);
  const session = v.parse(
    SESSION,
    await sender(origin)('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          // With `eager`, the first command after a navigation is never answered.
          pageLoadStrategy: 'normal',
          'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
        },
      },
    }),
  );
  return sender(`${origin}/session/${session.sessionId}`);
}

/** Each visit has a driver of its own: one may crash (2.50 does, rarely, in the middle of a click), and the next visit is not to suffer. */
async function newVisit(env: NodeJS.ProcessEnv, size: WindowSize): Promise<Visit> {
  const port = await freePort();
  const driver = supervise({ command: WEBKIT_DRIVER, args: [`--port=${port}`], env, output: 'ignore' });
  const send = await newSession(`http://127.0.0.1:${port}`).catch(async (error: unknown) => {
    await driver.stop();
    throw error;
  });
  let hasFirst = false;
  return {
    network: null,
    async newTab() {
      const handle = hasFirst
        ? v.parse(HANDLE, await send('POST', '/window/new', { type: 'tab' })).handle
        : v.parse(v.string(), await send('GET', '/window'));
      hasFirst = true;
      await send('POST', '/window', { handle });
      const tab = tabOf(send, handle);
      await tab.resize(size);
      return tab;
    },
    end: () => driver.stop(),
  };
}

function tabOf(send: Send, handle: string): Tab {
  const act = async (actions: readonly object[]): Promise<void> =>
    void (await send('POST', '/actions', { actions }));
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => ${expression}).then(
        (value) => done({ value: JSON.stringify(value ?? null) }),
        (error) => done({ error: String(error) }));`;
    const outcome = v.parse(OUTCOME, await send('POST', '/execute/async', { script, args: [] }));
    if ('error' in outcome) throw new Error(outcome.error);
    return JSON.parse(outcome.value);
  };
  return {
    goto: async (url) => void (await send('POST', '/url', { url })),
    back: async () => void (await send('POST', '/back')),
    forward: async () => void (await send('POST', '/forward')),
    reload: async () => void (await send('POST', '/refresh')),
    click: (at) => act(clicking(at)),
    point: (at) => act(pointing(at)),
    press: (key) => act(pressing(key)),
    type: (text) => act(typing(text)),
    async resize({ width, height }) {
      // The window has a frame and bars around the page; how large they are, the page tells.
      await send('POST', '/window/rect', { width, height });
      const look = async () =>
        v.parse(v.tuple([v.number(), v.number()]), await evaluate('[innerWidth, innerHeight]'));
      let inner = await look();
      // For a moment it tells the size of before.
      for (let times = 0; inner[0] > width && times < 20; times += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        inner = await look();
      }
      await send('POST', '/window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    evaluate,
    screenshot: async () => Buffer.from(v.parse(v.string(), await send('GET', '/screenshot')), 'base64'),
    // The driver does not tell what is on the console.
    takeComplaints: () => Promise.resolve([]),
    show: async () => void (await send('POST', '/window', { handle })),
    close: async () => void (await send('DELETE', '/window')),
  };
}
