import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logLineOf, OPS_TOKEN, startTestSite, type TestSite } from '../../../testing/site.ts';
import { parseOpenMetrics, valueOf, type ExposedSample } from '../../../testing/worker/openmetrics.ts';

const SITE_URL = 'https://www.velvet-comet.example';
let site: TestSite;
let address = 0;

beforeAll(async () => {
  site = await startTestSite({ TRUSTED_ADDRESS_HEADER: 'x-test-address', SITE_URL });
});
afterAll(() => site.stop());
beforeEach(() => {
  address += 1;
});

const send = (
  call: string,
  body: unknown,
  { country = 'GB', ...headers }: Readonly<Record<string, string>> = {},
) =>
  site.request(`/api/${call}`, {
    method: 'POST',
    country,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      origin: SITE_URL,
      'user-agent': 'canary (iPhone)',
      'x-test-address': `192.0.2.${address}`,
      ...headers,
    },
  });

const metrics = async (): Promise<readonly ExposedSample[]> => {
  const response = await site.request('/ops/metrics', { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
  return parseOpenMetrics(await response.text());
};

const VITALS = {
  vitals: [
    { route: 'home', name: 'lcp', value: 1_840.5 },
    { route: 'home', name: 'cls', value: 0.02 },
    { route: 'tab', name: 'navigation', value: 120 },
  ],
};
const ERRORS = {
  errors: [
    {
      route: 'tab',
      type: 'TypeError',
      message: 'canary@example.com is undefined',
      stack: `at play (${SITE_URL}/assets/shell-AbC.js:1:2345)\nat https://other.example/canary.js:1:1`,
    },
  ],
};

describe('§7.9 what players feel', () => {
  test('is in the log without who sent it, and in histograms by page, device and country', async () => {
    const response = await send('vitals', VITALS);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const line = await logLineOf(site, response);
    expect(line).toMatchObject({
      'http.route': 'api/vitals',
      'geo.country.iso_code': 'GB',
      'casino.vitals': [
        { 'http.route': 'home', 'casino.vital.name': 'lcp', 'casino.vital.value': 1_840.5 },
        { 'http.route': 'home', 'casino.vital.name': 'cls', 'casino.vital.value': 0.02 },
        { 'http.route': 'tab', 'casino.vital.name': 'navigation', 'casino.vital.value': 120 },
      ],
    });
    expect(line).not.toHaveProperty(['client.address']);
    expect(line).not.toHaveProperty(['user_agent.original']);
    await (await send('vitals', VITALS, { country: 'VA' })).text();
    const samples = await metrics();
    const lcp = (labels: object): number =>
      valueOf(samples, 'browser_lcp_seconds_bucket', {
        http_route: 'home',
        le: '2.0',
        device: 'C',
        ...labels,
      });
    expect([lcp({ country: 'GB' }), lcp({ country: 'other' })]).toEqual([1, 1]);
    expect(valueOf(samples, 'browser_lcp_seconds_bucket', { le: '1.5' })).toBe(0);
    expect(valueOf(samples, 'browser_cls_sum')).toBeCloseTo(0.04);
    expect(valueOf(samples, 'browser_navigation_seconds_sum', { http_route: 'tab' })).toBeCloseTo(0.24);
    expect(valueOf(samples, 'browser_reports_total', { endpoint: 'vitals', outcome: 'taken' })).toBe(6);
  });

  test('an error is logged with the site’s own frames and nothing of a person, and counted by page', async () => {
    const response = await send('errors', ERRORS);
    expect(response.status).toBe(204);
    const line = await logLineOf(site, response);
    expect(line?.['casino.browser_errors']).toEqual([
      {
        'http.route': 'tab',
        'exception.type': 'TypeError',
        'exception.message': '… is undefined',
        'exception.stacktrace': 'shell-AbC.js:1:2345',
      },
    ]);
    expect(line).not.toHaveProperty(['client.address']);
    expect(valueOf(await metrics(), 'browser_errors_total', { http_route: 'tab' })).toBe(1);
    expect(site.output()).not.toContain('canary');
  });

  test.each<[string, string, number, unknown, Readonly<Record<string, string>>]>([
    ['from another site', 'vitals', 403, VITALS, { origin: 'https://evil.example' }],
    ['errors from another site', 'errors', 403, ERRORS, { origin: 'https://evil.example' }],
    ['as a form', 'vitals', 415, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['no JSON', 'vitals', 400, '{', {}],
    ['nothing', 'vitals', 422, { vitals: [] }, {}],
    ['an address for a page', 'vitals', 422, { vitals: [{ route: '/x', name: 'lcp', value: 1 }] }, {}],
    ['a name that is none', 'vitals', 422, { vitals: [{ route: 'home', name: 'x', value: 1 }] }, {}],
    ['a time before time', 'vitals', 422, { vitals: [{ route: 'home', name: 'lcp', value: -1 }] }, {}],
    ['a page that is none', 'errors', 422, { errors: [{ ...ERRORS.errors[0], route: 'x' }] }, {}],
    ['many at a time', 'errors', 422, { errors: Array.from({ length: 6 }, () => ERRORS.errors[0]) }, {}],
    ['too much', 'errors', 413, { x: 'x'.repeat(20_000) }, {}],
  ])('%s is refused (%s: %i) and counted', async (_name, call, status, body, headers) => {
    const refused = async () =>
      valueOf(await metrics(), 'browser_reports_total', { endpoint: call, outcome: 'refused' });
    const before = await refused();
    const response = await send(call, body, headers);
    expect(response.status).toBe(status);
    expect(await refused()).toBe(before + 1);
  });

  test('one network is heard sixty times a minute, another one still', async () => {
    const statuses: number[] = [];
    for (let report = 0; report < 61; report += 1) statuses.push((await send('vitals', VITALS)).status);
    expect(statuses.filter((status) => status === 204).length).toBe(60);
    expect(statuses.at(-1)).toBe(429);
    address += 1;
    expect((await send('vitals', VITALS)).status).toBe(204);
  });
});
