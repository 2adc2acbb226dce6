import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, onTestFailed, TestRunner } from 'vitest';
import type { RawSettings } from '../../worker/settings.ts';
import { newVisitor, type Visitor, type VisitorOptions } from './browser.ts';
import { launchBrowser } from './launch.ts';
import { startTestSite, type TestSite } from '../site.ts';

/** The site and the browser that the tests of a file share. */
export interface Journeys {
  readonly site: TestSite;
  readonly browser: Browser;
  /** A new visitor of that site. In a test: if it fails, it is printed where they were. */
  newVisitor(options?: VisitorOptions): Promise<Visitor>;
}

/** Starts a site and a browser before the tests of a file, and stops them after. Call it at the top of the file. */
export function startJourneys(settings: RawSettings = {}): Journeys {
  let started: { readonly site: TestSite; readonly browser: Browser } | null = null;
  const underWay = () => {
    if (started === null) throw new Error('The site starts with the first test of the file');
    return started;
  };
  beforeAll(async () => {
    const [site, browser] = await Promise.all([startTestSite(settings), launchBrowser()]);
    started = { site, browser };
  });
  afterAll(async () => {
    const { site, browser } = underWay();
    await browser.close();
    await site.stop();
  });
  return {
    get site() {
      return underWay().site;
    },
    get browser() {
      return underWay().browser;
    },
    async newVisitor(options) {
      const visitor = await newVisitor(underWay().browser, underWay().site.origin, options);
      // Not in a hook, which has no test of its own to fail.
      if (TestRunner.getCurrentTest() !== undefined)
        onTestFailed(async () => console.error(await whereabouts(visitor)));
      return visitor;
    },
  };
}

async function whereabouts({ page, complaints, documents }: Visitor): Promise<string> {
  const outline = await Promise.race([
    page.evaluate(() => document.body.innerText.replaceAll(/\s+/gu, ' ').slice(0, 600)).catch(String),
    new Promise<string>((resolve) => setTimeout(resolve, 5_000, 'It does not answer.')),
  ]);
  return [`The visitor was at ${page.url()}, in document ${documents()}: ${outline}`, ...complaints].join(
    '\n',
  );
}
