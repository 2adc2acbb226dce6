import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate, type Certificate } from '../../testing/fleet/certificate.ts';
import { startReplica } from '../../testing/fleet/processes.ts';
import { startRedis, type RedisServer } from '../../testing/fleet/redis-server.ts';
import { until } from '../../testing/worker/until.ts';
import { freePort } from '../../scripts/setup/ports.ts';

let certificate: Certificate;
let redis: RedisServer;

beforeAll(async () => {
  certificate = await makeCertificate();
  redis = await startRedis(certificate);
});
afterAll(async () => {
  await redis?.stop();
  await certificate?.remove();
});

/** Starts a replica whose `/readyz` first says so, and ends it again; gives what it said of the store. */
async function storeOf(
  settings: Readonly<Record<string, string>>,
  isAwaited: (status: number) => boolean,
): Promise<{ readonly ready: string; readonly output: string; readonly keys: number }> {
  const replica = await startReplica(
    { STORE_URL: redis.url, SITE_URL: 'https://www.velvet-comet.example', ...settings },
    { port: await freePort(), isAwaited },
  );
  try {
    await until(async () => !(await readyOf(replica.origin)).includes('starting'));
    const ready = await readyOf(replica.origin);
    return { ready, output: replica.output(), keys: (await redis.client.keys('casino:*')).length };
  } finally {
    await replica.kill();
  }
}

async function readyOf(origin: string): Promise<string> {
  return (await fetch(`${origin}/readyz`)).text();
}

test('§8 a store over TLS is reached where its authority is known, and only there', async () => {
  const stranger = await storeOf({}, (status) => status === 503);
  expect(stranger.ready).toBe('{"ready":false,"reason":"store"}');
  expect(stranger.output).toContain('The store cannot be reached');
  expect(stranger.output).not.toContain('a-password-of-the-test');
  expect(stranger.keys).toBe(0);

  const known = await storeOf({ NODE_EXTRA_CA_CERTS: certificate.certFile }, (status) => status === 200);
  expect(known.ready).toBe('{"ready":true,"reason":null}');
  // Its build's files are in the store before it is ready.
  expect(known.keys).toBeGreaterThan(20);
});
