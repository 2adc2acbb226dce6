import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isPhone, windowOf, WIDTHS } from './windows.ts';

/** A visitor with a browser context of their own. */
export interface Visitor {
  readonly page: Page;
  /** Uncaught errors, and errors and warnings on the console. */
  readonly complaints: readonly string[];
  /** Number of documents loaded so far; a client-side navigation loads none. */
  readonly documents: () => number;
  leave(): Promise<void>;
}

export type VisitorOptions = BrowserContextOptions & {
  readonly width?: number;
  /** The visitor has answered the cookie question before: `Decline All`. */
  readonly hasDeclined?: boolean;
  /** The size of letters in the browser's own settings, px, where it is not the usual one. */
  readonly letters?: number;
};

/** What `Decline All` leaves in the browser (§4). */
export const DECLINED = { consentClosed: '1', consentChoices: '00111' } as const;

export async function newVisitor(
  browser: Browser,
  origin: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { width = WIDTHS.desktop, hasDeclined = false, letters, ...rest } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: windowOf(width),
    ...(isPhone(width) ? { isMobile: true, hasTouch: true } : {}),
    ...rest,
  });
  if (hasDeclined)
    await context.addCookies(Object.entries(DECLINED).map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  if (letters !== undefined) await setLetters(page, letters);
  const complaints: string[] = [];
  let documents = 0;
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return { page, complaints, documents: () => documents, leave: () => context.close() };
}

/** Opens a page and waits for the marker that it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBeLessThan(400);
  await hydrated(page);
}

/** The same in another tab of the same visitor. */
export async function openTab(beside: Page, path: string): Promise<Page> {
  const page = await beside.context().newPage();
  await open(page, path);
  return page;
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Scrolls to the end by wheel, so that every row is hydrated. */
export async function scrollThrough(page: Page, stepPx: number): Promise<void> {
  await page.mouse.move(400, 450);
  for (;;) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, stepPx);
    await page.waitForTimeout(60);
    const { y, end } = await page.evaluate(() => ({
      y: window.scrollY,
      end: document.documentElement.scrollHeight - window.innerHeight,
    }));
    if (y >= end - 2 || y === before) return;
  }
}

/** Holds the requests for a file, or so many of them, until the returned function lets them through, to another route of the test's too. */
export async function holdBack(page: Page, file: string, times?: number): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    file,
    async (route) => {
      await held.promise;
      await route.fallback();
    },
    times === undefined ? {} : { times },
  );
  return held.resolve;
}

/** What was due by now has been done and painted. */
export function framesPass(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** The typeface that stands in until the site's own has come is wider. */
export function fontsReady(page: Page): Promise<void> {
  return page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function setLetters(page: Page, px: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: px } });
}
