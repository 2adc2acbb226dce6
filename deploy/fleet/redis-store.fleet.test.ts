import { afterEach, beforeEach, expect, test } from 'vitest';
import { startRedis, type RedisServer } from '../../testing/fleet/redis-server.ts';
import { until } from '../../testing/worker/until.ts';
import { RedisStore } from './redis-store.ts';

let redis: RedisServer;
const stores: RedisStore[] = [];

beforeEach(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  for (const store of stores.splice(0)) store.close();
  await redis.stop();
});

interface Replica {
  readonly store: RedisStore;
  readonly lines: string[];
  told: number;
  reached: number;
}

async function connect(url = redis.url): Promise<Replica> {
  const lines: string[] = [];
  const store = new RedisStore({
    url,
    prefix: 'test:',
    announced: new Set(['invalidations']),
    onTold: () => {
      replica.told += 1;
    },
    onReached: () => {
      replica.reached += 1;
    },
    log: (line) => lines.push(line),
  });
  const replica: Replica = { store, lines, told: 0, reached: 0 };
  stores.push(store);
  await until(() => store.state.isReachable || lines.length > 0);
  return replica;
}

const value = Buffer.from('value');

test('§7.9 a lease is one replica’s until it gives it back, and is not given back by another', async () => {
  const [one, other] = [await connect(), await connect()];
  expect(await one.store.take('key', 'one', 5_000)).toBe(true);
  expect(await other.store.take('key', 'other', 5_000)).toBe(false);
  await other.store.release('key', 'other');
  expect(await other.store.take('key', 'other', 5_000)).toBe(false);
  await one.store.release('key', 'one');
  expect(await other.store.take('key', 'other', 5_000)).toBe(true);
});

test('§8 a lease that is taken too late to be of use is given back as soon as it is', async () => {
  const [one, other] = [await connect(), await connect()];
  redis.freeze();
  await expect(one.store.take('key', 'one', 60_000)).rejects.toThrow('did not answer within');
  redis.thaw();
  await until(() => other.store.take('key', 'other', 60_000));
  await other.store.release('key', 'other');
  await expect.poll(() => redis.client.exists('test:lease:key')).toBe(0);
});

test('§7.5 calls are counted together, for each caller, and each count ends with its period', async () => {
  const [one, other] = [await connect(), await connect()];
  expect(await one.store.count('a', 60_000)).toBe(1);
  expect(await other.store.count('a', 60_000)).toBe(2);
  expect(await other.store.count('b', 60_000)).toBe(1);
  expect(await redis.client.pttl('test:count:a')).toBeGreaterThan(50_000);
});

test('§7.3 what is announced is told to every replica, and nothing else is', async () => {
  const [one, other] = [await connect(), await connect()];
  await until(() => one.told >= 2 && other.told >= 2);
  const before = other.told;
  await one.store.put('post', value, 60_000);
  await one.store.put('invalidations', value, 60_000);
  await until(() => other.told > before);
  expect(other.told).toBe(before + 1);
});

test('§8 a store that answers nothing is left alone after three calls, probed, and used again', async () => {
  const { store, lines } = await connect();
  await store.put('post', value, 60_000);
  redis.freeze();
  for (let call = 0; call < 3; call += 1) {
    await expect(store.get('post')).rejects.toThrow('did not answer within');
  }
  const startedAt = performance.now();
  for (let call = 0; call < 100; call += 1) {
    await expect(store.get('post')).rejects.toThrow('cannot be reached');
  }
  // Each of the three before took its limit; a hundred that asked would take a hundred limits.
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  redis.thaw();
  await until(() => store.state.isReachable);
  expect(await store.get('post')).toEqual(value);
  expect(lines).toEqual([expect.stringMatching(/cannot be reached \(no answer/u), 'The store is back']);
});

test('§8 a store that is killed and started again empty is said once each, and every replica is told to look', async () => {
  const replica = await connect();
  await replica.store.put('post', value, 60_000);
  await redis.kill();
  await until(() => !replica.store.state.isReachable);
  await expect(replica.store.get('post')).rejects.toThrow('cannot be reached');
  const before = replica.told;
  await redis.start();
  await until(() => replica.told > before);
  expect(await replica.store.get('post')).toBeNull();
  expect(replica.store.state).toEqual({ isReachable: true, wasReached: true });
  expect(replica.lines.length).toBe(2);
  expect(replica.reached).toBe(2);
});

test('§8 a store that is full takes no value, and gives those that it has', async () => {
  const { store } = await connect();
  await store.put('post', value, 60_000);
  await redis.client.config('SET', 'maxmemory', '1');
  await expect(store.put('post', value, 60_000)).rejects.toThrow('OOM');
  expect(await store.get('post')).toEqual(value);
});

test('§8 a store that takes no writes is looked for anew once in a while, said with its reason, and gives what it has', async () => {
  const replica = await connect();
  const { store, lines } = replica;
  await store.put('post', value, 60_000);
  await redis.client.replicaof('127.0.0.1', 1);
  await expect(store.put('post', value, 60_000)).rejects.toThrow('READONLY');
  await until(() => replica.reached === 2);
  for (let call = 0; call < 10; call += 1) {
    await expect(store.put('post', value, 60_000)).rejects.toThrow('READONLY');
  }
  expect(await store.get('post')).toEqual(value);
  expect(replica.reached).toBe(2);
  expect(lines).toEqual([expect.stringMatching(/cannot be reached \(READONLY/u), 'The store is back']);
  // What it was lost for then is no reason for another time.
  await redis.client.replicaof('NO', 'ONE');
  await store.put('post', value, 60_000);
  await redis.client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  await until(() => replica.reached === 3);
  expect(lines.slice(2)).toEqual([
    expect.stringMatching(/cannot be reached \((?!READONLY)/u),
    'The store is back',
  ]);
});

test('§6 a wrong password is said in one line that does not hold it, and the store is never taken for reached', async () => {
  const { store, lines } = await connect(redis.url.replace('a-password', 'another-password'));
  expect(store.state.wasReached).toBe(false);
  expect(lines.length).toBe(1);
  expect(lines[0]).not.toContain('another-password');
});
