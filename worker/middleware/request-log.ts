import type { Context, MiddlewareHandler } from 'hono';
import { OverloadedError } from '../admission/admission.ts';
import { SERVICE_VERSION } from '../build/service-version.ts';
import { settingsOf, type Bindings } from '../env.ts';
import { isOperator } from '../http/operator.ts';
import { userAgentOf } from '../http/user-agent.ts';
import { logLine, type LogRecord } from '../../shared/contracts/log-record.ts';
import { RequestRecord, type Observer, type SpanFacts } from '../request-record.ts';
import type { Telemetry } from '../services/isolate.ts';
import { formatTraceparent, traceContext } from '../telemetry/trace-context.ts';
import { CLOCK, isWithin } from '../timing/clock.ts';

export interface RequestLogVariables {
  /** The facts of this request's log line; every later step adds what it knows. */
  record: RequestRecord;
}

type LogEnv = { Bindings: Bindings; Variables: RequestLogVariables };

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
/** Routes that proxies and orchestrators ask every second, and whose answer is nearly always the same. */
const PROBES: ReadonlySet<string | undefined> = new Set(['health', 'ready']);
const REFUSALS_UNSAID_MS = 1_000;
const PARAMETER_NAME = /^[\w-]{1,30}$/u;
const MAX_URL_LENGTH = 500;
const MAX_HOST_LENGTH = 100;

const DEFAULT_OPTIONS: RequestLogOptions = {
  // workerd writes this line to the container's output, Cloudflare to its tail.
  // oxlint-disable-next-line no-console -- this is the log
  write: (line) => console.log(line),
  now: () => Date.now(),
};

/**
 * Writes one JSON line for each request (§7.9): visitor, address, response, and where the time went; counts it, and ends its
 * span. A probe that finds all well is only counted. A failure of background work after that line is written as a line of its
 * own with the same id. The operator is told which build has answered, and what it waited for.
 * @throws (rejects) SettingsError when settings are wrong, before anything else reads them: such a request is logged once
 */
export function requestLog(
  { metrics, spans }: Telemetry,
  options: RequestLogOptions = DEFAULT_OPTIONS,
): MiddlewareHandler<LogEnv> {
  const refusals = new Refusals();
  const counted: Observer = { metrics, addSpan: null };
  const traced: Observer = { metrics, addSpan: (span) => spans.add(span) };
  return async function requestLog(c, next) {
    const { traceExport, traceShare, trustedTraceHeader } = settingsOf(c.env);
    const parent = trustedTraceHeader === null ? undefined : c.req.header(trustedTraceHeader);
    const trace = traceContext(crypto.randomUUID(), { parent, share: traceShare });
    const record = new RequestRecord({
      startedAt: options.now(),
      trace,
      observer: traceExport === null ? counted : traced,
      client: clientAddress(c),
    });
    c.set('record', record);
    await next();
    const { headers } = c.res;
    headers.set('Traceresponse', formatTraceparent(trace, trace.spanId));
    const now = options.now();
    if (c.req.header('authorization') !== undefined && (await isOperator(c))) {
      headers.set('X-Build', SERVICE_VERSION);
      if (record.upstreams.length > 0) headers.set('Server-Timing', record.serverTiming(now));
    }
    const { route, page } = record.facts;
    const { status } = c.res;
    const isOverBudget = status === 503 && record.isOverBudget;
    metrics.request({ route, status, durationMs: now - record.startedAt, page, isOverBudget });
    const isSaid = (status !== 200 || !PROBES.has(route)) && refusals.isSaid(record.facts, now);
    if (isSaid) options.write(logLine(logRecord(c, record, now)));
    record.close(options.write);
    if (traceExport === null || !record.isTraced) return;
    record.addSpan(requestSpan(c, record, now));
    spans.sendBehind({
      to: traceExport,
      fetcher: (url, init) => fetch(url, init),
      clock: CLOCK,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    });
  };
}

/** Refusals by our own API, of which a crowd gets thousands a second, and none is looked up by its reference: one line a second. */
class Refusals {
  readonly #kinds = new Map<string, { readonly since: number; unsaid: number }>();

  /** Whether a request has a line; one that has tells how many before it had none. */
  isSaid(facts: RequestRecord['facts'], now: number): boolean {
    const { route = '', shed } = facts;
    if (shed === undefined || !route.startsWith('api')) return true;
    const kind = `${route} ${shed}`;
    const last = this.#kinds.get(kind);
    if (last !== undefined && isWithin(now, last.since, REFUSALS_UNSAID_MS)) {
      last.unsaid += 1;
      return false;
    }
    if (last !== undefined && last.unsaid > 0) facts.shedBefore = last.unsaid;
    this.#kinds.set(kind, { since: now, unsaid: 0 });
    return true;
  }
}

function logRecord(c: Context<LogEnv>, record: RequestRecord, now: number): LogRecord {
  const { error } = c;
  // A refusal is a normal response, and its status says it; any other error is a fault of ours.
  if (error !== undefined && !isRefusal(error)) record.addError(error);
  const { facts, trace } = record;
  const { host, path, query } = loggedAddress(c.req.url);
  const isAnonymous = facts.isAnonymous === true;
  return {
    timestamp: new Date(record.startedAt).toISOString(),
    severity_text: c.res.status >= 500 ? 'ERROR' : record.errors.length > 0 ? 'WARN' : 'INFO',
    event_name: 'request',
    'service.version': SERVICE_VERSION,
    trace_id: trace.traceId,
    span_id: trace.spanId,
    // What is undefined is not written.
    'client.address': isAnonymous ? undefined : record.client,
    'user_agent.original': isAnonymous ? undefined : userAgentOf(c.req),
    'http.request.method': c.req.method,
    'server.address': host,
    'url.path': path,
    'url.query': query,
    'http.route': facts.route,
    'http.response.status_code': c.res.status,
    'http.server.request.duration': (now - record.startedAt) / 1000,
    'geo.country.iso_code': facts.country,
    'casino.locale': facts.locale,
    'casino.market': facts.market,
    'casino.regulation': facts.regulation,
    'casino.device': facts.device,
    'casino.page_cache.state': facts.page,
    'casino.data_cache.state': facts.data,
    'casino.shed': facts.shed,
    'casino.repeated': facts.shedBefore,
    'casino.vitals': facts.vitals,
    'casino.browser_errors': facts.browserErrors,
    'casino.upstreams': unlessEmpty(record.upstreams),
    'casino.errors': unlessEmpty(record.errors),
    'casino.notes': unlessEmpty(record.notes),
  };
}

function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list;
}

function requestSpan(c: Context<LogEnv>, { facts, trace, startedAt }: RequestRecord, now: number): SpanFacts {
  const { status } = c.res;
  return {
    name: `${c.req.method} ${facts.route ?? ''}`.trim(),
    kind: 'server',
    spanId: trace.spanId,
    parentSpanId: trace.parentSpanId,
    startedAt,
    endedAt: now,
    attributes: {
      'http.request.method': c.req.method,
      'http.route': facts.route,
      'http.response.status_code': status,
      'casino.page_cache.state': facts.page,
      'casino.data_cache.state': facts.data,
    },
    isError: status >= 500,
  };
}

/** An overload, or a 4xx that was thrown: Hono's HTTPException and our ApiError both carry their status. */
function isRefusal(error: Error): boolean {
  if (error instanceof OverloadedError) return true;
  return 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

/** The client's address: from the header of a trusted proxy, else from the socket (§7.9). */
export function clientAddress(c: { readonly env: Bindings; readonly req: Context['req'] }): string | null {
  const trusted = settingsOf(c.env).trustedAddressHeader;
  if (trusted !== null) {
    // The trusted proxy writes the last entry of the list; clients can send the ones before.
    const entries = c.req.header(trusted) ?? '';
    const forwarded = entries.slice(entries.lastIndexOf(',') + 1).trim();
    if (forwarded !== '') return withoutPort(forwarded);
  }
  const socket = c.req.raw.cf?.['clientIp'];
  if (typeof socket === 'string') return withoutPort(socket);
  return c.req.header('cf-connecting-ip') ?? null;
}

/**
 * workerd and some proxies append the port, `192.0.2.1:50123` or `[2001:db8::1]:50123`, which differs for each
 * connection.
 */
function withoutPort(address: string): string {
  const match = /^(?:\[(.+)\]|([\d.]+)):\d+$/u.exec(address);
  return match?.[1] ?? match?.[2] ?? address;
}

/** What the log says of a request's address: values of the query that could be a person's are left out. */
function loggedAddress(url: string): {
  readonly host: string;
  readonly path: string;
  readonly query: string | undefined;
} {
  const authority = url.indexOf('://') + 3;
  const start = url.indexOf('/', authority);
  const question = url.indexOf('?', start);
  const host = url.slice(authority, start).replace(/:\d+$/u, '').slice(0, MAX_HOST_LENGTH);
  const path = url.slice(start, question === -1 ? undefined : question).slice(0, MAX_URL_LENGTH);
  return { host, path, query: question === -1 ? undefined : loggedQuery(url.slice(question + 1)) };
}

function loggedQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      if (LOGGED_PARAMETERS.get(name)?.test(pair.slice(name.length + 1)) === true) return pair;
      // `?someone@example.com` is a parameter's name, too.
      return PARAMETER_NAME.test(name) ? `${name}=…` : '…';
    })
    .join('&')
    .slice(0, MAX_URL_LENGTH);
}
