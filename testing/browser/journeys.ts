import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, newVisitor, type Visitor, type VisitorOptions } from './browser.ts';
import { startTestSite, type TestSite } from '../site.ts';

/** What the journeys of a file have in common: there from its first test to its last. */
export interface Journeys {
  readonly site: TestSite;
  readonly browser: Browser;
  /** A visitor of that site. */
  newVisitor(options?: VisitorOptions): Promise<Visitor>;
}

/** A site and a browser for the tests of a file. Call it at the top of the file. */
export function startJourneys(): Journeys {
  let started: { readonly site: TestSite; readonly browser: Browser } | null = null;
  const underWay = () => {
    if (started === null) throw new Error('The site starts with the first test of the file');
    return started;
  };
  beforeAll(async () => {
    const [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
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
    newVisitor: (options) => newVisitor(underWay().browser, underWay().site.origin, options),
  };
}
