import type { Refusal } from './admission/admission.ts';
import type { CacheState } from './cache/data-cache.ts';

/** The facts of a request that its log line states (§7.9). */
interface RequestFacts {
  route?: string;
  locale?: string;
  country?: string;
  market?: string;
  regulation?: string;
  device?: string;
  /** How the page was served. */
  page?: 'hit' | 'stale' | 'miss' | 'stream' | 'not-modified';
  /** Why it was refused a turn (worker/admission). */
  shed?: Refusal;
  /** The worst state of any of its data: memory < kv < miss < stale. */
  data?: CacheState;
}

interface UpstreamCall {
  /** The kind of call, such as `cms.search`. */
  readonly call: string;
  readonly durationMs: number;
  readonly outcome: string;
}

const STATE_ORDER: readonly CacheState[] = ['memory', 'kv', 'miss', 'stale'];
const MAX_ERRORS = 10;

/** A line of its own in the log for what background work reports, with the request's id. */
interface LateLine {
  readonly time: string;
  readonly level: 'info' | 'warn';
  readonly id: string;
  readonly event: 'behind';
  readonly route?: string;
  readonly errors?: readonly string[];
  readonly notes?: readonly string[];
}

/**
 * Collects what the log line and `Server-Timing` say about one request. What background work reports after that line is
 * written at once as a line of its own.
 */
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
  readonly #late = new Set<string>();
  #writeLate: ((line: LateLine) => void) | null = null;

  /** The request's own line has been written; later reports go to `writeLate`, each once. */
  close(writeLate: (line: string) => void): void {
    this.#writeLate = (line) => writeLate(JSON.stringify(line));
  }

  /** Worth knowing for an operator but no failure: dropped records, a refusal. */
  note(text: string): void {
    if (this.#writeLate !== null) this.#addLate(text, { level: 'info', notes: [text] });
    else if (this.notes.length < MAX_ERRORS) this.notes.push(text);
  }

  addData(state: CacheState): void {
    const known = this.facts.data;
    if (known === undefined || STATE_ORDER.indexOf(state) > STATE_ORDER.indexOf(known))
      this.facts.data = state;
  }

  addUpstream(call: UpstreamCall): void {
    this.upstreams.push(call);
  }

  /** Records an error's message and its cause's, without stacks. */
  addError(error: unknown): void {
    const text = describeError(error);
    if (this.#writeLate !== null) this.#addLate(text, { level: 'warn', errors: [text] });
    else if (this.errors.length < MAX_ERRORS && !this.errors.includes(text)) this.errors.push(text);
  }

  #addLate(text: string, { level, ...what }: Pick<LateLine, 'level' | 'errors' | 'notes'>): void {
    if (this.#late.size >= MAX_ERRORS || this.#late.has(text) || this.errors.includes(text)) return;
    this.#late.add(text);
    const { route } = this.facts;
    this.#writeLate?.({
      time: new Date().toISOString(),
      level,
      id: this.id,
      event: 'behind',
      ...(route === undefined ? {} : { route }),
      ...what,
    });
  }

  /** `Server-Timing`: each upstream that this response waited for. */
  serverTiming(now: number): string {
    return [
      `edge;dur=${now - this.startedAt}`,
      ...this.upstreams.map(({ call, durationMs }) => `${call};dur=${durationMs}`),
    ].join(', ');
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.name}: ${error.message}${cause}`;
}
