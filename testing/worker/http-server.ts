import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach } from 'vitest';
import { UpstreamError } from '../../worker/upstream/upstream-error.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/**
 * Starts a real HTTP server that responds as a test says and stops when the test ends; returns its origin and the
 * requests that it received.
 */
export async function serve(
  listener: RequestListener,
): Promise<{ readonly origin: string; readonly urls: string[]; readonly headers: object[] }> {
  const urls: string[] = [];
  const headers: object[] = [];
  const server = createServer((request, response) => {
    urls.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, urls, headers };
}

/** Responds with JSON. */
export function json(body: unknown, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

/** The `failure` of the `UpstreamError` that some work rejected with, any other error as text, or `none`. */
export async function failureOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    return error instanceof UpstreamError ? error.failure : String(error);
  }
}
