import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

/** Stands before a service and remembers what it was asked. */
export interface CountingProxy {
  readonly origin: string;
  /** Method and address of each request since the last `reset`. */
  readonly asked: () => readonly string[];
  reset(): void;
  stop(): Promise<void>;
}

export async function startCountingProxy(target: string): Promise<CountingProxy> {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    handOn(target, request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: () => asked,
    reset: () => {
      asked = [];
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Of the connection to the target, not of the answer. */
const OF_THE_HOP = /^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive)$/u;

async function handOn(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(target + (request.url ?? '/'), { method: request.method ?? 'GET' });
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = [...answer.headers].filter(([name]) => !OF_THE_HOP.test(name));
  response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
}
