import { createServer, type Server } from 'node:http';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { startSandbox } from '../../../deploy/site.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/setup/chromium.ts';

/** A page of another origin than the platform's, in a real browser, with the real sandbox on workerd behind it. */
export type Stage = {
  /** Where the framework, the games and the player API are. */
  origin: string;
  open(options?: OpenOptions): Promise<Page>;
  fault(service: string, fault: string | null): Promise<void>;
  stop(): Promise<void>;
};

export type OpenOptions = BrowserContextOptions & {
  misbehave?: string;
  /** Default ENG; null does not start the framework. */
  language?: string | null;
  /** What is to be there before the document is: a stopped clock, a listener. */
  prepare?: (page: Page) => Promise<void>;
};

export type Told = { name: string; payload: unknown };

const EVENTS = [
  'ready',
  'gamesListUpdated',
  'gameLoadStart',
  'gameClosed',
  'sessionStatus',
  'balanceUpdated',
  'favouritesUpdated',
  'showChat',
  'depositSucceeded',
  'registrationSucceeded',
  'winners',
  'widgetShown',
  'widgetClosed',
] as const;

declare global {
  interface Window {
    told: Told[];
    reports: string[];
  }
}

export async function setStage(): Promise<Stage> {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('No Chromium: set CHROME_PATH');
  const sandbox = await startSandbox({ port: 0, onOutput: () => undefined });
  const [pages, address] = await servePages(sandbox.origin);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  let shown: Page | undefined;
  return {
    origin: sandbox.origin,
    async open(options = {}) {
      // One page at a time: what is animated on an old one would slow the next.
      await shown?.context().close();
      shown = await openPage(browser, address, options);
      return shown;
    },
    async fault(service, fault) {
      const answer = await fetch(`${sandbox.origin}/__faults`, {
        method: 'POST',
        body: JSON.stringify({ service, fault }),
      });
      if (!answer.ok) throw new Error(`The fault was not taken: ${await answer.text()}`);
    },
    async stop() {
      await browser.close();
      pages.close();
      await sandbox.stop();
    },
  };
}

/** A page as strict as the site's own: no inline styles, only the platform's origin to talk to. */
function servePages(platform: string): Promise<[Server, string]> {
  const policy = [
    `default-src 'none'`,
    `script-src ${platform} 'nonce-page'`,
    `connect-src ${platform}`,
    `frame-src ${platform}`,
  ].join('; ');
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://page').search;
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
    response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>The page</title>
      <script nonce="page">
        window.reports = [];
        window.dataLayer = [];
        addEventListener('securitypolicyviolation', (event) => window.reports.push(event.violatedDirective));
      </script>
      <body><main><h1>The page</h1><button id="opener">Open</button><div id="container"></div></main>
      <script src="${platform}/platform.js${query}"></script>`);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address !== 'object' || address === null) throw new Error('The page server has no port');
      resolve([server, `http://127.0.0.1:${address.port}/`]);
    });
  });
}

async function openPage(browser: Browser, address: string, options: OpenOptions): Promise<Page> {
  const { misbehave, language = 'ENG', prepare, ...contextOptions } = options;
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(misbehave === undefined ? address : `${address}?misbehave=${misbehave}`);
  if (language !== null) await start(page, language);
  return page;
}

/** For `prepare`: the page's time stands still until the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

/** Listens to every event, then starts the framework. */
export async function start(page: Page, language = 'ENG'): Promise<void> {
  await page.evaluate(
    ([names, code]) => {
      window.told = [];
      for (const name of names) {
        // An element is not data; what matters of it is where it is.
        window.CasinoPlatform?.on(name, (payload) =>
          window.told.push({ name, payload: JSON.parse(JSON.stringify(payload)) }),
        );
      }
      window.CasinoPlatform?.start({ language: code, currency: 'GBP', platform: 'W' });
    },
    [EVENTS, language] as const,
  );
}

/** Waits for an event, the first one or one that comes after `past` of its kind; gives what it carried. */
export async function told(page: Page, name: (typeof EVENTS)[number], past = 0): Promise<unknown> {
  const found = await page.waitForFunction(
    ([wanted, skip]) => window.told.filter((one) => one.name === wanted)[skip],
    [name, past] as const,
  );
  const { payload } = (await found.jsonValue()) ?? { payload: undefined };
  return payload;
}

/** The names of the events so far, in their order, of the kinds asked for. */
export function toldOf(page: Page, ...names: string[]): Promise<Told[]> {
  return page.evaluate((wanted) => window.told.filter(({ name }) => wanted.includes(name)), names);
}

const DEMO = { email: 'demo@velvetcomet.example', password: 'comet-demo' };

/** Logs the sandbox's own player in, through the dialog as a person would. */
export async function logIn(page: Page): Promise<void> {
  await page.evaluate(() => void window.CasinoPlatform?.showWidget('login'));
  await page.getByLabel('E-mail').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
