import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createKeptBack } from '../kept-back.ts';
import type { RunningPacker } from '../packer.ts';
import type { RedisStore } from './redis-store.ts';
import type { Readiness } from './readiness.ts';

/** What the Worker's questions are answered from. */
interface HostFacts {
  /** Takes one line for each reason why the store did not do what it was asked. */
  readonly log: (message: string) => void;
  readonly readiness: Readiness;
  /** `null`: the site is one replica. */
  readonly store: RedisStore | null;
  readonly packer: Pick<RunningPacker, 'state'>;
}

/** What a request is answered with. */
interface Answer {
  readonly status: number;
  readonly body?: string | Buffer;
}

export interface RunningHost {
  /** Where the `HOST` binding's service listens, as workerd's configuration names it. */
  readonly address: string;
  /** Where the `CACHE` namespace listens; `null` where it is kept by workerd itself. */
  readonly storeAddress: string | null;
  stop(): Promise<void>;
}

/**
 * Starts what the Worker asks of the server that it runs in: whether this replica is ready, and where replicas share a
 * store, that store. Each service is a socket in a folder that only this user can open.
 */
export async function startHost(facts: HostFacts): Promise<RunningHost> {
  const { store } = facts;
  const keptBack = createKeptBack();
  // A store that is full says so of every value.
  const log = (message: string): void => {
    if (keptBack(message) !== null) facts.log(message);
  };
  const directory = await mkdtemp(path.join(tmpdir(), 'host-'));
  const servers: Server[] = [];
  const listen = async (
    name: string,
    answer: (request: IncomingMessage) => Promise<Answer>,
  ): Promise<string> => {
    const socket = path.join(directory, name);
    const server = createServer(
      (request, response) => void respond(request, response, { answer, log }),
    ).listen(socket);
    // workerd keeps its connections; one that is closed at the moment of a request would fail it.
    server.keepAliveTimeout = 0;
    servers.push(server);
    await once(server, 'listening');
    return `unix:${socket}`;
  };
  return {
    address: await listen('host', (request) => answerHost(request, facts)),
    storeAddress: store === null ? null : await listen('store', (request) => answerStore(request, store)),
    async stop() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  {
    answer,
    log,
  }: {
    readonly answer: (request: IncomingMessage) => Promise<Answer>;
    readonly log: (message: string) => void;
  },
): Promise<void> {
  try {
    const { status, body } = await answer(request);
    response.writeHead(status).end(body);
  } catch (error) {
    // The Worker reports that its request was harmed; what the store has said is known here alone.
    log(error instanceof Error ? error.message : String(error));
    response.writeHead(503).end();
  }
}

const NOT_FOUND: Answer = { status: 404 };

/** `GET /ready` and `GET /status`, and where replicas share a store what they share besides values. */
async function answerHost(
  request: IncomingMessage,
  { readiness, store, packer }: HostFacts,
): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
  const call = `${request.method} ${pathname}`;
  if (call === 'GET /ready') {
    const reason = readiness.obstacle();
    return { status: reason === null ? 200 : 503, body: JSON.stringify({ ready: reason === null, reason }) };
  }
  if (call === 'GET /status') {
    return { status: 200, body: JSON.stringify({ store: store?.state ?? null, packer: packer.state }) };
  }
  return store === null ? NOT_FOUND : answerFleet(call, searchParams, store);
}

/** `POST /leases` takes a lease (409: another has it), `DELETE /leases` gives it back, `POST /counts` counts a call. */
async function answerFleet(call: string, query: URLSearchParams, store: RedisStore): Promise<Answer> {
  const text = (name: string): string => query.get(name) ?? '';
  switch (call) {
    case 'POST /leases': {
      const isTaken = await store.take(text('key'), text('holder'), Number(text('ms')));
      return { status: isTaken ? 200 : 409 };
    }
    case 'DELETE /leases':
      await store.release(text('key'), text('holder'));
      return { status: 200 };
    case 'POST /counts':
      return { status: 200, body: String(await store.count(text('key'), Number(text('ms')))) };
    default:
      return NOT_FOUND;
  }
}

/** A KV namespace, as workerd's `kvNamespace` binding asks for it; the same calls as deploy/support/kv-service.ts. */
async function answerStore(request: IncomingMessage, store: RedisStore): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const key = decodeURIComponent(pathname.slice(1));
  if (key === '') return refused('only single keys are served');
  switch (request.method) {
    case 'GET': {
      const value = await store.get(key);
      return value === null ? NOT_FOUND : { status: 200, body: value };
    }
    case 'PUT': {
      const seconds = Number(searchParams.get('expiration_ttl') ?? 0);
      if (seconds <= 0) return refused('a value without an expiration_ttl is not taken');
      await store.put(key, await buffer(request), seconds * 1_000);
      return { status: 200 };
    }
    case 'DELETE':
      await store.delete(key);
      return { status: 200 };
    default:
      return refused(`${request.method} is not served`);
  }
}

function refused(reason: string): Answer {
  return { status: 501, body: `Store: ${reason}` };
}
