import type { BrowserContext, LaunchOptions, Page, Request } from 'playwright-core';
import { launchBrowser } from '../browser/launch.ts';
import { isPhone } from '../browser/windows.ts';
import type { Engine, Network, Tab, Visit } from './tab.ts';

/**
 * Chromium, driven by Playwright.
 * @param slowdown how many times slower than the machine its pages run, as on a player's phone
 */
export async function startChromium(options: LaunchOptions = {}, slowdown = 1): Promise<Engine> {
  const browser = await launchBrowser(options);
  return {
    name: 'chromium',
    async newVisit(viewport) {
      const isTouched = isPhone(viewport.width);
      const context = await browser.newContext({ viewport, isMobile: isTouched, hasTouch: isTouched });
      return visitOf(context, { isTouched, slowdown });
    },
    stop: () => browser.close(),
  };
}

interface Device {
  readonly isTouched: boolean;
  readonly slowdown: number;
}

function visitOf(context: BrowserContext, { isTouched, slowdown }: Device): Visit {
  return {
    network: networkOf(context),
    async newTab() {
      const page = await context.newPage();
      if (slowdown > 1) {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      }
      return tabOf(page, isTouched);
    },
    end: () => context.close(),
  };
}

function networkOf(context: BrowserContext): Network {
  return {
    setOffline: (isOffline) => context.setOffline(isOffline),
    async disturb(address, how) {
      const matches = (url: URL) => url.href.includes(address);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      if (how === null) return;
      await context.route(matches, async (route) => {
        if (how === 'fail') return route.abort('failed');
        await new Promise((resolve) => setTimeout(resolve, how.delayMs));
        return route.continue();
      });
    },
  };
}

function tabOf(page: Page, isTouched: boolean): Tab {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // A request that the page or a navigation has cancelled is no failure.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${shortOf(request)} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`status ${response.status()}: ${shortOf(response.request())}`);
  });
  const toParsed = { waitUntil: 'domcontentloaded' } as const;
  return {
    goto: async (url) => void (await page.goto(url, toParsed)),
    back: async () => void (await page.goBack(toParsed)),
    forward: async () => void (await page.goForward(toParsed)),
    reload: async () => void (await page.reload(toParsed)),
    click: ({ x, y }) => (isTouched ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    point: ({ x, y }) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    evaluate: (expression) => page.evaluate(expression),
    screenshot: () => page.screenshot(),
    takeComplaints: () => Promise.resolve(complaints.splice(0)),
    show: () => page.bringToFront(),
    close: () => page.close(),
  };
}

function shortOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}
