import type { Page } from 'playwright-core';
import { recordOf } from '../../shared/domain/records.ts';
import { PAGE_NAMES, type PageName } from '../../shared/pages/pages.ts';
import { exampleOf } from '../example-addresses.ts';
import { hydrated, type Visitor, type VisitorOptions } from './browser.ts';
import type { Journeys } from './journeys.ts';

/** An address of each kind of page, for tests that go through all of them. */
export const ADDRESSES: Readonly<Record<PageName, string>> = recordOf(PAGE_NAMES, exampleOf);

/** The visitors that files keep for their looks at pages, each by its options. */
const readers = new WeakMap<Journeys, Map<string, Visitor>>();

/**
 * Opens a page of that kind for a look at it. One visitor looks at all the pages of a file that are opened with the same
 * options: it has the site's files from then on, as somebody has who reads on, and needs half the work of a new one. Whatever
 * comes of `look`, the site is well afterwards, and whoever saw something wrong is not asked again.
 */
export async function usePageOf(
  journeys: Journeys,
  kind: PageName,
  options: VisitorOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  if (kind === 'error') await journeys.site.sandbox.fault('cms', '500');
  const kept = readers.get(journeys) ?? new Map<string, Visitor>();
  readers.set(journeys, kept);
  const key = JSON.stringify(options);
  const reader = kept.get(key) ?? (await journeys.newVisitor({ serviceWorkers: 'block', ...options }));
  kept.delete(key);
  const { page } = reader;
  const window = page.viewportSize();
  try {
    await page.goto(ADDRESSES[kind]);
    await hydrated(page);
    await look(page);
    if (window !== null) await page.setViewportSize(window);
    kept.set(key, reader);
  } finally {
    if (kept.get(key) !== reader) await reader.leave();
    if (kind === 'error') await journeys.site.sandbox.fault('cms', null);
  }
}
