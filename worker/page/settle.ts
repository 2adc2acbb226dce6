import type { Clock } from '../timing/clock.ts';
import { within } from '../timing/within.ts';
import type { AnyPage } from '../../shared/pages/pages.ts';

/** How long to wait. */
interface Patience {
  readonly clock: Clock;
  readonly limitMs: number;
}

/** The parts of a page that are still promises: loaders put them at the page's top level only. */
function pendingParts(page: AnyPage): readonly (readonly [name: string, promise: Promise<unknown>])[] {
  return Object.entries(page).filter(
    (entry): entry is [string, Promise<unknown>] => entry[1] instanceof Promise,
  );
}

/**
 * Replaces deferred parts with their values where these are ready within the limit. Parts that are still pending stay
 * promises, and the page is streamed.
 */
export async function settle(
  page: AnyPage,
  limit: Patience,
): Promise<{ readonly page: AnyPage; readonly pending: boolean }> {
  const parts = pendingParts(page);
  if (parts.length === 0) return { page, pending: false };
  const settled = new Map<string, unknown>();
  const all = Promise.all(
    parts.map(async ([name, promise]) => {
      settled.set(name, await promise.catch(() => null));
    }),
  );
  await within(all, { ...limit, fallback: () => null });
  return { page: { ...page, ...Object.fromEntries(settled) }, pending: settled.size < parts.length };
}

/** The same where the response cannot wait longer: a part that is still pending becomes `null`, as when it fails. */
export async function settleAll(page: AnyPage, limit: Patience): Promise<AnyPage> {
  const settled = await settle(page, limit);
  const missing = pendingParts(settled.page).map(([name]) => [name, null]);
  return { ...settled.page, ...Object.fromEntries(missing) };
}
