import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../../testing/engines/engines.ts';
import {
  ENGINE_NAMES,
  type Engine,
  type EngineName,
  type Tab,
  type Visit,
} from '../../testing/engines/tab.ts';
import { pageStateOf, startTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;
/** The same site with the scripts of companies that write HTML as text: Trusted Types are off. The platform is admitted. */
let lenient: TestSite;
/** Two other companies, of which the site knows one. */
let platform: OtherCompany;
let stranger: OtherCompany;
/** The one that the proxy stands before. */
let shown: TestSite;
/**
 * In front of the site: it changes the HTML of pages on its way, adds one script to them and to their policy, and serves two
 * scripts of its own.
 */
let proxy: Listening;
let change = (html: string): string => html;

beforeAll(async () => {
  [platform, stranger] = await Promise.all([startOther(), startOther()]);
  const admitted = {
    PLATFORM_CONNECT_ORIGINS: platform.origin,
    PLATFORM_FRAME_ORIGINS: platform.origin,
  };
  [site, lenient] = await Promise.all([
    startTestSite(),
    startTestSite({ TRUSTED_TYPES: 'off', ...admitted }),
  ]);
  shown = site;
  proxy = await startProxy();
});
afterAll(async () => {
  for (const { server } of [proxy, platform, stranger]) {
    server.closeAllConnections();
    server.close();
  }
  await Promise.all([site.stop(), lenient.stop()]);
});
afterEach(() => {
  shown = site;
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
  const answer = await shown.request(path, { country: 'GB' });
  const headers = new Map(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace('script-src ', `script-src ${WATCH_HASH} `));
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(isPage ? changed(await answer.text()) : Buffer.from(await answer.arrayBuffer()));
}

function startProxy(): Promise<Listening> {
  return listening((request, response) => {
    const path = request.url ?? '/';
    const script = SCRIPTS[path];
    if (script === undefined) passOn(path, response).catch(() => response.destroy());
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  });
}

interface Listening {
  readonly origin: string;
  readonly server: Server;
}

/** Another company's server, and the forms that it was sent. */
interface OtherCompany extends Listening {
  readonly posted: string[];
}

async function startOther(): Promise<OtherCompany> {
  const posted: string[] = [];
  const font = readFileSync('client/styles/fonts/inter.woff2');
  const style = `@font-face { font-family: Theirs; src: url(/font.woff2) } .theirs { outline: 7px solid; font-family: Theirs }`;
  const answers: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
    '/style.css': ['text/css', style],
    '/font.woff2': ['font/woff2', font],
  };
  const listens = await listening((request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'POST') posted.push(path);
    const [type, body] = answers[path] ?? ['text/html', 'thanks'];
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  });
  return { ...listens, posted };
}

async function listening(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer);
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
const madeAs = (path: string) => pageStateOf(site, path);

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

/** Runs in the page: puts text into each kind of sink, and gives those that took it. */
const tryTexts = `() => {
  const html = '<img src="data:," onerror="ran.push(1)">';
  const element = () => document.body.appendChild(document.createElement('div'));
  const script = () => document.createElement('script');
  const sinks = {
    innerHTML: () => { element().innerHTML = html; },
    outerHTML: () => { element().outerHTML = html; },
    insertAdjacentHTML: () => element().insertAdjacentHTML('beforeend', html),
    fragment: () => document.createRange().createContextualFragment(html),
    parser: () => new DOMParser().parseFromString(html, 'text/html'),
    write: () => document.write(html),
    srcdoc: () => { document.createElement('iframe').srcdoc = html; },
    handler: () => element().setAttribute('onclick', 'ran.push(1)'),
    address: () => { script().src = '/added.js'; },
    text: () => { script().text = 'ran.push(1)'; },
    timer: () => setTimeout('ran.push(1)'),
    policy: () => trustedTypes.createPolicy('another', { createHTML: (text) => text }),
    again: () => trustedTypes.createPolicy('casino', { createHTML: (text) => text }),
  };
  const took = (sink) => { try { sink(); return true; } catch { return false; } };
  return Object.keys(sinks).filter((name) => took(sinks[name]));
}`;

/** Draws as another company's script does: with a style sheet, a font, and a form that is posted to a frame. */
const drawAs = ({ origin }: OtherCompany) => `new Promise((resolve) => {
  const add = (markup) => document.body.insertAdjacentHTML('beforeend', markup);
  add('<p class="theirs">Theirs</p><iframe name="theirs"></iframe>');
  add('<form method="post" target="theirs" action="${origin}/pay"></form>');
  const sheet = document.createElement('link');
  Object.assign(sheet, { rel: 'stylesheet', href: '${origin}/style.css' });
  const drawn = async () => {
    await document.fonts.load('16px Theirs').catch(() => null);
    resolve({
      outline: getComputedStyle(document.querySelector('.theirs')).outlineWidth,
      fonts: [...document.fonts].filter(({ family }) => family === 'Theirs').map(({ status }) => status),
    });
    // Throws in Firefox where it is blocked.
    document.querySelector('form[target=theirs]').submit();
  };
  sheet.addEventListener('load', drawn);
  sheet.addEventListener('error', drawn);
  document.head.append(sheet);
})`;

/** WebKit let modules run that the parser inserts until June 2026, whether the policy has a nonce or a hash (its bug 314008). */
const injectedFor = (name: EngineName): readonly string[] =>
  name === 'webkit' ? INJECTED.filter((one) => one !== INJECTED_MODULE) : INJECTED;

/** Those that the project of the tests names (vitest.config.ts). */
function wantedEngines(): readonly EngineName[] {
  const wanted = process.env['ENGINES']?.split(' ') ?? [];
  return ENGINE_NAMES.filter((name) => wanted.includes(name));
}

describe.each(wantedEngines())('§7.9 the content policy in %s', (name) => {
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

  test('text becomes HTML, a script or a script’s address nowhere but in the site’s own policy', async () => {
    await open(tab, '/slots/');
    expect(await tab.evaluate(`(${tryTexts})()`)).toEqual([]);
    expect((await outcomeOf(tab)).ran).toEqual([]);
  });

  test('what the browser renders is what the edge would have: the next page, editors’ HTML, JSON-LD', async () => {
    await open(tab, '/slots/');
    await tab.evaluate(`document.querySelector('a[href="/blog/"]').click()`);
    const article = `document.querySelector('main a[href="/blog/rtp-explained/"]')`;
    await expect.poll(() => tab.evaluate(`${article} !== null`)).toBe(true);
    await tab.evaluate(`${article}.click()`);
    await expect.poll(() => tab.evaluate(`document.querySelectorAll('main .cms p').length > 1`)).toBe(true);
    const types = `[...document.querySelectorAll('[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent)['@type'])`;
    expect(await tab.evaluate(types)).toEqual(['Article', 'BreadcrumbList']);
    expect(await outcomeOf(tab)).toEqual({ ran: [], blocked: [] });
  });

  test('a page that is not found as the edge sent it is rendered anew', async () => {
    change = (html) => html.replace(/<a class="skip-link".*?<\/a>/u, '<p>Something else</p>');
    await open(tab, '/slots/');
    expect(await tab.evaluate(`document.querySelector('.skip-link') !== null`)).toBe(true);
    expect(await tab.evaluate(`document.querySelectorAll('main [data-game-id]').length > 5`)).toBe(true);
    expect(await outcomeOf(tab)).toEqual({ ran: [], blocked: [] });
  });

  test('a script that a trusted script adds runs, and what that adds in turn: the platform, tags', async () => {
    shown = lenient;
    await open(tab, '/slots/');
    await tab.evaluate(`new Promise((resolve) => {
      const script = document.createElement('script');
      script.src = '/added.js';
      script.addEventListener('load', () => resolve(null));
      document.head.append(script);
    })`);
    expect(await outcomeOf(tab)).toEqual({ ran: ['added', 'inline'], blocked: [] });
  });

  test('what the platform draws has its own styles, fonts and forms; another company’s are blocked', async () => {
    shown = lenient;
    await open(tab, '/slots/');
    expect(await tab.evaluate(drawAs(platform))).toEqual({ outline: '7px', fonts: ['loaded'] });
    await expect.poll(() => platform.posted.splice(0)).toEqual(['/pay']);
    expect((await outcomeOf(tab)).blocked).toEqual([]);

    await open(tab, '/slots/');
    expect(await tab.evaluate(drawAs(stranger))).toEqual({
      outline: expect.not.stringMatching('7px'),
      fonts: [],
    });
    await expect
      .poll(async () => (await outcomeOf(tab)).blocked.map((one) => one.split(' ')[0]))
      .toEqual(expect.arrayContaining(['style-src-elem', 'form-action']));
    expect(stranger.posted).toEqual([]);
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
    expect(pageStateOf(cold, '/')).toBe('stream');
    expect((await tab.takeComplaints()).filter((complaint) => /policy/iu.test(complaint))).toEqual([]);
    await visit.end();
  } finally {
    await engine.stop();
    await cold.stop();
  }
});
