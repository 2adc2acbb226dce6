import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, request as ask, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Certificate } from '../fleet/certificate.ts';

/** What stands before a site, as a proxy does, and remembers what browsers posted to one address. */
export interface Front {
  readonly origin: string;
  /** The bodies, oldest first. */
  readonly posted: readonly string[];
  stop(): Promise<void>;
}

/** @param certificate with it the front is reached over TLS alone */
export async function startFront(
  target: string,
  { certificate, watched }: { readonly certificate: Certificate | null; readonly watched: string },
): Promise<Front> {
  const posted: string[] = [];
  const handOn: RequestListener = (request, response) => {
    const { method, url = '/', headers } = request;
    const onward = ask(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
    if (url === watched) void text(request).then((body) => posted.push(body));
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
    posted,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** By what Chromium is told that a certificate is good although no authority says so (`--ignore-certificate-errors-spki-list`). */
export async function keyDigest({ certFile }: Certificate): Promise<string> {
  const { publicKey } = new X509Certificate(await readFile(certFile));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}
