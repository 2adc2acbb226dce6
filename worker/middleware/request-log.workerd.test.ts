import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logLineOf, OPS_TOKEN, startTestSite, type TestSite } from '../../testing/site.ts';
import type { LogRecord } from '../../shared/contracts/log-record.ts';
import { recordOf } from '../../shared/domain/records.ts';
import { CALL_NAMES, callRow } from '../upstream/calls.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({ TRUSTED_ADDRESS_HEADER: 'x-forwarded-for' });
  await (await site.request('/', { country: 'GB' })).text();
});
afterAll(() => site.stop());

/** Sends a request and returns its line in the log. */
async function lineOf(path: string, init: Parameters<TestSite['request']>[1] = {}): Promise<LogRecord> {
  const response = await site.request(path, { country: 'GB', ...init });
  await response.text();
  return logLineOf(site, response);
}

describe('§7.9 one line for each request', () => {
  test('says when, from where, what, with which result, and for which kind of visitor', async () => {
    const line = await lineOf('/es/slots/?page=2', {
      headers: { 'user-agent': 'Test/1.0', 'x-forwarded-for': '203.0.113.9, 192.0.2.44' },
      country: 'CA',
    });
    expect(line).toMatchObject({
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u),
      severity_text: 'INFO',
      event_name: 'request',
      // As operators are told it.
      'service.version': (
        await site.request('/', { headers: { authorization: `Bearer ${OPS_TOKEN}` } })
      ).headers.get('x-build'),
      trace_id: expect.stringMatching(/^[0-9a-f]{32}$/u),
      span_id: expect.stringMatching(/^[0-9a-f]{16}$/u),
      // Written by the proxy itself; the client sent the entry before it.
      'client.address': '192.0.2.44',
      'http.request.method': 'GET',
      'server.address': '127.0.0.1',
      'url.path': '/es/slots/',
      'url.query': 'page=2',
      'user_agent.original': 'Test/1.0',
      'http.response.status_code': 200,
      'http.server.request.duration': expect.any(Number),
      'http.route': 'tab',
      'casino.locale': 'es',
      'geo.country.iso_code': 'CA',
      'casino.regulation': 'MGA',
      'casino.device': 'W',
      'casino.page_cache.state': 'miss',
      'casino.data_cache.state': expect.stringMatching(/^(?:memory|kv|miss|stale)$/u),
    });
  });

  test('names each upstream that was called, its time and its result; Server-Timing says the same, to the operator only', async () => {
    const response = await site.request('/es/blog/', {
      country: 'IE',
      headers: { authorization: `Bearer ${OPS_TOKEN}` },
    });
    await response.text();
    const line = await logLineOf(site, response);
    expect(line['casino.upstreams']).toContainEqual({
      'casino.upstream.call': 'cms.list-magazine',
      'http.client.request.duration': expect.any(Number),
    });
    expect(response.headers.get('server-timing')).toMatch(/^edge;dur=\d+, .*cms\.list-magazine;dur=\d+/u);
    const stranger = await site.request('/en-ca/blog/', {
      country: 'CA',
      headers: { authorization: 'Bearer guessed' },
    });
    await stranger.text();
    expect(stranger.headers.get('server-timing')).toBeNull();
  });

  test('of a cached page names no upstream, and the response has no Server-Timing', async () => {
    await lineOf('/poker/');
    const response = await site.request('/poker/', { country: 'GB' });
    await response.text();
    expect(response.headers.get('server-timing')).toBeNull();
    const line = await lineOf('/poker/');
    expect(line['casino.page_cache.state']).toBe('hit');
    expect(line['casino.upstreams']).toBeUndefined();
  });

  test.each([
    ['/blog', 301, 'INFO'],
    ['/nothing-here/', 404, 'INFO'],
    ['/%ff/', 404, 'INFO'],
    ['/api/nothing', 404, undefined],
    ['/assets/nothing.js', 404, 'INFO'],
    ['/ops/status', 401, undefined],
  ])('also of %s (%i)', async (path, status, level) => {
    const line = await lineOf(path);
    expect(line).toMatchObject({ 'http.response.status_code': status, 'url.path': path });
    if (level !== undefined) expect(line.severity_text).toBe(level);
  });

  test('without a proxy’s header the client is the socket’s address', async () => {
    expect((await lineOf('/robots.txt'))['client.address']).toBe('127.0.0.1');
  });

  test('is one line, whatever the request contains', async () => {
    const before = site.log.length;
    await lineOf('/slots/', { headers: { 'user-agent': '{"time":"x"}\\n' + 'A'.repeat(5_000) } });
    const line = site.log.slice(before);
    expect(line.length).toBe(1);
    expect(String(line[0]?.['user_agent.original']).length).toBeLessThanOrEqual(300);
    const long = await lineOf(`/slots/?${'x=1&'.repeat(2_000)}`);
    expect(long['url.query']?.length).toBe(500);
  });

  test('holds no cookie, no secret, no header but the agent, and no value of a query that could be a person’s', async () => {
    const canary = 'log-canary-91';
    await lineOf(`/all-games-search/?q=${canary}`);
    await lineOf(`/search/?q=${canary}&email=${canary}@example.com&token=${canary}`);
    await lineOf(`/?${canary}@example.com`);
    for (const name of [
      'page',
      'letter',
      'provider',
      'feature',
      'sort',
      'category',
      'banner',
      'isnative',
      'iosapp',
      'lang',
    ])
      await lineOf(`/blog/?${name}=${canary}%40example.com`);
    await lineOf(`/preview/?type=magazine&id=1&expires=9999999999&signature=${canary}`);
    await lineOf('/', { cookie: `session=${canary}; locale=${canary}` });
    await lineOf('/ops/status', { headers: { authorization: `Bearer ${canary}` } });
    await lineOf('/ops/status', {
      headers: { authorization: `Bearer ${OPS_TOKEN}`, referer: `https://x/${canary}` },
    });
    // WordPress's search fails: the error names its address without the visitor's search text.
    await site.sandbox.fault('cms', '500');
    const failed = await lineOf(`/search/?q=${canary}`);
    await site.sandbox.fault('cms', null);
    expect(failed['casino.errors']?.join()).toMatch(/cms: status 500 at .*search=…/u);
    expect(site.output()).not.toContain(canary);
    expect(site.output()).not.toContain(OPS_TOKEN);
  });
});

describe('§7.9 what an operator can request', () => {
  test('/healthz responds while every upstream is down', async () => {
    await site.sandbox.fault('*', 'refused');
    const response = await site.request('/healthz');
    await site.sandbox.fault('*', null);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('ok');
  });

  test('/ops/status shows each kind of call, ages, versions; to the operator only', async () => {
    const ask = (headers: Record<string, string>) => site.request('/ops/status', { headers });
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      OPS_TOKEN,
      `Basic ${OPS_TOKEN}`,
      `Bearer ${OPS_TOKEN}x`,
    ]) {
      const refused = await ask({ authorization });
      expect(refused.status, authorization).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    }
    const response = await ask({ authorization: `Bearer ${OPS_TOKEN}` });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const status: { data: { key: string; ageS: number }[] } = JSON.parse(await response.text());
    expect(status).toMatchObject({
      environment: 'sandbox',
      contentVersion: expect.any(String),
      calls: recordOf(CALL_NAMES, (name) => ({
        breaker: expect.stringMatching(/^(?:closed|open|half-open)$/u),
        running: expect.any(Number),
        concurrency: callRow(name).concurrency,
        refused: { busy: 0, overBudget: 0 },
        budgetLeft: callRow(name).budget?.limit ?? null,
      })),
      pageCache: { pages: expect.any(Number), bytes: expect.any(Number) },
      store: null,
      packer: { isRunning: true, failures: 0 },
    });
    expect(status.data.find(({ key }) => key === 'feed:en:GBP:W')?.ageS).toBeGreaterThanOrEqual(0);
  });

  test('an open breaker is shown: after five failures in a row the service is not called', async () => {
    const cold = await startTestSite();
    try {
      await cold.sandbox.fault('cms', '500');
      for (let visit = 0; visit < 4; visit += 1)
        await (await cold.request('/blog/', { country: 'GB' })).text();
      const response = await cold.request('/ops/status', {
        headers: { authorization: `Bearer ${OPS_TOKEN}` },
      });
      expect(await response.json()).toMatchObject({
        calls: { 'cms.list-magazine': { breaker: 'open' }, 'feed.games': { breaker: 'closed' } },
      });
      await cold.sandbox.resetCalls();
      for (let visit = 0; visit < 20; visit += 1)
        await (await cold.request('/blog/', { country: 'GB' })).text();
      expect((await cold.sandbox.calls())['cms'] ?? 0).toBeLessThanOrEqual(2);
    } finally {
      await cold.stop();
    }
  });
});
