import { SERVICE_VERSION } from '../build/service-version.ts';

/** One piece of a trace's work, as it is exported. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  /** A request that we answer, a call that we make, or work of our own. */
  readonly kind: 'server' | 'client' | 'internal';
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly isError: boolean;
}

/** The numbers that OTLP has for them. */
const KINDS = { internal: 1, server: 2, client: 3 } as const;
const STATUS_ERROR = 2;

/** Spans as the body of `POST {endpoint}/v1/traces` (OTLP/HTTP, JSON). */
export function formatOtlp(spans: readonly Span[], serviceName: string): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: {
          attributes: keyValues({ 'service.name': serviceName, 'service.version': SERVICE_VERSION }),
        },
        scopeSpans: [{ scope: { name: 'casino-website' }, spans: spans.map(otlpSpan) }],
      },
    ],
  });
}

function otlpSpan({ parentSpanId, startedAt, endedAt, kind, attributes, isError, ...span }: Span): object {
  return {
    ...span,
    ...(parentSpanId === null ? {} : { parentSpanId }),
    kind: KINDS[kind],
    // Nanoseconds, which as numbers of JSON would lose their last digits.
    startTimeUnixNano: `${startedAt}000000`,
    endTimeUnixNano: `${endedAt}000000`,
    attributes: keyValues(attributes),
    status: isError ? { code: STATUS_ERROR } : {},
  };
}

function keyValues(attributes: Span['attributes']): readonly object[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: anyValue(value) }],
  );
}

function anyValue(value: string | number): object {
  if (typeof value === 'string') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
