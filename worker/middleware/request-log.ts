import type { Context, MiddlewareHandler } from 'hono';
import { OverloadedError } from '../admission/admission.ts';
import { settingsOf, type Bindings } from '../env.ts';
import { isOperator } from '../http/operator.ts';
import { RequestRecord } from '../request-record.ts';
import type { RequestIdVariables } from './request-id.ts';

export interface RequestLogVariables {
  /** The facts of this request's log line; every later step adds what it knows. */
  record: RequestRecord;
}

type LogEnv = { Bindings: Bindings; Variables: RequestLogVariables & RequestIdVariables };

interface RequestLogOptions {
  readonly write: (line: string) => void;
  readonly now: () => number;
}

const SLUG = /^[a-z0-9-]{0,60}$/u;
const FLAG = /^[\w-]{0,5}$/u;

/**
 * Query parameters whose values are logged, and what a value looks like: they help an operator and are not private.
 * Values of others are left out, and so is what does not look so, such as an e-mail address in `page=`.
 */
const LOGGED_PARAMETERS: ReadonlyMap<string, RegExp> = new Map([
  ['page', /^\d{1,5}$/u],
  ['letter', /^\w$/u],
  ['provider', SLUG],
  ['feature', SLUG],
  ['sort', SLUG],
  ['category', SLUG],
  ['banner', FLAG],
  ['isnative', FLAG],
  ['iosapp', FLAG],
  ['lang', FLAG],
]);
const PARAMETER_NAME = /^[\w-]{1,30}$/u;
const MAX_URL_LENGTH = 500;
const MAX_USER_AGENT_LENGTH = 300;

const DEFAULT_OPTIONS: RequestLogOptions = {
  // workerd writes this line to the container's output, Cloudflare to its tail.
  // oxlint-disable-next-line no-console -- this is the log
  write: (line) => console.log(line),
  now: () => Date.now(),
};

/**
 * Writes one JSON line for each request (§7.9): visitor, address, response, and where the time went. A failure of
 * background work after that line is written as a line of its own with the same id.
 */
export function requestLog(options: RequestLogOptions = DEFAULT_OPTIONS): MiddlewareHandler<LogEnv> {
  return async function requestLog(c, next) {
    const record = new RequestRecord(c.get('requestId'), options.now());
    c.set('record', record);
    await next();
    const now = options.now();
    if (record.upstreams.length > 0 && (await isOperator(c)))
      c.header('Server-Timing', record.serverTiming(now));
    options.write(formatLine(c, record, now));
    record.close(options.write);
  };
}

function formatLine(c: Context<LogEnv>, record: RequestRecord, now: number): string {
  const { error } = c;
  // A refusal is a normal response, and its status says it; any other error is a fault of ours.
  if (error !== undefined && !isRefusal(error)) record.addError(error);
  return JSON.stringify({
    time: new Date(record.startedAt).toISOString(),
    level: c.res.status >= 500 ? 'error' : record.errors.length > 0 ? 'warn' : 'info',
    id: record.id,
    client: clientAddress(c),
    method: c.req.method,
    url: loggedUrl(c.req.url),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    status: c.res.status,
    durationMs: now - record.startedAt,
    ...record.facts,
    ...(record.upstreams.length > 0 ? { upstreams: record.upstreams } : {}),
    ...(record.errors.length > 0 ? { errors: record.errors } : {}),
    ...(record.notes.length > 0 ? { notes: record.notes } : {}),
  });
}

/** An overload, or a 4xx that was thrown: Hono's HTTPException and our ApiError both carry their status. */
function isRefusal(error: Error): boolean {
  if (error instanceof OverloadedError) return true;
  return 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

/** The client's address: from the header of a trusted proxy, else from the socket (§7.9). */
export function clientAddress(c: { readonly env: Bindings; readonly req: Context['req'] }): string | null {
  const cloudflare = c.req.header('cf-connecting-ip');
  const trusted = settingsOf(c.env).trustedAddressHeader;
  if (trusted !== null) {
    // The trusted proxy writes the last entry of the list; clients can send the ones before.
    const forwarded = c.req.header(trusted)?.split(',').at(-1)?.trim();
    if (forwarded) return withoutPort(forwarded);
  }
  const socket = c.req.raw.cf?.['clientIp'];
  if (typeof socket === 'string') return withoutPort(socket);
  return cloudflare ?? null;
}

/**
 * workerd and some proxies append the port, `192.0.2.1:50123` or `[2001:db8::1]:50123`, which differs for each
 * connection.
 */
function withoutPort(address: string): string {
  const match = /^(?:\[(.+)\]|([\d.]+)):\d+$/u.exec(address);
  return match?.[1] ?? match?.[2] ?? address;
}

function loggedUrl(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const question = url.indexOf('?', start);
  if (question === -1) return url.slice(start, start + MAX_URL_LENGTH);
  const query = url
    .slice(question + 1)
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      if (LOGGED_PARAMETERS.get(name)?.test(pair.slice(name.length + 1)) === true) return pair;
      // `?someone@example.com` is a parameter's name, too.
      return PARAMETER_NAME.test(name) ? `${name}=…` : '…';
    });
  return `${url.slice(start, question)}?${query.join('&')}`.slice(0, MAX_URL_LENGTH);
}
