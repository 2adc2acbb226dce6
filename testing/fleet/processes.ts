import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../scripts/setup/ports.ts';
import { CADDY } from '../../scripts/setup/fleet.ts';
import { DIST, ROOT } from '../../scripts/folders.mjs';
import { until } from '../worker/until.ts';

/** A replica as an operator runs it: a process of its own. */
export interface Replica {
  readonly origin: string;
  /** What it has written so far, its log of requests too. */
  readonly output: () => string;
  /** Sends SIGTERM, and tells how it ended and how long that took. */
  end(): Promise<{ readonly code: number | null; readonly tookMs: number }>;
  /** Ends it as a failing machine does. */
  kill(): Promise<void>;
}

const START_LIMIT_MS = 80_000;

interface ReplicaOptions {
  readonly port: number;
  /** The folder of its build. */
  readonly dist?: string;
  /** What `/readyz` is to say before it counts as started. */
  readonly isAwaited?: (status: number) => boolean;
}

/** Starts the built server with some settings and waits until it is ready. */
export async function startReplica(
  settings: Readonly<Record<string, string>>,
  { port, dist = DIST, isAwaited = (status) => status === 200 }: ReplicaOptions,
): Promise<Replica> {
  let output = '';
  const child = spawn(process.execPath, [path.join(dist, 'server/server.js')], {
    env: { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: 'memory' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  const replica: Replica = {
    origin,
    output: () => output,
    async end() {
      const startedAt = performance.now();
      const code = await endProcess(child, 'SIGTERM');
      return { code, tookMs: performance.now() - startedAt };
    },
    kill: async () => void (await endProcess(child, 'SIGKILL')),
  };
  await until(async () => isAwaited(await readiness(origin)), START_LIMIT_MS).catch(
    async (error: unknown) => {
      await replica.kill();
      throw new Error(`The replica did not become ready: ${output}`, { cause: error });
    },
  );
  return replica;
}

/** Starts Caddy with the file that is deployed, in front of replicas on some ports. */
export async function startCaddy(
  ports: readonly number[],
): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(
    CADDY,
    ['run', '--adapter', 'caddyfile', '--config', path.join(ROOT, 'deploy/caddy/Caddyfile')],
    {
      env: {
        ...process.env,
        ADDRESS: `http://127.0.0.1:${port}`,
        REPLICAS: ports.map((replica) => `127.0.0.1:${replica}`).join(' '),
      },
      stdio: 'ignore',
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => (await readiness(origin)) === 200);
  return { origin, stop: async () => void (await endProcess(child, 'SIGTERM')) };
}

/** What `/readyz` says; 0: nothing answers. */
async function readiness(origin: string): Promise<number> {
  try {
    return (await fetch(`${origin}/readyz`)).status;
  } catch {
    return 0;
  }
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}
