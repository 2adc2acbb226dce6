import type { Clock } from '../timing/clock.ts';
import { within } from '../timing/within.ts';

/** A lease that was taken for the whole fleet. */
export interface FleetLease {
  /** Gives it back; a failure is reported, and the lease then ends by its time. */
  release(): Promise<void>;
}

/**
 * What the replicas of one site share besides values, by a store that all of them reach (deploy/fleet). Whatever happens to
 * that store, a replica goes on as if it were alone.
 */
export interface Fleet {
  /**
   * Takes the lease on a key for all replicas. A store that fails or is slow is as good as the lease: each replica then
   * asks by itself.
   * @returns `null`: another replica holds it
   */
  take(key: string, durationMs: number): Promise<FleetLease | null>;
  /** Counts a call; gives the calls of that caller in this period on all replicas, `null` where that cannot be told. */
  count(caller: string, periodMs: number): Promise<number | null>;
}

/**
 * The server beside the Worker gives up taking a lease and counting after a quarter of this, giving a lease back after all of it
 * (deploy/fleet/redis-store.ts). A machine that is busy for a moment is to be told from a store that is gone: after each such moment
 * every replica would ask by itself.
 */
const FLEET_TIMEOUT_MS = 1_000;
const HELD = 409;
const NO_LEASE: FleetLease = { release: async () => undefined };

interface FleetOptions {
  /** The binding `FLEET`. */
  readonly service: Pick<Fetcher, 'fetch'>;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** The fleet as one request of a replica asks it. */
export function createFleet({ service, clock, report }: FleetOptions): Fleet {
  const ask = async (
    method: 'POST' | 'DELETE',
    call: string,
    query: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly text: string }> => {
    const work = async () => {
      const url = `http://fleet/${call}?${new URLSearchParams(query).toString()}`;
      const response = await service.fetch(url, { method });
      return { status: response.status, text: await response.text() };
    };
    const answer = await within(work(), {
      clock,
      limitMs: FLEET_TIMEOUT_MS,
      fallback: () => {
        throw new Error(`The fleet's store did not answer ${call} within ${FLEET_TIMEOUT_MS} ms`);
      },
    });
    if (answer.status >= 500) throw new Error(`The fleet's store refused ${call}: ${answer.text}`);
    return answer;
  };
  const take: Fleet['take'] = async (key, durationMs) => {
    const holder = crypto.randomUUID();
    try {
      const { status } = await ask('POST', 'leases', { key, holder, ms: String(durationMs) });
      if (status === HELD) return null;
    } catch (error) {
      report(error);
      return NO_LEASE;
    }
    return {
      async release() {
        await ask('DELETE', 'leases', { key, holder }).catch(report);
      },
    };
  };
  const count: Fleet['count'] = async (caller, periodMs) => {
    try {
      const { text } = await ask('POST', 'counts', { key: caller, ms: String(periodMs) });
      return Number(text);
    } catch (error) {
      report(error);
      return null;
    }
  };
  return { take, count };
}
