import { within } from '../timing/within.ts';
import type { AnyPage } from '../../shared/pages/pages.ts';

/** The parts of a page that are still promises: loaders put them at the page's own level, nowhere deeper. */
function pendingParts(page: AnyPage): readonly (readonly [name: string, promise: Promise<unknown>])[] {
  return Object.entries(page).filter(
    (entry): entry is [string, Promise<unknown>] => entry[1] instanceof Promise,
  );
}

/**
 * Puts the values of deferred parts in their place where they are at hand within `limitMs`. What is still on its way
 * stays a promise, and the page is streamed.
 */
export async function settle(
  page: AnyPage,
  limitMs: number,
): Promise<{ readonly page: AnyPage; readonly pending: boolean }> {
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

/** The same for those who cannot wait longer: what has not come by then is not coming, `null`, as when it fails. */
export async function settleAll(page: AnyPage, limitMs: number): Promise<AnyPage> {
  const settled = await settle(page, limitMs);
  const missing = pendingParts(settled.page).map(([name]) => [name, null]);
  return { ...settled.page, ...Object.fromEntries(missing) };
}
