import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'iovalkey';
import { freePort } from '../../scripts/setup/ports.ts';
import { REDIS_SERVER } from '../../scripts/setup/fleet.ts';
import { until } from '../worker/until.ts';
import type { Certificate } from './certificate.ts';

/** A real Redis of a test's own, and what can happen to one. */
export interface RedisServer {
  readonly url: string;
  /** What an operator would type. */
  readonly client: Redis;
  /** Ends it as a failing machine does. What it held is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
  /** It keeps its connections and answers nothing until it is thawed. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

const PASSWORD = 'a-password-of-the-test';

/** Starts Redis on a free port, with a password, without files; with a certificate over TLS alone. */
export async function startRedis(certificate: Certificate | null = null): Promise<RedisServer> {
  const port = await freePort();
  const directory = await mkdtemp(path.join(tmpdir(), 'redis-'));
  const url = `${certificate === null ? 'redis' : 'rediss'}://:${PASSWORD}@127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const client = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => 20,
    ...(certificate === null ? {} : { tls: { ca: await readFile(certificate.certFile) } }),
  });
  // It is killed on purpose.
  client.on('error', () => undefined);
  const start = async (): Promise<void> => {
    const args = ['--bind', '127.0.0.1', '--requirepass', PASSWORD, '--save', '', '--appendonly', 'no'];
    child = spawn(REDIS_SERVER, [...args, '--dir', directory, ...listening(port, certificate)], {
      stdio: 'ignore',
    });
    // A first attempt that comes too early is followed by others.
    if (client.status === 'wait') await client.connect().catch(() => undefined);
    await until(async () => (await client.ping().catch(() => '')) === 'PONG');
  };
  const kill = async (): Promise<void> => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url,
    client,
    kill,
    start,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    async stop() {
      client.disconnect();
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function listening(port: number, certificate: Certificate | null): readonly string[] {
  if (certificate === null) return ['--port', String(port)];
  const { certFile, keyFile } = certificate;
  const files = ['--tls-cert-file', certFile, '--tls-key-file', keyFile, '--tls-ca-cert-file', certFile];
  return ['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no', ...files];
}
