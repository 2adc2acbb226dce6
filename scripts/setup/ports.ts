import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port out of the environment. @throws {Error} with one clear line when it is none. */
export function portFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name}=${value} is no port.`);
}

/**
 * `setting` and `command` say how to choose another port.
 * @throws {Error} when something listens there already, or the port is not to be had
 */
export async function requireFree(setting: string, port: number, command = 'npm start'): Promise<void> {
  if (await isFree(port, '0.0.0.0')) return;
  throw new Error(`Port ${port} is in use already. Choose another: ${setting}=${port + 10} ${command}`);
}

/** Below those that Linux, macOS and Windows hand out by themselves, to every connection that is opened meanwhile. */
const RANGE = { from: 20_000, to: 32_000 };
const given = new Set<number>();

/**
 * A TCP port on 127.0.0.1 that nothing had when it was asked for, for a server that starts later, even many seconds: nothing gets
 * it that has not asked for this very number, and whoever else calls this function draws from 12,000.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(RANGE.from, RANGE.to);
  if (given.has(port)) return freePort();
  given.add(port);
  return (await isFree(port, '127.0.0.1')) ? port : freePort();
}

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return await new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
