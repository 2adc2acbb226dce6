import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port out of the environment. @throws {Error} with one clear line when it is none. */
export function portFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name}=${value} is no port.`);
}

/** @throws {Error} when something listens there already; `setting` and `command` say how to choose another port. */
export async function requireFree(setting: string, port: number, command = 'npm start'): Promise<void> {
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '0.0.0.0', exclusive: true }, () => server.close(() => resolve(true)));
  });
  if (isFree) return;
  throw new Error(`Port ${port} is in use already. Choose another: ${setting}=${port + 10} ${command}`);
}

/** A TCP port on 127.0.0.1 that nothing had when it was asked for. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return address.port;
}
