import type { Clock } from '../timing/clock.ts';
import { within } from '../timing/within.ts';

/** The part of a KV namespace that the cache uses; tests pass workerd's own, or one that fails. */
export interface KvStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

/** A read of KV that takes longer counts as a miss: the upstream may be faster. */
export const KV_READ_LIMIT_MS = 300;

/** What a request to the store came to: `slow`, when it was not waited for. */
export type StoreOutcome = 'ok' | 'failed' | 'slow';
export type StoreOperation = 'read' | 'write';

/** Who counts how the store fares. */
interface StoreObserver {
  storeAsked(operation: StoreOperation, outcome: StoreOutcome, durationMs: number): void;
}

interface Asked {
  readonly kv: KvStore;
  readonly clock: Clock;
  readonly observer?: StoreObserver | undefined;
}

/**
 * Reads a key where a missing value and a failed read must be told apart.
 * @throws (rejects) Error when KV fails or is slow
 */
export async function askKv(
  { kv, clock, observer }: Asked,
  key: string,
  limitMs: number = KV_READ_LIMIT_MS,
): Promise<string | null> {
  const since = clock.now();
  let outcome: StoreOutcome = 'failed';
  try {
    const text = await within(kv.get(key), {
      clock,
      limitMs,
      fallback: () => {
        outcome = 'slow';
        throw new Error(`KV read of ${key} took over ${limitMs} ms`);
      },
    });
    outcome = 'ok';
    return text;
  } finally {
    observer?.storeAsked('read', outcome, clock.now() - since);
  }
}

/** Where to read and write, and who is told what failed. */
export interface KvAccess extends Asked {
  readonly report: (error: unknown) => void;
}

/** Reads a key; a failed or slow read is reported and gives `null`, so that KV never fails a page. */
export async function readKv(access: KvAccess, key: string, limitMs?: number): Promise<string | null> {
  try {
    return await askKv(access, key, limitMs);
  } catch (error) {
    access.report(error);
    return null;
  }
}

/** Writes a key; a failure is only reported. */
export async function writeKv(
  { kv, clock, observer, report }: KvAccess,
  { key, value, expirationTtl }: { key: string; value: string; expirationTtl: number },
): Promise<void> {
  const since = clock.now();
  let outcome: StoreOutcome = 'failed';
  try {
    await kv.put(key, value, { expirationTtl });
    outcome = 'ok';
  } catch (error) {
    report(error);
  } finally {
    observer?.storeAsked('write', outcome, clock.now() - since);
  }
}
