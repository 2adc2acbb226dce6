import * as v from 'valibot';
import { address } from '../address-settings.ts';
import { headerList, share } from '../setting-fields.ts';

/** Where spans are sent (OTLP over HTTP, JSON), and as what. */
export interface TraceExport {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
}

export interface TraceSettings {
  /** The collector of traces; `null`: there is none. */
  readonly traceExport: TraceExport | null;
  /** Which share of the traces that begin here is recorded, 0 to 1. */
  readonly traceShare: number;
}

const TRACES_PATH = '/v1/traces';

/** By the names that OpenTelemetry has for them, which operators' tools set already. */
export const TRACE_FIELDS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.pipe(
    address('base'),
    v.check(
      (url) => !url.endsWith(TRACES_PATH),
      `ends with ${TRACES_PATH}, which is added: expected what stands before it`,
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: headerList,
  OTEL_SERVICE_NAME: v.optional(v.pipe(v.string(), v.trim()), 'casino-website'),
  OTEL_TRACES_SAMPLER_ARG: share,
};
const schema = v.object(TRACE_FIELDS);

export function traceSettings(values: v.InferOutput<typeof schema>): TraceSettings {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === '') return { traceExport: null, traceShare: 0 };
  return {
    traceExport: {
      url: endpoint + TRACES_PATH,
      headers: values.OTEL_EXPORTER_OTLP_HEADERS,
      serviceName: values.OTEL_SERVICE_NAME,
    },
    traceShare: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
