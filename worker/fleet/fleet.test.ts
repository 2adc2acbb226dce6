import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCacheBed, createGate, createUpstream, LIFETIME } from '../../testing/worker/cache-bed.ts';
import { until } from '../../testing/worker/until.ts';
import type { KvStore } from '../cache/kv-store.ts';
import { CLOCK } from '../timing/clock.ts';
import { createFleet, type Fleet } from './fleet.ts';

/** A store that replicas share, and their leases. */
function createSharedStore() {
  const values = new Map<string, string>();
  const leases = new Set<string>();
  const kv: KvStore = {
    get: async (key) => values.get(key) ?? null,
    put: async (key, value) => void values.set(key, value),
  };
  const fleet: Fleet = {
    take: async (key) => {
      if (leases.has(key)) return null;
      leases.add(key);
      return { release: async () => void leases.delete(key) };
    },
    count: async () => null,
  };
  return { kv, fleet, leases };
}

describe('§8 several replicas with one store', () => {
  test.each([
    ['that nobody has', false],
    ['that has expired', true],
  ])('ask the upstream once for a key %s', async (_what, isThere) => {
    const { kv, fleet, leases } = createSharedStore();
    const upstream = createUpstream();
    const replicas = [1, 2, 3].map(() => createCacheBed(kv, { fleet }));
    if (isThere) {
      for (const replica of replicas) await replica.request().get(upstream.entry());
      for (const replica of replicas) replica.advance(LIFETIME.fresh + 1);
    }
    const before = upstream.calls;
    const gate = createGate();
    upstream.respond = async () => {
      await gate.opened;
      return 'new';
    };
    const asked = Array.from({ length: 300 }, (_each, index) =>
      (replicas[index % 3] ?? createCacheBed(kv)).request().get(upstream.entry()),
    );
    await until(() => upstream.calls === before + 1);
    gate.open();
    await Promise.all(asked);
    for (const replica of replicas) await replica.settled();
    for (const replica of replicas) {
      expect((await replica.request().get(upstream.entry())).value).toBe('new');
    }
    expect(upstream.calls).toBe(before + 1);
    expect(leases.size).toBe(0);
  });

  test('a replica that ended with a lease is not waited for longer than a visitor can wait, then the upstream is asked', async () => {
    const { kv, fleet } = createSharedStore();
    const upstream = createUpstream();
    await fleet.take(upstream.entry().key, 1_000);
    // Its clock goes on by a look's time each time that it looks.
    const replica = createCacheBed(kv, {
      fleet: {
        ...fleet,
        take: async (key, durationMs) => {
          replica.advance(0.2);
          return fleet.take(key, durationMs);
        },
      },
    });
    expect((await replica.request().get(upstream.entry())).value).toBe('first');
  });

  test('the lease is given back when the value is stored, and not before: the next replica looks for it there', async () => {
    const { kv, fleet, leases } = createSharedStore();
    const upstream = createUpstream();
    const storing = createGate();
    const put: KvStore['put'] = async (...entry) => {
      await storing.opened;
      await kv.put(...entry);
    };
    const replica = createCacheBed({ get: kv.get, put }, { fleet });
    await replica.request().get(upstream.entry());
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(leases.size).toBe(1);
    storing.open();
    await replica.settled();
    expect(leases.size).toBe(0);
  });

  test('an upstream that fails gives the lease back, and the next replica asks', async () => {
    const { kv, fleet, leases } = createSharedStore();
    const upstream = createUpstream();
    upstream.respond = async () => {
      throw new Error('cms: network');
    };
    const [here, there] = [createCacheBed(kv, { fleet }), createCacheBed(kv, { fleet })];
    await expect(here.request().get(upstream.entry())).rejects.toThrow('cms: network');
    await here.settled();
    expect(leases.size).toBe(0);
    upstream.respond = async () => 'back';
    expect((await there.request().get(upstream.entry())).value).toBe('back');
  });

  test('an upstream that hangs gives the lease back when its answer is late: the next replica asks at once', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { kv, fleet, leases } = createSharedStore();
    const upstream = createUpstream();
    upstream.respond = () => new Promise(() => undefined);
    const [here, there] = [createCacheBed(kv, { fleet }), createCacheBed(kv, { fleet })];
    here
      .request()
      .get(upstream.entry())
      .catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(leases.size).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    upstream.respond = async () => 'back';
    const since = Date.now();
    const next = there.request().get(upstream.entry());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await next).toMatchObject({ value: 'back', storedAt: since });
  });

  test('what does not exist, and is not stored, gives the lease back too', async () => {
    const { kv, fleet, leases } = createSharedStore();
    const upstream = createUpstream();
    upstream.respond = async () => null;
    const replica = createCacheBed(kv, { fleet });
    expect((await replica.request().get(upstream.entry())).value).toBeNull();
    await replica.settled();
    expect(leases.size).toBe(0);
  });

  test('a refresh asks the upstream although a fresh value is stored, and takes one that came meanwhile', async () => {
    const { kv, fleet } = createSharedStore();
    const upstream = createUpstream();
    const [here, there] = [createCacheBed(kv, { fleet }), createCacheBed(kv, { fleet })];
    await here.request().get(upstream.entry());
    await here.settled();
    const gate = createGate();
    upstream.respond = async () => {
      await gate.opened;
      return 'new';
    };
    here.advance(30);
    // It began before the other asked the upstream.
    there.advance(29.9);
    const refreshes = [here, there].map((replica) => replica.request().refresh(upstream.entry()));
    await until(() => upstream.calls === 2);
    gate.open();
    for (const refresh of refreshes) expect((await refresh).value).toBe('new');
    expect(upstream.calls).toBe(2);
  });
});

describe('§8 a fleet whose store cannot be asked', () => {
  const ask = (respond: () => Promise<Response>) => {
    const errors: unknown[] = [];
    const fleet = createFleet({
      service: { fetch: respond },
      // Whatever has a limit is over it.
      clock: { ...CLOCK, after: (_delayMs, callback) => CLOCK.after(0, callback) },
      report: (error) => errors.push(error),
    });
    return { fleet, errors };
  };

  test.each<[string, () => Promise<Response>]>([
    ['fails', async () => new Response('The store cannot be reached', { status: 503 })],
    ['is gone', () => Promise.reject(new Error('no socket'))],
    ['is slow', () => new Promise(() => undefined)],
  ])('that %s: each replica asks by itself and counts by itself, and says so', async (_how, respond) => {
    const { fleet, errors } = ask(respond);
    const lease = await fleet.take('key', 1_000);
    expect(lease).not.toBeNull();
    await lease?.release();
    expect(await fleet.count('caller', 1_000)).toBeNull();
    expect(errors.length).toBe(2);
  });

  test('a lease that another replica holds is not taken', async () => {
    const { fleet, errors } = ask(async () => new Response(null, { status: 409 }));
    expect(await fleet.take('key', 1_000)).toBeNull();
    expect(errors).toEqual([]);
  });
});
