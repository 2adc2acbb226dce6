import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, request as ask, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Certificate } from './fleet/certificate.ts';

interface ProxiedRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** As much of it as has come. */
  readonly body: () => string;
}

/** Stands before a site or a service and remembers what it was asked. */
export interface Proxy {
  readonly origin: string;
  /** Since the last `reset`, oldest first. */
  readonly asked: () => readonly ProxiedRequest[];
  reset(): void;
  stop(): Promise<void>;
}

/** @param certificate with it the proxy is reached over TLS alone */
export async function startProxy(target: string, certificate: Certificate | null = null): Promise<Proxy> {
  let asked: ProxiedRequest[] = [];
  const handOn: RequestListener = (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    // A connection of its own: one that is kept may be closed at its other end just now.
    const onward = ask(target + url, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    asked.push({ method, address: url, body: () => Buffer.concat(body).toString() });
  };
  const server =
    certificate === null
      ? createHttpServer(handOn)
      : createHttpsServer(
          { cert: await readFile(certificate.certFile), key: await readFile(certificate.keyFile) },
          handOn,
        );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `${certificate === null ? 'http' : 'https'}://127.0.0.1:${port}`,
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
