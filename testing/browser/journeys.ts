import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { RawSettings } from '../../worker/settings.ts';
import { newVisitor, type Visitor, type VisitorOptions } from './browser.ts';
import { launchBrowser } from './launch.ts';
import { startTestSite, type TestSite } from '../site.ts';

/** The site and the browser that the tests of a file share. */
export interface Journeys {
  readonly site: TestSite;
  readonly browser: Browser;
  /** A new visitor of that site. */
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
    newVisitor: (options) => newVisitor(underWay().browser, underWay().site.origin, options),
  };
}
