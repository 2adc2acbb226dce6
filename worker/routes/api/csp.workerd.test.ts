import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logLineOf, metricsOf, OPS_TOKEN, startTestSite, type TestSite } from '../../../testing/site.ts';
import { valueOf } from '../../../testing/worker/openmetrics.ts';

let site: TestSite;
let address = 0;

beforeAll(async () => {
  site = await startTestSite({ TRUSTED_ADDRESS_HEADER: 'x-test-address', CSP_REPORT_SHARE: '0.5' });
});
afterAll(() => site.stop());
beforeEach(() => {
  address += 1;
});

const REPORT = {
  'csp-report': {
    'document-uri': 'https://www.velvet-comet.example/es/slots/?email=canary@example.com',
    referrer: 'https://www.velvet-comet.example/canary',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?token=canary',
    'script-sample': 'canary',
  },
};
const MODERN = [
  {
    type: 'csp-violation',
    user_agent: 'canary',
    url: 'https://www.velvet-comet.example/canary',
    body: {
      documentURL: 'https://www.velvet-comet.example/blog/',
      effectiveDirective: 'img-src',
      blockedURL: 'data',
      sample: 'canary',
    },
  },
];

const send = (body: unknown, type = 'application/csp-report'): Promise<Response> =>
  site.request('/api/csp', {
    method: 'POST',
    country: 'GB',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type, 'x-test-address': `192.0.2.${address}` },
  });

const counts = async (of = site): Promise<unknown> => {
  const response = await of.request('/ops/status', { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
  const status: { readonly reports: { readonly csp: unknown } } = JSON.parse(await response.text());
  return status.reports.csp;
};

const notesOf = async (response: Response): Promise<readonly string[] | undefined> =>
  (await logLineOf(site, response))['casino.notes'];

describe('§7.9 what browsers report of the content security policy', () => {
  test('both kinds of message are taken; each is counted, the share that is set is logged', async () => {
    const first = await send(REPORT);
    expect([first.status, await first.text()]).toEqual([204, '']);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(await notesOf(first)).toEqual([
      'csp script-src-elem blocked https://evil.example/a.js on /es/slots/',
    ]);
    const second = await send(MODERN, 'application/reports+json; charset=utf-8');
    expect(second.status).toBe(204);
    expect(await notesOf(second)).toBeUndefined();
    const third = await send([...MODERN, { type: 'deprecation', body: {} }], 'application/reports+json');
    expect(await notesOf(third)).toEqual(['csp img-src blocked data on /blog/']);
    expect((await send(MODERN[0])).status, 'as WebKit sends it').toBe(204);
    expect(await counts()).toEqual({ reported: 4, logged: 2, refused: 0 });
    const samples = await metricsOf(site);
    const violations = (directive: string) => valueOf(samples, 'casino_csp_violations_total', { directive });
    expect([violations('script-src-elem'), violations('img-src')]).toEqual([1, 3]);
    expect(site.output()).not.toContain('canary');
  });

  test.each([
    ['no JSON', 400, '{', 'application/csp-report'],
    ['no report', 422, '{}', 'application/csp-report'],
    ['a list of another type', 422, '[]', 'application/csp-report'],
    ['another type', 415, JSON.stringify(REPORT), 'application/json'],
    ['too much', 413, JSON.stringify({ x: 'x'.repeat(20_000) }), 'application/csp-report'],
  ])('%s is a %i', async (_name, status, body, type) => {
    const response = await send(body, type);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('one network is heard twenty times a minute, another one still', async () => {
    const statuses: number[] = [];
    for (let report = 0; report < 22; report += 1) statuses.push((await send(REPORT)).status);
    expect(statuses.filter((status) => status === 204).length).toBe(20);
    const refused = await send(REPORT);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    address += 1;
    expect((await send(REPORT)).status).toBe(204);
    expect(await counts()).toMatchObject({ refused: expect.any(Number) });
  });

  test('a page’s policy names the place in both ways, a file’s does not, and the share 0 asks for nothing', async () => {
    const page = await site.request('/', { country: 'GB' });
    const html = await page.text();
    expect(page.headers.get('reporting-endpoints')).toBe('csp="/api/csp"');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/; report-to csp; report-uri \/api\/csp$/u);
    expect(policy).toMatch(/^script-src 'sha256-/u);
    // The same for everybody, from the cache too.
    const again = await site.request('/', { country: 'GB' });
    await again.text();
    expect(again.headers.get('content-security-policy')).toBe(policy);
    const file = await site.request(/data-modules="(\/assets\/[^" ]+\.js)/u.exec(html)?.[1] ?? 'none');
    expect(file.headers.get('reporting-endpoints')).toBeNull();
    expect(file.headers.get('content-security-policy')).not.toContain('report');

    const silent = await startTestSite({ CSP_REPORT_SHARE: '0' });
    try {
      const { headers } = await silent.request('/', { country: 'GB' });
      expect(headers.get('reporting-endpoints')).toBeNull();
      expect(headers.get('content-security-policy')).not.toContain('report');
    } finally {
      await silent.stop();
    }
  });
});
