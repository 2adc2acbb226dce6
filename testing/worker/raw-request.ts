import { connect } from 'node:net';

interface RawRequest {
  readonly method?: string;
  /** The request target, byte for byte: nothing is resolved, encoded or refused on the way. */
  readonly target: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The client goes away after so many milliseconds, whatever it has sent or was answered. */
  readonly leavesAfterMs?: number;
}

export interface RawAnswer {
  /** 0 when the server closed the connection without a response. */
  readonly status: number;
  /** Names in lower case; lines of the same name joined by a line break. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly durationMs: number;
}

const LIMIT_MS = 40_000;

/**
 * Sends a request exactly as it is written, where `fetch` would normalise it.
 * @throws (rejects) Error when there is no response within 40 seconds
 */
export function rawRequest(origin: string, request: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  const { method = 'GET', target, headers = {}, body = '', leavesAfterMs } = request;
  const lines = Object.entries({
    host,
    connection: 'close',
    ...(body === '' || 'transfer-encoding' in headers
      ? {}
      : { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    const limit = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer to ${String(target).slice(0, 100)} within ${LIMIT_MS} ms`));
    }, LIMIT_MS);
    const finish = (): void => {
      clearTimeout(limit);
      resolve(parseAnswer(Buffer.concat(chunks).toString('utf8'), performance.now() - startedAt));
    };
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      // workerd keeps a closing connection open for five seconds more: a complete response is not waited for.
      if (isComplete(Buffer.concat(chunks), method)) socket.destroy();
    });
    if (leavesAfterMs !== undefined) setTimeout(() => socket.destroy(), leavesAfterMs);
    // A server that refuses a request may reset the connection after its response.
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(
      Buffer.concat([
        Buffer.from(`${method} `),
        Buffer.from(target),
        Buffer.from(` HTTP/1.1\r\n${lines.join('')}\r\n${body}`),
      ]),
    );
  });
}

function isComplete(bytes: Buffer, method: string): boolean {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const head = bytes.subarray(0, end).toString('latin1');
  if (method === 'HEAD' || /^HTTP\/1\.1 (?:204|304)/u.test(head)) return true;
  const length = /^content-length: (\d+)/imu.exec(head)?.[1];
  if (length !== undefined) return bytes.length >= end + 4 + Number(length);
  return bytes.subarray(-5).toString('latin1') === '0\r\n\r\n';
}

function parseAnswer(text: string, durationMs: number): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end === -1 ? undefined : end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}\n${value}`;
  }
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/u.exec(statusLine)?.[1] ?? 0),
    headers,
    body: end === -1 ? '' : text.slice(end + 4),
    durationMs,
  };
}
