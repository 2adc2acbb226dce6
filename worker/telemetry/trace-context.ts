/** Where a request stands in a trace (W3C Trace Context). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** Of this request's own span, 16 hexadecimal digits. */
  readonly spanId: string;
  /** Of the span that called us; `null`: the trace begins here. */
  readonly parentSpanId: string | null;
  /** Whether the trace is recorded by who records traces. */
  readonly isSampled: boolean;
}

/** Version 00; later versions may go on after the flags. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/u;
const SAMPLED = 1;
/** The last 24 bits of a trace id decide whether it is of the share that is sampled: the same for all who know the id. */
const SHARE_DIGITS = 6;
const SHARES = 16 ** SHARE_DIGITS;

/**
 * A trace that goes on from a `traceparent`, or begins here when that is missing or malformed.
 * @param random a random UUID: what is made here is made of it, so that no more random numbers are needed
 * @param share which share of the traces that begin here is sampled, 0 to 1
 */
export function traceContext(
  random: string,
  { parent, share }: { readonly parent?: string | undefined; readonly share: number },
): TraceContext {
  const digits = random.replaceAll('-', '');
  const spanId = digits.slice(0, 16);
  if (parent !== undefined) {
    const [, traceId, parentSpanId, flags] = TRACEPARENT.exec(parent.trim()) ?? [];
    if (traceId !== undefined && parentSpanId !== undefined && flags !== undefined) {
      const isSampled = (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED;
      return { traceId, spanId, parentSpanId, isSampled };
    }
  }
  const isSampled = share > 0 && Number.parseInt(digits.slice(-SHARE_DIGITS), 16) < share * SHARES;
  return { traceId: digits, spanId, parentSpanId: null, isSampled };
}

/** How a span of a trace is named to others: `traceparent` of a call, `traceresponse` of an answer. */
export function formatTraceparent(
  { traceId, isSampled }: Pick<TraceContext, 'traceId' | 'isSampled'>,
  spanId: string,
): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** 64 random bits. */
export function newSpanId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16);
}
