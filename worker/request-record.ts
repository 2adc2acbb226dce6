import type { CacheState } from './cache/data-cache.ts';

/** The facts of a request that its log line states (§7.9). */
export interface RequestFacts {
  route?: string;
  locale?: string;
  country?: string;
  regulation?: string;
  device?: string;
  /** How the finished page was had. */
  page?: 'hit' | 'stale' | 'miss' | 'stream' | 'not-modified';
  /** The oldest way any of its data was had: memory < kv < miss < stale. */
  data?: CacheState;
}

export interface UpstreamCall {
  readonly service: string;
  readonly durationMs: number;
  readonly outcome: string;
}

const STATE_ORDER: readonly CacheState[] = ['memory', 'kv', 'miss', 'stale'];
const MAX_ERRORS = 10;

/** Collects what the log line and `Server-Timing` say of one request. */
export class RequestRecord {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly facts: RequestFacts = {};
  readonly upstreams: UpstreamCall[] = [];
  readonly errors: string[] = [];

  constructor(id: string, startedAt: number) {
    this.id = id;
    this.startedAt = startedAt;
  }

  readonly notes: string[] = [];

  /** Something an operator wants to know that is no failure: records dropped, a refusal. */
  note(text: string): void {
    if (this.notes.length < MAX_ERRORS) this.notes.push(text);
  }

  addData(state: CacheState): void {
    const known = this.facts.data;
    if (known === undefined || STATE_ORDER.indexOf(state) > STATE_ORDER.indexOf(known))
      this.facts.data = state;
  }

  addUpstream(call: UpstreamCall): void {
    this.upstreams.push(call);
  }

  /** Keeps an error's message and its cause's; stacks are for development, messages for operators. */
  addError(error: unknown): void {
    const text = describeError(error);
    if (this.errors.length < MAX_ERRORS && !this.errors.includes(text)) this.errors.push(text);
  }

  /** `Server-Timing`: each upstream that this answer waited for. */
  serverTiming(now: number): string {
    return [
      `edge;dur=${now - this.startedAt}`,
      ...this.upstreams.map(({ service, durationMs }) => `${service};dur=${durationMs}`),
    ].join(', ');
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.name}: ${error.message}${cause}`;
}
