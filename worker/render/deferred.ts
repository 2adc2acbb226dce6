import { within } from '../timing/within.ts';
import type { Page } from '../../shared/page-data.ts';

/** The parts of a page that are still promises: loaders put them at the page's own level, nowhere deeper. */
function pendingParts(page: Page): readonly (readonly [name: string, promise: Promise<unknown>])[] {
  return Object.entries(page).filter(
    (entry): entry is [string, Promise<unknown>] => entry[1] instanceof Promise,
  );
}

/**
 * Puts the values of deferred parts in their place where they are at hand within `limitMs`. What is still on its way
 * stays a promise, and the page is streamed (DESIGN.md §4).
 */
export async function settleDeferred(page: Page, limitMs: number): Promise<{ page: Page; pending: boolean }> {
  const parts = pendingParts(page);
  if (parts.length === 0) return { page, pending: false };
  const settled = new Map<string, unknown>();
  const all = Promise.all(
    parts.map(async ([name, promise]) => {
      settled.set(name, await promise.catch(() => null));
    }),
  );
  await within(all, limitMs, () => null);
  return { page: { ...page, ...Object.fromEntries(settled) }, pending: settled.size < parts.length };
}
