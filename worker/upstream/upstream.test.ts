import type { RequestListener, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureOf, json, serve } from '../../testing/worker/http-server.ts';
import { until } from '../../testing/worker/until.ts';
import { CLOCK } from '../timing/clock.ts';
import { Places } from './places.ts';
import { createUpstream, UPSTREAM_DEFAULTS, type Network, type UpstreamOptions } from './upstream.ts';

afterEach(() => vi.useRealTimers());

const network: Network = { fetcher: fetch, clock: CLOCK };
const guard = (options: Partial<UpstreamOptions> = {}) =>
  createUpstream({ service: 'cms', ...UPSTREAM_DEFAULTS, ...options });

describe('§7 one attempt', () => {
  test.each<[string, RequestListener, string]>([
    ['a right answer', json({ ok: true }), 'none'],
    ['JSON under another content type', (_q, r) => r.end('{"ok":true}'), 'none'],
    ['an HTML page with 200', (_q, r) => r.end('<!doctype html>'), 'not-json'],
    ['a PHP warning before the JSON', (_q, r) => r.end('Warning: x in y.php\n{"ok":true}'), 'not-json'],
    ['nothing', (_q, r) => r.end(), 'not-json'],
    ['half of it', (_q, r) => r.end('{"ok":'), 'not-json'],
    ['404', json({}, 404), 'status'],
    ['500', json({}, 500), 'status'],
    ['a redirect', (_q, r) => r.writeHead(302, { location: '/elsewhere' }).end(), 'redirect'],
    ['too much', (_q, r) => r.end(`{"a":"${'x'.repeat(5_000)}"}`), 'too-large'],
    ['a connection that breaks', (q) => q.socket.destroy(), 'network'],
  ])('%s', async (_name, listener, failure) => {
    const { origin } = await serve(listener);
    expect(await failureOf(guard({ maxBytes: 4_000, retries: 0 }).get(network, { url: `${origin}/x` }))).toBe(
      failure,
    );
  });

  test('the message names service, address and reason, without search text or signature', async () => {
    const { origin } = await serve(json({}, 404));
    const url = `${origin}/search?search=ada%40example.com&lang=en&signature=abc`;
    await expect(guard().get(network, { url })).rejects.toThrow(
      `cms: status 404 at ${origin}/search?search=…&lang=en&signature=…`,
    );
  });
});

describe('§7 limits, retries and the breaker', () => {
  test.each([
    [500, 2],
    [503, 2],
    [429, 2],
    [404, 1],
    [403, 1],
  ])('a read that gets %i is tried %i times', async (status, times) => {
    const { origin, urls } = await serve(json({}, status));
    await failureOf(guard().get(network, { url: `${origin}/x` }));
    expect(urls.length).toBe(times);
  });

  test('a read that fails once succeeds at the second attempt', async () => {
    let calls = 0;
    const { origin } = await serve((request, response) => {
      calls += 1;
      json(calls === 1 ? {} : { ok: true }, calls === 1 ? 500 : 200)(request, response);
    });
    expect((await guard().get(network, { url: `${origin}/x` })).body).toEqual({ ok: true });
  });

  test('a post is never sent twice', async () => {
    const { origin, urls } = await serve(json({}, 500));
    expect(await failureOf(guard().post(network, { url: `${origin}/x`, body: '{}' }))).toBe('status');
    expect(urls).toEqual(['POST /x']);
  });

  test('a response that does not come is given up, requested again, and given up for good', async () => {
    const { origin, urls } = await serve(() => undefined);
    const upstream = guard({ attemptTimeoutMs: 100, totalTimeoutMs: 1_000 });
    expect(await failureOf(upstream.get(network, { url: `${origin}/x` }))).toBe('timeout');
    expect(urls.length).toBe(2);
    expect(UPSTREAM_DEFAULTS).toMatchObject({ attemptTimeoutMs: 1_200, totalTimeoutMs: 2_000, retries: 1 });
  });

  test('an answer that is late for its page is still taken for a cache, and closes the circuit: slow is not down', async () => {
    const { origin, urls } = await serve((_request, response) => {
      setTimeout(() => response.end('{"ok":true}'), 800);
    });
    const limits = { attemptTimeoutMs: 80, totalTimeoutMs: 4_000 };
    expect(await failureOf(guard(limits).get(network, { url: `${origin}/given-up` }))).toBe('timeout');
    const upstream = guard({ ...limits, lateMs: 5_000 });
    const calls = [1, 2, 3].map((call) => upstream.get(network, { url: `${origin}/${call}` }));
    await until(() => upstream.state(Date.now()).breaker === 'open');
    for (const { body } of await Promise.all(calls)) expect(body).toEqual({ ok: true });
    expect(upstream.state(Date.now())).toMatchObject({ breaker: 'closed', running: 0 });
    expect(urls.filter((url) => url === 'GET /1')).toHaveLength(2);
  });

  test('a circuit that is open closes when the call that tests it is answered, however late', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let isSlow = false;
    const { origin, urls } = await serve((request, response) => {
      if (!isSlow) return json({}, 500)(request, response);
      setTimeout(() => response.end('{"ok":true}'), 300);
    });
    const upstream = guard({ attemptTimeoutMs: 80, totalTimeoutMs: 400, lateMs: 5_000 });
    for (let call = 0; call < 3; call += 1) await failureOf(upstream.get(network, { url: `${origin}/x` }));
    expect(upstream.state(Date.now()).breaker).toBe('open');
    isSlow = true;
    vi.setSystemTime(Date.now() + 5_001);
    const before = urls.length;
    expect((await upstream.get(network, { url: `${origin}/x` })).body).toEqual({ ok: true });
    expect(upstream.state(Date.now()).breaker).toBe('closed');
    expect(urls.length - before).toBe(1);
  });

  test('a refusal that is late closes the circuit as one in time does: the service is there', async () => {
    const { origin } = await serve((request, response) => {
      setTimeout(() => json({}, 404)(request, response), 300);
    });
    const upstream = guard({ attemptTimeoutMs: 20, totalTimeoutMs: 60, lateMs: 5_000, retries: 0 });
    const calls = Array.from({ length: 5 }, () => failureOf(upstream.get(network, { url: `${origin}/x` })));
    await until(() => upstream.state(Date.now()).breaker === 'open');
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['status']));
    expect(upstream.state(Date.now()).breaker).toBe('closed');
  });

  test('late answers hold no place, and few are waited for at a time', async () => {
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    // On a busy machine a call that is given up may never have come here.
    const { origin } = await serve((_request, response) => void late.then(() => response.end('{}')));
    const upstream = guard({ attemptTimeoutMs: 40, totalTimeoutMs: 40, lateMs: 5_000, retries: 0 });
    const calls = Array.from({ length: 12 }, () =>
      upstream.get(network, { url: `${origin}/x` }).then(
        () => 'answered',
        () => 'given up',
      ),
    );
    await until(() => upstream.state(Date.now()).running === 0);
    answer();
    const outcomes = await Promise.all(calls);
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(8);
  });

  test('a body that drips is given up as well', async () => {
    const { origin } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    });
    expect(
      await failureOf(
        guard({ attemptTimeoutMs: 60, totalTimeoutMs: 100, retries: 0 }).get(network, { url: `${origin}/x` }),
      ),
    ).toBe('timeout');
  });

  test('after five failures in a row the service is not called, and tried again once after five seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { origin, urls } = await serve(json({}, 500));
    const upstream = guard({ retries: 0 });
    for (let call = 0; call < 5; call += 1) await failureOf(upstream.get(network, { url: `${origin}/x` }));
    expect(upstream.state(Date.now()).breaker).toBe('open');
    expect(await failureOf(upstream.get(network, { url: `${origin}/x` }))).toBe('circuit-open');
    expect(urls.length).toBe(5);
    vi.setSystemTime(Date.now() + 5_001);
    expect(await failureOf(upstream.get(network, { url: `${origin}/x` }))).toBe('status');
    expect(await failureOf(upstream.get(network, { url: `${origin}/x` }))).toBe('circuit-open');
    expect(urls.length).toBe(6);
  });

  test('refusals of a request do not open the breaker: a thousand 404s are no outage', async () => {
    const { origin } = await serve(json({}, 404));
    const upstream = guard();
    for (let call = 0; call < 20; call += 1) await failureOf(upstream.get(network, { url: `${origin}/x` }));
    expect(upstream.state(Date.now()).breaker).toBe('closed');
  });
});

describe('§8 places and budget of one kind of call', () => {
  test('a call without a free place is refused at once, counts for no breaker, and places come back', async () => {
    const waiting: ServerResponse[] = [];
    const { origin, urls } = await serve((_request, response) => void waiting.push(response));
    const upstream = guard({ concurrency: 2 });
    const calls = [1, 2].map(() => upstream.get(network, { url: `${origin}/x` }));
    await until(() => waiting.length === 2);
    for (let call = 0; call < 10; call += 1)
      expect(await failureOf(upstream.get(network, { url: `${origin}/x` }))).toBe('busy');
    expect(upstream.state(Date.now())).toMatchObject({
      breaker: 'closed',
      running: 2,
      refused: { busy: 10 },
    });
    expect(urls.length).toBe(2);
    for (const response of waiting) response.end('{}');
    await Promise.all(calls);
    expect(upstream.state(Date.now()).running).toBe(0);
  });

  test('a place whose request was dropped is free again after the time of a call', () => {
    const places = new Places(1);
    expect(places.take(0, 2_500)).not.toBeNull();
    expect(places.take(2_499, 2_500)).toBeNull();
    const leave = places.take(2_500, 2_500);
    expect(leave).not.toBeNull();
    leave?.();
    expect(places.taken(2_501)).toBe(0);
    // So does a clock that is set back.
    expect(places.take(3_600_000, 2_500)).not.toBeNull();
    expect(places.taken(0)).toBe(0);
  });

  test('what is over the budget is refused without a call, until the next period', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { origin, urls } = await serve(json({}));
    const upstream = guard({ budget: { limit: 3, periodMs: 10_000 } });
    const ask = () => failureOf(upstream.get(network, { url: `${origin}/x` }));
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([
      'none',
      'none',
      'none',
      'over-budget',
    ]);
    expect(upstream.state(Date.now())).toMatchObject({
      budgetLeft: 0,
      refused: { overBudget: 1 },
      breaker: 'closed',
    });
    expect(urls.length).toBe(3);
    vi.setSystemTime(Date.now() + 10_001);
    expect(await ask()).toBe('none');
  });
});
