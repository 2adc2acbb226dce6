import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/engines/engines.ts';
import { ENGINE_NAMES, type Engine, type EngineName, type Tab, type Visit } from '../testing/engines/tab.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

let site: TestSite;
/**
 * In front of the site: it changes the HTML of pages on its way, adds one script to them and to their policy, and serves two
 * scripts of its own.
 */
let proxy: { readonly origin: string; readonly server: Server };
let change = (html: string): string => html;

beforeAll(async () => {
  site = await startTestSite();
  proxy = await startProxy();
});
afterAll(async () => {
  proxy.server.closeAllConnections();
  proxy.server.close();
  await site.stop();
});
afterEach(() => {
  change = (html) => html;
});

const SCRIPTS: Readonly<Record<string, string>> = {
  '/injected.js': `ran.push('parsed script')`,
  '/added.js': `
    ran.push('added');
    const inline = document.createElement('script');
    inline.textContent = "ran.push('inline')";
    document.head.append(inline);`,
};

async function passOn(path: string, response: ServerResponse): Promise<void> {
  const answer = await site.request(path, { country: 'GB' });
  const headers = new Map(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace('script-src ', `script-src ${WATCH_HASH} `));
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(isPage ? changed(await answer.text()) : Buffer.from(await answer.arrayBuffer()));
}

async function startProxy(): Promise<typeof proxy> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const script = SCRIPTS[path];
    if (script === undefined) passOn(path, response).catch(() => response.destroy());
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, server };
}

/** Lists what runs although it should not, and what is blocked. */
const WATCH = `
  window.ran = [];
  window.blocked = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    blocked.push(effectiveDirective + ' ' + blockedURI);
  });`;

const WATCH_HASH = `'sha256-${createHash('sha256').update(WATCH).digest('base64')}'`;

const changed = (html: string): string => change(html.replace('<head>', `<head><script>${WATCH}</script>`));

const outcomeSchema = v.object({ ran: v.array(v.string()), blocked: v.array(v.string()) });

async function outcomeOf(tab: Tab): Promise<v.InferOutput<typeof outcomeSchema>> {
  return v.parse(outcomeSchema, await tab.evaluate('({ ran, blocked })'));
}

async function open(tab: Tab, path: string): Promise<void> {
  await tab.goto(proxy.origin + path);
  await expect.poll(() => tab.evaluate(`document.documentElement.dataset.hydrated === ''`)).toBe(true);
}

/** How the site's log says that the page of a path was made last. */
const madeAs = (path: string) => site.log.findLast(({ url }) => url === path)?.page;

const INJECTED_MODULE = `<script type="module" src="/injected.js"></script>`;

/** What an attacker who can write into a page would write there, each of which reports that it ran. */
const INJECTED: readonly string[] = [
  `<script>ran.push('inline script')</script>`,
  `<script type="module">ran.push('inline module')</script>`,
  `<script nonce="">ran.push('empty nonce')</script>`,
  `<script src="/injected.js"></script>`,
  INJECTED_MODULE,
  `<script src="data:text/javascript,ran.push('data')"></script>`,
  `<img src="data:," onerror="ran.push('handler')" alt="">`,
  `<svg><script>ran.push('svg script')</script></svg>`,
];

/** WebKit let modules run that the parser inserts until June 2026, whether the policy has a nonce or a hash (its bug 314008). */
const injectedFor = (name: EngineName): readonly string[] =>
  name === 'webkit' ? INJECTED.filter((one) => one !== INJECTED_MODULE) : INJECTED;

describe.each(ENGINE_NAMES)('§7.9 the content policy in %s', (name) => {
  let engine: Engine;
  let visit: Visit;
  let tab: Tab;

  beforeAll(async () => {
    engine = await ENGINES[name]();
    visit = await engine.newVisit({ width: 1280, height: 800 });
    tab = await visit.newTab();
  });
  afterAll(async () => {
    await visit.end();
    await engine.stop();
  });

  test('a cached page runs all that is its own: nothing is blocked', async () => {
    await expect
      .poll(async () => {
        await (await site.request('/', { country: 'GB' })).text();
        return madeAs('/');
      })
      .toBe('hit');
    await open(tab, '/');
    expect(madeAs('/')).toMatch(/^(?:hit|stale)$/u);
    expect(await outcomeOf(tab)).toEqual({ ran: [], blocked: [] });
  });

  test.each(['/slots/', '/nothing-here/'])(
    'what is written into %s does not run, and the page itself works',
    async (path) => {
      const injected = injectedFor(name);
      change = (html) => html.replace('</main>', `${injected.join('')}</main>`);
      await open(tab, path);
      const { ran, blocked } = await outcomeOf(tab);
      expect(ran).toEqual([]);
      expect(blocked.length).toBeGreaterThanOrEqual(injected.length);
    },
  );

  test('a script that a trusted script adds runs, and what that adds in turn: the platform, tags', async () => {
    await open(tab, '/slots/');
    await tab.evaluate(`new Promise((resolve) => {
      const script = document.createElement('script');
      script.src = '/added.js';
      script.addEventListener('load', () => resolve(null));
      document.head.append(script);
    })`);
    expect(await outcomeOf(tab)).toEqual({ ran: ['added', 'inline'], blocked: [] });
  });
});

test('§7.9 a streamed page runs what puts its late parts into their places, by its nonce', async () => {
  const cold = await startTestSite();
  const engine = await ENGINES.chromium();
  try {
    await cold.sandbox.fault('platform', 'slow');
    const visit = await engine.newVisit({ width: 1280, height: 800 });
    const tab = await visit.newTab();
    await tab.goto(`${cold.origin}/`);
    await expect.poll(() => tab.evaluate(`document.documentElement.dataset.hydrated === ''`)).toBe(true);
    expect(cold.log.findLast(({ url }) => url === '/')?.page).toBe('stream');
    expect((await tab.takeComplaints()).filter((complaint) => /policy/iu.test(complaint))).toEqual([]);
    await visit.end();
  } finally {
    await engine.stop();
    await cold.stop();
  }
});
