import { ShapeError, type DroppedRecord } from '../../shared/contracts/parsing/shape.ts';
import type { RequestRecord } from '../request-record.ts';
import type { Settings } from '../settings.ts';
import { within } from '../timing/within.ts';
import type { JsonAnswer } from './fetch-json.ts';
import {
  createUpstream,
  UPSTREAM_DEFAULTS,
  type Network,
  type Upstream,
  type UpstreamRequest,
} from './upstream.ts';
import { errorTypeOf, isTimeout, UpstreamError, withoutSecrets } from './upstream-error.ts';
import { CALL_NAMES, callRow, type CallName } from './calls.ts';
import type { ServiceName } from './upstreams.ts';
import { recordOf } from '../../shared/domain/records.ts';

/** The guard of every kind of call, one set per isolate: they keep their state between requests, nothing else does. */
export type Upstreams = Readonly<Record<CallName, Upstream>>;

export function createUpstreams(): Upstreams {
  return recordOf(CALL_NAMES, (name) => createUpstream({ ...UPSTREAM_DEFAULTS, ...callRow(name) }));
}

/** What a client needs for one request: settings, the guards, how to fetch, and where to record the time. */
export interface ServiceContext extends Network {
  readonly settings: Settings;
  readonly upstreams: Upstreams;
  /**
   * Milliseconds since the epoch: no call that a page needs is waited for longer, so that several in a row cannot leave the
   * screen blank.
   */
  readonly deadline: number;
  /** Keeps background work alive after the response. */
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly record: Pick<RequestRecord, 'beginCall' | 'addMalformed' | 'addDropped' | 'addError' | 'note'>;
}

/** Where an answer came from. */
export interface Source {
  readonly service: ServiceName;
  readonly url: string;
}

export type Answer = JsonAnswer & Source;

/** What one call asks; without a path, to the address in the settings. */
interface CallRequest extends Pick<UpstreamRequest, 'headers' | 'acceptStatuses' | 'body'> {
  readonly path?: string;
  /** Parameters without a value are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly method?: 'get' | 'post';
}

/**
 * Makes a call of one kind through its guard and records how long it took and how it ended.
 * @throws (rejects) UpstreamError when the call fails or, unless a cache waits for what is late, the deadline passes
 */
export async function ask(
  context: ServiceContext,
  call: CallName,
  { path = '', query = {}, method = 'get', headers, ...rest }: CallRequest,
): Promise<Answer> {
  const row = callRow(call);
  const { service, outlivesDeadline, lateMs, totalTimeoutMs } = { ...UPSTREAM_DEFAULTS, ...row };
  const { traceparent, end } = context.record.beginCall(call, context.clock.now());
  const url = withQuery(context.settings.upstreams[service] + path, query);
  const request = { ...rest, url, headers: { ...headers, traceparent } };
  let isRecorded = false;
  const record = (errorType?: string): void => {
    if (!isRecorded) end(context.clock.now(), errorType);
    isRecorded = true;
  };
  const timeout = (): UpstreamError =>
    new UpstreamError({ service, url, failure: 'timeout', detail: 'no time left for this answer' });
  const leftMs =
    outlivesDeadline === true ? Number.POSITIVE_INFINITY : context.deadline - context.clock.now();
  const isKept = lateMs > 0;
  try {
    // Behind a page there may be several calls in a row.
    if (leftMs <= -lateMs) throw timeout();
    const calling = context.upstreams[call][method](context, request);
    // A late call goes on, and so does one whose visitor has left: other requests wait for its value, and it may be the one
    // that tests an open circuit.
    context.waitUntil(calling.catch(() => undefined));
    const late = (): Promise<JsonAnswer> => {
      const error = timeout();
      record(errorTypeOf(error));
      if (!isKept) throw error;
      // Its page does not wait for it, and learns from the cache only that there is nothing yet; the cache does wait.
      context.record.addError(error);
      return calling.catch((failure: unknown) => {
        // In the same words, it is not told again.
        throw isTimeout(failure) ? error : failure;
      });
    };
    const limitMs = isKept ? Math.min(leftMs > 0 ? leftMs : Infinity, totalTimeoutMs) : leftMs;
    const answer =
      limitMs === Number.POSITIVE_INFINITY
        ? await calling
        : await within(calling, { clock: context.clock, limitMs, fallback: late });
    record();
    return { ...answer, service };
  } catch (error) {
    record(errorTypeOf(error));
    throw error;
  }
}

/** What a service sent has not the shape of its contract: counts that, and gives the error that says so. */
export function malformed(
  { record }: Pick<ServiceContext, 'record'>,
  { service, url }: Source,
  why: { readonly detail: string; readonly cause?: unknown },
): UpstreamError {
  record.addMalformed(service);
  return new UpstreamError({ service, url, failure: 'wrong-shape', ...why });
}

/**
 * Parses a service's response, and counts one that is malformed.
 * @throws UpstreamError when the shape is wrong; it names the address and the field
 */
export function parsedFrom<T>(context: Pick<ServiceContext, 'record'>, source: Source, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    throw malformed(context, source, { detail: error.message, cause: error });
  }
}

/**
 * The same for a list. A wrong record is dropped, counted, and noted in the log; when no record can be read, the upstream is
 * broken, and what is stored is better than an empty page. `kept` counts the records that could be read; where `lost` counts
 * those that could not, it is broken too when they are more.
 * @throws UpstreamError when the shape is wrong or too few records can be read
 */
export function parsedListFrom<T extends { readonly dropped: readonly DroppedRecord[] }>(
  context: Pick<ServiceContext, 'record'>,
  source: Source,
  {
    what,
    parse,
    kept,
    lost = () => 0,
  }: {
    readonly what: string;
    parse: () => T;
    kept: (parsed: T) => number;
    lost?: (parsed: T) => number;
  },
): T {
  const parsed = parsedFrom(context, source, parse);
  const { length, 0: first } = parsed.dropped;
  if (first === undefined) return parsed;
  const at = `the first at ${first.path}: ${first.reason}`;
  context.record.addDropped(source.service, length);
  const left = kept(parsed);
  if (left === 0) {
    throw malformed(context, source, { detail: `none of ${length} records can be read, ${at}` });
  }
  if (left < lost(parsed)) {
    throw malformed(context, source, { detail: `only ${left} of ${left + lost(parsed)} can be read, ${at}` });
  }
  context.record.note(`${what}: ${length} records dropped, ${at}; from ${withoutSecrets(source.url)}`);
  return parsed;
}

function withQuery(base: string, query: NonNullable<CallRequest['query']>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  if (text === '') return base;
  return `${base}${base.includes('?') ? '&' : '?'}${text}`;
}
