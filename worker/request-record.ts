import {
  logLine,
  type BrowserErrorRecord,
  type LogRecord,
  type UpstreamCallRecord,
  type VitalRecord,
} from '../shared/contracts/log-record.ts';
import { shortened } from '../shared/contracts/parsing/loose.ts';
import type { Refusal } from './admission/admission.ts';
import type { CacheState } from './cache/cache-entry.ts';
import type { Metrics, PageState } from './telemetry/metrics.ts';
import type { Span } from './telemetry/spans.ts';
import { formatTraceparent, newSpanId, type TraceContext } from './telemetry/trace-context.ts';
import { callRow, type CallName } from './upstream/calls.ts';
import { isOverBudget } from './upstream/upstream-error.ts';
import type { ServiceName } from './upstream/upstreams.ts';

/** The facts of a request that its log line states (§7.9). */
interface RequestFacts {
  route?: string;
  locale?: string;
  country?: string;
  market?: string;
  regulation?: string;
  device?: string;
  /** How the page was served. */
  page?: PageState;
  /** Why it was refused a turn (worker/admission). */
  shed?: Refusal;
  /** How many were refused like it since the last line about one. */
  shedBefore?: number;
  /** The worst state of any of its data: memory < kv < miss < stale < fallback. */
  data?: CacheState;
  /** What a browser said of its page: such a line does not say who sent it. */
  vitals?: readonly VitalRecord[];
  browserErrors?: readonly BrowserErrorRecord[];
  isAnonymous?: boolean;
}

/** Who counts what requests do, and keeps the spans of those that are traced. */
export interface Observer {
  readonly metrics: Pick<Metrics, 'dataRead' | 'upstreamCall' | 'upstreamMalformed' | 'upstreamDropped'>;
  /** `null`: there is no collector of spans. */
  readonly addSpan: ((span: Span) => void) | null;
}

interface RecordOptions {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly trace: TraceContext;
  readonly observer?: Observer;
  readonly client?: string | null;
}

/** A call that has begun. */
interface OpenCall {
  /** The header that tells the upstream of its place in the trace. */
  readonly traceparent: string;
  /** `errorType`: why it gave nothing, as OpenTelemetry's `error.type`. Times in milliseconds since the epoch. */
  readonly end: (endedAt: number, errorType?: string) => void;
}

/** A span, as far as it differs from work of our own below the request's span. */
export type SpanFacts = Pick<Span, 'name' | 'startedAt' | 'endedAt'> & Partial<Span>;

const STATE_ORDER: readonly CacheState[] = ['memory', 'kv', 'miss', 'stale', 'fallback'];
const MAX_ERRORS = 10;
/** In characters: slugs and upstreams' words are in some, and a visitor or an upstream says how long those are. */
const LONGEST_TEXT = 500;

/**
 * Collects what the log line, `Server-Timing`, metrics and spans say about one request. What background work reports after
 * its log line is written at once as a line of its own.
 */
export class RequestRecord {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly trace: TraceContext;
  /** The client's address; `null` where none is known. */
  readonly client: string | null;
  readonly facts: RequestFacts = {};
  readonly upstreams: UpstreamCallRecord[] = [];
  readonly errors: string[] = [];
  readonly notes: string[] = [];
  /** Whether the budget of a call was spent that this request needed, its own or one that it waited for. */
  isOverBudget = false;
  readonly #observer: Observer | null;
  readonly #late: string[] = [];
  /** How many of its calls a line has said. */
  #saidCalls = 0;
  #writeLate: ((line: string) => void) | null = null;

  constructor({ startedAt, trace, observer, client }: RecordOptions) {
    this.startedAt = startedAt;
    this.trace = trace;
    this.client = client ?? null;
    this.#observer = observer ?? null;
  }

  /** The request's own line has been written; later reports go to `writeLate`, each once. */
  close(writeLate: (line: string) => void): void {
    this.#writeLate = writeLate;
    this.#saidCalls = this.upstreams.length;
  }

  /** Worth knowing for an operator but no failure: dropped records, a refusal. */
  note(whole: string): void {
    const text = shortened(whole, LONGEST_TEXT);
    if (this.#writeLate !== null) this.#addLate(text, { severity_text: 'INFO', 'casino.notes': [text] });
    else if (this.notes.length < MAX_ERRORS) this.notes.push(text);
  }

  addData(state: CacheState): void {
    const known = this.facts.data;
    if (known === undefined || STATE_ORDER.indexOf(state) > STATE_ORDER.indexOf(known))
      this.facts.data = state;
    this.#observer?.metrics.dataRead(state);
  }

  /** A call to an upstream begins, at a time in milliseconds since the epoch. */
  beginCall(call: CallName, startedAt: number): OpenCall {
    const spanId = newSpanId();
    const { service } = callRow(call);
    return {
      traceparent: formatTraceparent(this.trace, spanId),
      end: (endedAt, errorType) => {
        const durationMs = endedAt - startedAt;
        this.upstreams.push({
          'casino.upstream.call': call,
          'http.client.request.duration': durationMs / 1000,
          ...(errorType === undefined ? {} : { 'error.type': errorType }),
        });
        this.#observer?.metrics.upstreamCall({ service, call }, durationMs, errorType);
        this.addSpan({
          name: call,
          kind: 'client',
          spanId,
          startedAt,
          endedAt,
          attributes: { 'casino.upstream': service, 'casino.upstream.call': call, 'error.type': errorType },
          isError: errorType !== undefined,
        });
      },
    };
  }

  /** What an upstream sent has not the shape of its contract. */
  addMalformed(service: ServiceName): void {
    this.#observer?.metrics.upstreamMalformed(service);
  }

  /** So many records of an upstream's list are left out. */
  addDropped(service: ServiceName, records: number): void {
    this.#observer?.metrics.upstreamDropped(service, records);
  }

  /** Whether this request's spans are sent to a collector. */
  get isTraced(): boolean {
    return this.trace.isSampled && this.#observer !== null && this.#observer.addSpan !== null;
  }

  /** Adds a span of this request's trace, by default work of our own below the request's span. */
  addSpan(span: SpanFacts): void {
    if (!this.isTraced) return;
    const { traceId, spanId: parentSpanId } = this.trace;
    this.#observer?.addSpan?.({
      traceId,
      parentSpanId,
      spanId: span.spanId ?? newSpanId(),
      kind: 'internal',
      attributes: {},
      isError: false,
      ...span,
    });
  }

  /** Adds a span for a piece of our own work. Times in milliseconds since the epoch. */
  addStep(name: string, startedAt: number, endedAt: number): void {
    if (this.isTraced) this.addSpan({ name, startedAt, endedAt });
  }

  /** Records an error's message and its cause's, without stacks. */
  addError(error: unknown): void {
    this.isOverBudget ||= isOverBudget(error);
    const text = shortened(describeError(error), LONGEST_TEXT);
    if (this.#writeLate !== null) this.#addLate(text, { severity_text: 'WARN', 'casino.errors': [text] });
    else if (this.errors.length < MAX_ERRORS && !this.errors.includes(text)) this.errors.push(text);
  }

  #addLate(text: string, what: Pick<LogRecord, 'severity_text' | 'casino.errors' | 'casino.notes'>): void {
    // A call that has outlasted the answer is in no other line: what was waited for, and how long it took.
    const calls = this.upstreams.slice(this.#saidCalls);
    const isSaid = this.#late.includes(text) || this.errors.includes(text);
    if (this.#late.length >= MAX_ERRORS || (isSaid && calls.length === 0)) return;
    if (!this.#late.includes(text)) this.#late.push(text);
    this.#saidCalls = this.upstreams.length;
    this.#writeLate?.(
      logLine({
        timestamp: new Date().toISOString(),
        event_name: 'behind',
        ...what,
        trace_id: this.trace.traceId,
        span_id: this.trace.spanId,
        'http.route': this.facts.route,
        'casino.upstreams': calls.length === 0 ? undefined : calls,
      }),
    );
  }

  /** `Server-Timing`: each upstream that this response waited for. */
  serverTiming(now: number): string {
    return [
      `edge;dur=${now - this.startedAt}`,
      ...this.upstreams.map(
        ({ 'casino.upstream.call': call, 'http.client.request.duration': seconds }) =>
          `${call};dur=${Math.round(seconds * 1000)}`,
      ),
    ].join(', ');
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.name}: ${error.message}${cause}`;
}
