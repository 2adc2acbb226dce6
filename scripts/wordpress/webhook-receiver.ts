import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { until } from '../processes/until.ts';

/** One request that the plugin made to the site. */
export interface Delivery {
  readonly method: string;
  readonly path: string;
  readonly contentType: string;
  readonly body: unknown;
  /** Whether timestamp and signature are what the contract says, by a clock at most a minute off. */
  readonly isSigned: boolean;
  readonly receivedAt: number;
}

export interface WebhookReceiver {
  readonly origin: string;
  /** What came since the last `forget`. */
  readonly deliveries: readonly Delivery[];
  readonly forget: () => void;
  /** What the next requests are answered with; 204 from the start. */
  readonly answerWith: (status: number) => void;
  /** Resolves with all deliveries as soon as there are so many; throws after 30 s. */
  readonly waitFor: (count: number) => Promise<readonly Delivery[]>;
  readonly stop: () => Promise<void>;
}

/** Of every answer. */
export const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

const WAIT_LIMIT_MS = 30_000;
const CLOCK_TOLERANCE_S = 60;

/** Stands where the site stands: takes what the plugin posts and checks its signature as the site does. */
export async function startWebhookReceiver(secret: string): Promise<WebhookReceiver> {
  const deliveries: Delivery[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    deliveries.push({
      method: request.method ?? '',
      path: request.url ?? '',
      contentType: request.headers['content-type'] ?? '',
      body: JSON.parse(body),
      isSigned: isSigned(request, body, secret),
      receivedAt: Date.now(),
    });
    response.writeHead(status, { traceresponse: `00-${TRACE_ID}-b7ad6b7169203331-01` }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    deliveries,
    forget: () => void deliveries.splice(0),
    answerWith: (next) => void (status = next),
    async waitFor(count) {
      await until({
        what: `Delivery ${count} (${JSON.stringify(deliveries.map(({ body }) => body))})`,
        limitMs: WAIT_LIMIT_MS,
        isReady: () => deliveries.length >= count,
      });
      return deliveries;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** `X-Signature: sha256=hex(HMAC(secret, X-Timestamp + "." + body))`. */
function isSigned(request: IncomingMessage, body: string, secret: string): boolean {
  const timestamp = String(request.headers['x-timestamp'] ?? '');
  const given = Buffer.from(String(request.headers['x-signature'] ?? ''));
  const hmac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const expected = Buffer.from(`sha256=${hmac}`);
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= CLOCK_TOLERANCE_S;
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected);
}
