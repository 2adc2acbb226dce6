import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { supervise } from '../../scripts/processes/supervise.mjs';
import { FIREFOX } from '../../scripts/setup/engines.ts';
import { connectBidi, type BidiConnection } from './bidi.ts';
import type { Engine, Tab, Visit, WindowSize } from './tab.ts';
import { clicking, pointing, pressing, typing } from './w3c-actions.ts';

/** A browser that asks nobody but the site: no updates, no portal detection, no lists of bad addresses. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
};

const CONTEXT = v.object({ context: v.string() });
const USER_CONTEXT = v.object({ userContext: v.string() });
const EVALUATED = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.optional(v.string()) }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const LOGGED = v.object({
  type: v.string(),
  level: v.string(),
  text: v.nullable(v.string()),
  source: v.object({ context: v.optional(v.string()) }),
});
const REQUEST = v.object({
  request: v.object({ url: v.string(), method: v.string() }),
  context: v.nullable(v.string()),
});
const RESPONSE = v.object({ ...REQUEST.entries, response: v.object({ status: v.number() }) });
const FAILED = v.object({ ...REQUEST.entries, errorText: v.string() });
const SCREENSHOT = v.object({ data: v.string() });

/**
 * Firefox, driven by WebDriver BiDi, which it speaks by itself.
 * @param acceptInsecureCerts whether it opens what no authority vouches for
 */
export async function startFirefox({ acceptInsecureCerts = false } = {}): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'walk-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const { child, stop } = supervise({
    command: FIREFOX,
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    env: { ...process.env, HOME: profile },
    output: 'ignore',
    errors: 'pipe',
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/u.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
  const bidi = await connectBidi(`${address}/session`);
  await bidi.send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts } } });
  const heard = listen(bidi);
  await bidi.send('session.subscribe', {
    events: [
      'log.entryAdded',
      'network.responseCompleted',
      'network.fetchError',
      'browsingContext.navigationStarted',
      'browsingContext.navigationCommitted',
    ],
  });
  return {
    name: 'firefox',
    newVisit: (size) => newVisit(bidi, heard, size),
    async stop() {
      bidi.close();
      await stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Complaints by the tab that they came from. */
type Heard = Map<string, string[]>;

function listen(bidi: BidiConnection): Heard {
  const heard: Heard = new Map();
  const note = (context: string | null | undefined, complaint: string) =>
    heard.get(context ?? '')?.push(complaint);
  /** The tabs whose document is being left: what it still fetches ends without it, and it warns of that. */
  const leaving = new Set<string>();
  bidi.on('browsingContext.navigationStarted', (event) => leaving.add(v.parse(CONTEXT, event).context));
  bidi.on('browsingContext.navigationCommitted', (event) => leaving.delete(v.parse(CONTEXT, event).context));
  bidi.on('log.entryAdded', (entry) => {
    const { type, level, text, source } = v.parse(LOGGED, entry);
    if (level === 'warn' && leaving.has(source.context ?? '')) return;
    if (level === 'error' || level === 'warn')
      note(source.context, `${type === 'javascript' ? 'uncaught' : level}: ${text ?? ''}`);
  });
  bidi.on('network.responseCompleted', (entry) => {
    const { request, response, context } = v.parse(RESPONSE, entry);
    if (response.status >= 400) note(context, `status ${response.status}: ${request.method} ${request.url}`);
  });
  bidi.on('network.fetchError', (entry) => {
    const { request, context, errorText } = v.parse(FAILED, entry);
    // A request that the page or a navigation has cancelled is no failure.
    if (errorText !== 'NS_BINDING_ABORTED')
      note(context, `request failed: ${request.method} ${request.url} ${errorText}`);
  });
  return heard;
}

async function newVisit(bidi: BidiConnection, heard: Heard, size: WindowSize): Promise<Visit> {
  const { userContext } = v.parse(USER_CONTEXT, await bidi.send('browser.createUserContext', {}));
  return {
    network: null,
    async newTab() {
      const { context } = v.parse(
        CONTEXT,
        await bidi.send('browsingContext.create', { type: 'tab', userContext }),
      );
      heard.set(context, []);
      const tab = tabOf(bidi, heard, context);
      await tab.resize(size);
      return tab;
    },
    end: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  };
}

function tabOf(bidi: BidiConnection, heard: Heard, context: string): Tab {
  const act = async (actions: readonly object[]): Promise<void> =>
    void (await bidi.send('input.performActions', { context, actions }));
  const traverse = async (delta: number): Promise<void> =>
    void (await bidi.send('browsingContext.traverseHistory', { context, delta }));
  return {
    async goto(url) {
      const go = () => bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' });
      // A navigation that was under way is aborted by this one, and Firefox may report that as this one's failure.
      await go().catch((error: unknown) => {
        if (error instanceof Error && error.message.includes('NS_BINDING_ABORTED')) return go();
        throw error;
      });
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'interactive' })),
    click: (at) => act(clicking(at)),
    point: (at) => act(pointing(at)),
    press: (key) => act(pressing(key)),
    type: (text) => act(typing(text)),
    resize: async (viewport) => void (await bidi.send('browsingContext.setViewport', { context, viewport })),
    async evaluate(expression) {
      const outcome = v.parse(
        EVALUATED,
        await bidi.send('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          awaitPromise: true,
          target: { context },
        }),
      );
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
      return JSON.parse(outcome.result.value ?? 'null');
    },
    async screenshot() {
      const { data } = v.parse(SCREENSHOT, await bidi.send('browsingContext.captureScreenshot', { context }));
      return Buffer.from(data, 'base64');
    },
    takeComplaints: () => Promise.resolve(heard.get(context)?.splice(0) ?? []),
    show: async () => void (await bidi.send('browsingContext.activate', { context })),
    close: async () => void (await bidi.send('browsingContext.close', { context })),
  };
}
