import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { Bindings } from '../env.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { SpanExporter } from '../telemetry/span-exporter.ts';
import { TryAgainError } from '../page/loader.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { clientAddress, requestLog, type RequestLogVariables } from './request-log.ts';

const ENVIRONMENT = {
  SITE_URL: 'https://www.velvet-comet.example',
  SANDBOX_ORIGIN: 'http://localhost:8788',
  TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
};

async function addressFor(forwarded: string): Promise<string> {
  const app = new Hono<{ Bindings: Bindings }>();
  app.get('/', (c) => c.text(clientAddress(c) ?? 'unknown'));
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, ENVIRONMENT)).text();
}

describe('§7.9 the client address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:50123', '192.0.2.1'],
    ['[2001:db8::1]:50123', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['198.51.100.7, 192.0.2.1:50123', '192.0.2.1'],
  ])('%s is the visitor %s, whatever the connection', async (forwarded, address) => {
    expect(await addressFor(forwarded)).toBe(address);
  });
});

test('§7.9 a probe that finds all well has no line in the log; one that does not, and all else, has', async () => {
  const lines: string[] = [];
  const log = requestLog(
    { metrics: new Metrics(), spans: new SpanExporter() },
    { write: (line) => lines.push(line), now: () => 0 },
  );
  const app = new Hono<{ Bindings: Bindings; Variables: RequestLogVariables }>();
  app.get('/:route/:status', log, (c) => {
    c.get('record').facts.route = c.req.param('route');
    return c.text('', c.req.param('status') === '200' ? 200 : 503);
  });
  for (const path of ['/health/200', '/ready/200', '/tab/200', '/ready/503', '/health/503'])
    await app.request(path, {}, ENVIRONMENT);
  expect(lines.map((line) => JSON.parse(line)['url.path'])).toEqual([
    '/tab/200',
    '/ready/503',
    '/health/503',
  ]);
});

interface Refused extends Pick<UpstreamError, 'failure'> {
  readonly status: 200 | 503;
  readonly isCaller: boolean;
}

test('§7.9 a 503 because the budget of a call is spent, its own or another request’s, is counted apart from errors', async () => {
  const metrics = new Metrics();
  const log = requestLog({ metrics, spans: new SpanExporter() }, { write: () => {}, now: () => 0 });
  const app = new Hono<{ Bindings: Bindings; Variables: RequestLogVariables }>();
  const url = 'https://cms.example/resolve';
  const failed: Refused = { status: 503, failure: 'over-budget', isCaller: true };
  const asked: readonly Refused[] = [
    failed,
    // It waited for one that called.
    { ...failed, isCaller: false },
    { ...failed, status: 200 },
    { ...failed, failure: 'busy' },
    { ...failed, failure: 'timeout' },
  ];
  app.get('/:index', log, (c) => {
    const { status, failure, isCaller } = asked[Number(c.req.param('index'))] ?? failed;
    const record = c.get('record');
    record.facts.route = 'article';
    if (isCaller) record.beginCall('cms.renamed', 0).end(0, failure);
    const cause = new UpstreamError({ service: 'cms', url, failure });
    record.addError(new TryAgainError('whether it was renamed is not known', { cause }));
    return c.text('', status);
  });
  for (const index of asked.keys()) await app.request(`/${index}`, {}, ENVIRONMENT);
  const counts = [...metrics.requestsByStatus()].map(({ statusClass, count }) => [statusClass, count]);
  expect(counts).toEqual([
    ['2xx', 1],
    ['3xx', 0],
    ['4xx', 0],
    ['5xx', 2],
    ['over-budget', 2],
  ]);
});
