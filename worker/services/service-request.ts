import type { CacheEntry, Cached } from '../cache/cache-entry.ts';
import type { DataCache } from '../cache/data-cache.ts';
import type { ServiceContext } from '../upstream/service-context.ts';
import type { RequestRecord } from '../request-record.ts';
import type { Clock } from '../timing/clock.ts';
import { within } from '../timing/within.ts';
import type { Isolate } from './isolate.ts';

/** What every service of one request is built from. */
export interface ServiceRequest {
  readonly isolate: Isolate;
  readonly cache: DataCache;
  readonly upstream: ServiceContext;
  readonly record: RequestRecord;
  readonly clock: Clock;
  /**
   * Reads an operator's document straight from KV; `null` when there is none.
   * @throws (rejects) Error when KV fails or is slow
   */
  readonly readSetting: (key: string) => Promise<string | null>;
  /**
   * Stores an operator's document for good.
   * @throws (rejects) Error when KV fails or is slow
   */
  readonly writeSetting: (key: string, text: string) => Promise<void>;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/** A value that a page can do without: `null` when it fails, and the error is logged. */
export async function valueOrNull<T>(
  request: Pick<ServiceRequest, 'cache' | 'record'>,
  entry: CacheEntry<T>,
): Promise<T | null> {
  try {
    return (await request.cache.get(entry)).value;
  } catch (error) {
    request.record.addError(error);
    return null;
  }
}

export interface InTime<T> {
  readonly value: T | null;
  /** Whether it is the value that was asked for. */
  readonly complete: boolean;
  /** Whether it failed, so that none is under way either. */
  readonly failed: boolean;
  /** Whether it may be from before a publication that makes it wrong. */
  readonly isOutdated: boolean;
}

/**
 * The same for a part that is not worth waiting for: when it fails or is not ready within `limitMs` the page goes on with
 * the last value that this isolate has had, or without one, and it is fetched in the background for the next page.
 */
export async function valueInTime<T>(
  request: Pick<ServiceRequest, 'cache' | 'clock' | 'record' | 'waitUntil'>,
  entry: CacheEntry<T>,
  limitMs: number,
): Promise<InTime<T>> {
  const last = async (failed: boolean) => ({
    value: await request.cache.held(entry),
    complete: false,
    failed,
    isOutdated: true,
  });
  const loading = request.cache.get(entry).then(
    ({ value, isOutdated }: Cached<T>) => ({ value, complete: true, failed: false, isOutdated }),
    (error: unknown) => {
      request.record.addError(error);
      return last(true);
    },
  );
  const result = await within(loading, { clock: request.clock, limitMs, fallback: () => null });
  if (result !== null) return result;
  request.waitUntil(loading);
  return last(false);
}

/** So long a page waits for what it has had before; what is served at once is there by then. */
const A_MOMENT_MS = 5;

/**
 * The same for what may be a little old: who has had a value before has it again at once, and it is fetched behind the response.
 * Only who never had one waits. A page with what was before a publication is kept, and made anew soon.
 */
export async function valueHeld<T>(
  request: Pick<ServiceRequest, 'cache' | 'clock' | 'record' | 'waitUntil'>,
  entry: CacheEntry<T>,
  limitMs: number,
): Promise<T | null> {
  const { value } = await valueInTime(request, entry, request.cache.holds(entry) ? A_MOMENT_MS : limitMs);
  return value;
}
