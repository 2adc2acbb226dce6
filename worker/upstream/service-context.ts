import type { RequestRecord } from '../request-record.ts';
import type { Settings } from '../settings.ts';
import { within } from '../timing/within.ts';
import type { Fetch, JsonAnswer } from './fetch-json.ts';
import { createUpstream, UPSTREAM_DEFAULTS, type Upstream, type UpstreamRequest } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** The guards of every service. One set per isolate: breakers remember across requests, nothing else does. */
export type Upstreams = Readonly<Record<ServiceName, Upstream>>;

export const SERVICE_NAMES = ['platform', 'feed', 'categories', 'cms', 'promotions', 'tickets'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** A feed of 5,000 games is some 3 MB. */
const FEED_MAX_BYTES = 12_000_000;

export function createUpstreams(): Upstreams {
  const guard = (service: ServiceName, options: Partial<typeof UPSTREAM_DEFAULTS> = {}) =>
    createUpstream({ service, ...UPSTREAM_DEFAULTS, ...options });
  return {
    platform: guard('platform'),
    feed: createUpstream({ service: 'feed', ...UPSTREAM_DEFAULTS, maxBytes: FEED_MAX_BYTES }),
    categories: guard('categories'),
    cms: guard('cms'),
    promotions: guard('promotions'),
    tickets: guard('tickets'),
  };
}

/** What a client needs for one request: settings, the guards, how to fetch, and where to note the time. */
export interface ServiceContext {
  readonly settings: Settings;
  readonly upstreams: Upstreams;
  readonly fetcher: Fetch;
  readonly now: () => number;
  /** Milliseconds since the epoch: no call outlasts it, so that several in a row cannot add up to a blank screen. */
  readonly deadline: number;
  /** Keeps what goes on behind an answer alive. */
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly record: Pick<RequestRecord, 'addUpstream'>;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** An address with a query; parameters without a value are left out. */
export function withQuery(base: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  if (text === '') return base;
  return `${base}${base.includes('?') ? '&' : '?'}${text}`;
}

/** Asks a service through its guard and notes how long it took and how it went. Throws `UpstreamError`. */
export async function ask(
  context: ServiceContext,
  service: ServiceName,
  request: UpstreamRequest,
  method: 'get' | 'post' = 'get',
): Promise<JsonAnswer> {
  const startedAt = context.now();
  let outcome = 'ok';
  try {
    return await beforeDeadline(context, { service, url: request.url }, () =>
      context.upstreams[service][method](context.fetcher, request),
    );
  } catch (error) {
    outcome = error instanceof UpstreamError ? error.failure : 'error';
    throw error;
  } finally {
    context.record.addUpstream({ service, durationMs: context.now() - startedAt, outcome });
  }
}

/**
 * The call's answer, if it comes in time. A call that is late goes on, and so does one whose visitor has left: were it
 * dropped while it tries out a half-open breaker, the breaker would wait for it for ever.
 */
async function beforeDeadline<T>(
  { deadline, now, waitUntil }: ServiceContext,
  { service, url }: { service: ServiceName; url: string },
  call: () => Promise<T>,
): Promise<T> {
  const remaining = deadline - now();
  const late = (): never => {
    throw new UpstreamError({ service, url, failure: 'timeout', detail: 'no time left for this answer' });
  };
  if (remaining <= 0) return late();
  const calling = call();
  waitUntil(calling.catch(() => undefined));
  return remaining === Number.POSITIVE_INFINITY ? calling : within(calling, remaining, late);
}
