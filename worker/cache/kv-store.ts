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

/** A store that is asked, by whose clock, and who counts how it fares. */
export interface KvClient {
  readonly kv: KvStore;
  readonly clock: Clock;
  readonly observer?: StoreObserver | undefined;
}

/**
 * Reads a key where a missing value and a failed read must be told apart.
 * @throws (rejects) Error when KV fails or is slow
 */
export function askKv(
  client: KvClient,
  key: string,
  limitMs: number = KV_READ_LIMIT_MS,
): Promise<string | null> {
  return observed(client, 'read', (fails) =>
    within(client.kv.get(key), {
      clock: client.clock,
      limitMs,
      fallback: () => {
        fails('slow');
        throw new Error(`KV read of ${key} took over ${limitMs} ms`);
      },
    }),
  );
}

/** Where to read and write, and who is told what failed. */
export interface KvAccess extends KvClient {
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

interface Written {
  readonly key: string;
  readonly value: string;
  /** In seconds. */
  readonly expirationTtl: number;
}

/**
 * Writes a key, and is waited for.
 * @throws (rejects) Error when KV fails or takes longer than the limit
 */
export function putKv(
  client: KvClient,
  { key, value, expirationTtl }: Written,
  limitMs: number,
): Promise<void> {
  return observed(client, 'write', (fails) =>
    within(client.kv.put(key, value, { expirationTtl }), {
      clock: client.clock,
      limitMs,
      fallback: () => {
        fails('slow');
        throw new Error(`KV write of ${key} took over ${limitMs} ms`);
      },
    }),
  );
}

/** Writes a key, behind an answer; a failure is only reported. */
export async function writeKv(access: KvAccess, { key, value, expirationTtl }: Written): Promise<void> {
  try {
    await observed(access, 'write', () => access.kv.put(key, value, { expirationTtl }));
  } catch (error) {
    access.report(error);
  }
}

/** Does some work with the store and tells the observer what came of it; `work` may say what a failure of it was. */
async function observed<T>(
  { clock, observer }: KvClient,
  operation: StoreOperation,
  work: (fails: (outcome: StoreOutcome) => void) => Promise<T>,
): Promise<T> {
  const since = clock.now();
  let outcome: StoreOutcome = 'failed';
  try {
    const result = await work((failure) => {
      outcome = failure;
    });
    outcome = 'ok';
    return result;
  } finally {
    observer?.storeAsked(operation, outcome, clock.now() - since);
  }
}
