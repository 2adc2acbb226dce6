import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { metricsOf, startTestSite, type TestSite } from '../../testing/site.ts';
import { valueOf } from '../../testing/worker/openmetrics.ts';
import { until } from '../../testing/worker/until.ts';
import { traceOf } from '../../testing/worker/trace.ts';

const THEIRS = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

interface SentSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

/** A collector of traces, which answers as it is told. */
function startCollector() {
  const spans: SentSpan[] = [];
  const requests: { readonly url: string | undefined; readonly key: string | undefined }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      requests.push({ url: request.url, key: String(request.headers['x-key']) });
      const body: { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] } = JSON.parse(text);
      spans.push(
        ...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
      );
      response.statusCode = status;
      response.end('{}');
    });
  });
  return {
    spans,
    requests,
    answerWith: (next: number) => void (status = next),
    listen: () =>
      new Promise<string>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/otlp`);
        });
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const collector = startCollector();
let site: TestSite;

beforeAll(async () => {
  const endpoint = await collector.listen();
  site = await startTestSite({
    TRUSTED_TRACE_HEADER: 'traceparent',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    PAGE_CACHE: 'off',
  });
});
afterAll(async () => {
  await site.stop();
  await collector.stop();
});

const spansThat = async (outcome: string): Promise<number> =>
  valueOf(await metricsOf(site), 'casino_spans_total', { outcome });

describe('§7.9 one trace from the proxy to the upstreams', () => {
  test('a trusted proxy’s trace goes on: in the answer, in the log, at every upstream and at the collector', async () => {
    const response = await site.request('/es/blog/', {
      country: 'IE',
      headers: { traceparent: `00-${THEIRS}-${PARENT}-01` },
    });
    await response.text();
    expect(traceOf(response)).toBe(THEIRS);
    await until(() => site.log.some((line) => line.trace_id === THEIRS));
    const line = site.log.find((one) => one.trace_id === THEIRS);
    expect(line).toMatchObject({ event_name: 'request', 'http.route': 'blog' });

    const calls = (await site.sandbox.traceparents('cms')).filter((header) => header.includes(THEIRS));
    expect(calls.length).toBeGreaterThan(0);
    for (const header of calls) expect(header).toMatch(new RegExp(`^00-${THEIRS}-[\\da-f]{16}-01$`, 'u'));

    const spansOfTrace = () => collector.spans.filter(({ traceId }) => traceId === THEIRS);
    await until(() => spansOfTrace().some(({ kind }) => kind === 2));
    const spans = spansOfTrace();
    const server = spans.find(({ kind }) => kind === 2);
    expect(server).toMatchObject({ name: 'GET blog', parentSpanId: PARENT, spanId: line?.span_id });
    // Work behind the answer may add others.
    const names = spans.map(({ name }) => name);
    const waitedFor = (line?.['casino.upstreams'] ?? []).map(callOf);
    expect(waitedFor).toContain('cms.list-magazine');
    expect(names).toEqual(expect.arrayContaining(['GET blog', 'cache', 'load', 'render', ...waitedFor]));
    for (const span of spans) {
      if (span !== server) expect(span.parentSpanId).toBe(server?.spanId);
      expect(Number(span.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(span.startTimeUnixNano));
    }
    // What the upstream was told is the span that the collector has.
    for (const header of calls) expect(spans.map(({ spanId }) => spanId)).toContain(header.split('-')[2]);
    expect(collector.requests[0]).toEqual({ url: '/otlp/v1/traces', key: 'a key' });
  });

  test('an error page names its trace', async () => {
    await site.sandbox.fault('cms', '500');
    const response = await site.request('/en-ca/blog/', { country: 'GB' });
    await site.sandbox.fault('cms', null);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(`Reference: ${traceOf(response)}`);
  });

  test('what the collector does harms nobody and is counted', async () => {
    collector.answerWith(503);
    const before = collector.requests.length;
    const failed = await spansThat('failed');
    const response = await site.request('/slots/', { country: 'GB' });
    expect(response.status).toBe(200);
    await response.text();
    await until(() => collector.requests.length > before);
    await until(async () => (await spansThat('failed')) > failed);
    collector.answerWith(200);
  });
});

describe('§7.9 without a trusted proxy and without a collector', () => {
  test('a visitor’s own traceparent is not believed, and upstreams are told of an unsampled trace', async () => {
    const bare = await startTestSite();
    try {
      const response = await bare.request('/es/blog/', {
        country: 'GB',
        headers: { traceparent: `00-${THEIRS}-${PARENT}-01` },
      });
      await response.text();
      const trace = traceOf(response);
      expect(trace).not.toBe(THEIRS);
      await until(async () => (await bare.sandbox.traceparents('cms')).length > 0);
      const [call] = await bare.sandbox.traceparents('cms');
      expect(call).toMatch(new RegExp(`^00-${trace}-[\\da-f]{16}-00$`, 'u'));
    } finally {
      await bare.stop();
    }
  });
});

function callOf(call: { readonly 'casino.upstream.call': string }): string {
  return call['casino.upstream.call'];
}
