import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OPS_TOKEN } from '../../testing/site.ts';
import { buildWorker } from '../../testing/worker/build-worker.ts';
import { openLaboratory, type Laboratory } from '../../testing/worker/laboratory.ts';
import { until } from '../../testing/worker/until.ts';
import type { AdmissionState } from './admission.ts';
import { spanOf } from '../../testing/worker/trace.ts';

/** Two things are made at a time, two more wait. */
let site: Laboratory;
let module: string;

beforeAll(async () => {
  module = await buildWorker('testing/worker/narrow-site.ts');
  site = await openLaboratory({ module });
});
beforeEach(async () => {
  await site.sandbox.fault('*', null);
  await until(async () => (await admission()).making === 0);
  // A breaker that a test has opened tries again, and closes.
  await site.advance(10);
  await (await hangingPage()).text();
  await (await site.request('/')).text();
});
afterAll(() => site.stop());

const admission = async (of = site): Promise<AdmissionState> => {
  const response = await of.request('/ops/status', { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
  const status: { readonly admission: AdmissionState } = JSON.parse(await response.text());
  return status.admission;
};

const logged = async (response: Response) => (await site.log(spanOf(response)))[0];

let searches = 0;
/** A page that is never kept; while WordPress is slow it waits for its search for more than a second. */
const hangingPage = (signal: AbortSignal | null = null): Promise<Response> =>
  site.request(`/search/?q=word-${(searches += 1)}`, { signal });

/** Fills all places and the queue; what it gives resolves to the statuses of those pages. */
async function overload(): Promise<{ readonly statuses: Promise<readonly number[]> }> {
  await site.sandbox.fault('cms', 'slow');
  const pages = [hangingPage(), hangingPage()];
  await until(async () => (await admission()).making === 2);
  pages.push(hangingPage(), hangingPage());
  await until(async () => (await admission()).waiting === 2);
  const statuses = Promise.all(
    pages.map(async (page) => {
      const response = await page;
      await response.text();
      return response.status;
    }),
  );
  return { statuses };
}

describe('§8 more is asked for than can be made', () => {
  test('what would have to be made is refused at once, in words; who waited is served', async () => {
    const before = (await admission()).refused.queueFull;
    const { statuses } = await overload();
    await site.sandbox.resetCalls();
    for (const [path, tag, words] of [
      ['/slots/?page=2', 'en-GB', 'A lot of people are here right now'],
      ['/es/slots/', 'es-ES', 'Ahora mismo hay mucha gente aquí'],
      ['/nothing-here/', 'en-GB', 'A lot of people are here right now'],
      ['/%ff/', 'en-GB', 'A lot of people are here right now'],
    ] as const) {
      const response = await site.request(path);
      const html = await response.text();
      expect(response.status, path).toBe(503);
      expect(html).toContain(`<html lang="${tag}">`);
      expect(html).toContain(`<h1>${words}</h1>`);
      expect(html).not.toContain('<script');
      expect(Object.fromEntries(response.headers), path).toMatchObject({
        'cache-control': 'no-store',
        'retry-after': '5',
        'x-frame-options': 'SAMEORIGIN',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("object-src 'none'"),
      });
      expect(response.headers.get('etag')).toBeNull();
      const line = await logged(response);
      expect(line).toMatchObject({
        'http.response.status_code': 503,
        severity_text: 'ERROR',
        'casino.shed': 'queue-full',
      });
      // It is no fault of any part, which the log's errors are for.
      expect(line?.['casino.errors']).toBeUndefined();
      expect(html).toContain(
        `Reference: ${line?.trace_id}`.replace('Reference', tag === 'es-ES' ? 'Referencia' : 'Reference'),
      );
    }
    for (const path of ['/api/page?path=/slots/', '/api/games', '/api/search?q=a', '/sitemap.xml']) {
      const response = await site.request(path);
      const body = await response.text();
      expect(response.status, path).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(response.headers.get('cache-control')).toBe('no-store');
      if (path.startsWith('/api/')) expect(JSON.parse(body)).toMatchObject({ code: 'overloaded' });
      expect(await logged(response)).toMatchObject({ 'casino.shed': 'queue-full' });
    }
    expect((await admission()).refused.queueFull - before).toBe(8);
    // What is refused asks no upstream.
    expect((await site.sandbox.calls())['platform'] ?? 0).toBe(0);
    expect(await statuses).toEqual([200, 200, 200, 200]);
    // It is stored nowhere: the next visitor gets the page.
    expect((await site.request('/es/slots/')).status).toBe(200);
  });

  test('a crowd for what is never kept gets one refusal in a second, at once, and one line that tells how many', async () => {
    const { statuses } = await overload();
    const { queueFull } = (await admission()).refused;
    const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const response = await site.request(path, { headers });
      return { response, html: await response.text() };
    };
    const first = await ask('/es/slots/?page=2', { 'accept-encoding': 'br' });
    expect(first.response.headers.get('set-cookie')).toContain('locale=es');
    const reference = spanOf(first.response);
    for (const path of ['/es/slots/?page=2', '/es/blog/?page=7', '/es/slots/?page=2&utm_source=x']) {
      const { response, html } = await ask(path);
      expect([response.status, html], path).toEqual([503, first.html]);
      expect(spanOf(response)).toBe(reference);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(response.headers.get('set-cookie')).toBeNull();
    }
    // Nor do an address without a page, and who says to be the operator and is not.
    for (const [path, headers] of [
      ['/es/nothing-here/', {}],
      ['/es/%ff/', {}],
      ['/es/slots/?page=2', { authorization: 'Bearer x' }],
    ] as const)
      expect(spanOf((await ask(path, headers)).response), path).toBe(reference);
    // What may be kept, another language, and another call take all the steps.
    for (const path of ['/es/megaways/', '/slots/?page=2', '/es/slots?page=2', '/api/search?q=a'])
      expect(spanOf((await ask(path)).response), path).not.toBe(reference);
    expect((await admission()).refused.queueFull - queueFull).toBe(10);
    expect(await site.log(reference)).toHaveLength(1);
    expect(await statuses).toEqual([200, 200, 200, 200]);
    await site.advance(2);
    const again = await overload();
    // One of a crowd renews it; meanwhile and afterwards the others get the old one or its.
    const crowd = await Promise.all(Array.from({ length: 12 }, () => ask('/es/slots/?page=2')));
    const renewed = crowd.filter(({ response }) => spanOf(response) !== reference);
    expect(new Set(renewed.map(({ html }) => html)).size).toBe(1);
    const [next] = renewed;
    if (next === undefined) throw new Error('Nobody renewed the refusal');
    const line = await logged(next.response);
    expect(line).toMatchObject({ 'casino.shed': 'queue-full' });
    expect(line?.['casino.repeated']).toBeGreaterThanOrEqual(3);
    expect(next.html).toContain(line?.trace_id ?? 'no trace');
    expect(await again.statuses).toEqual([200, 200, 200, 200]);
  });

  test('a crowd for a call of our own API has one line in a second, which tells how many had none', async () => {
    const { statuses } = await overload();
    const first = await site.request('/api/search?q=a');
    const others = await Promise.all(Array.from({ length: 5 }, () => site.request('/api/search?q=b')));
    for (const other of others) {
      expect(other.status).toBe(503);
      expect(await site.log(spanOf(other))).toHaveLength(0);
    }
    expect(await statuses).toEqual([200, 200, 200, 200]);
    await site.advance(2);
    const again = await overload();
    const next = await site.request('/api/search?q=c');
    expect(await logged(next)).toMatchObject({ 'casino.shed': 'queue-full', 'casino.repeated': 5 });
    expect((await logged(first))?.['casino.repeated']).toBeUndefined();
    expect(await again.statuses).toEqual([200, 200, 200, 200]);
  });

  test('kept pages, fresh or stale, and health checks go on, and so does a person’s letter', async () => {
    await site.advance(20);
    await (await site.request('/roulette/')).text();
    const { putOff } = await admission();
    const { statuses } = await overload();
    for (const [path, page] of [
      ['/roulette/', 'hit'],
      ['/', 'stale'],
      ['/healthz', undefined],
      ['/robots.txt', undefined],
    ] as const) {
      const response = await site.request(path);
      await response.text();
      expect(response.status, path).toBe(200);
      expect((await logged(response))?.['casino.page_cache.state']).toBe(page);
    }
    const letter = await site.request('/api/ticket', { method: 'POST', body: '{}' });
    expect([letter.status, await letter.text()]).toEqual([403, expect.stringContaining('cross-origin')]);
    // Nobody waits for the stale one to be made anew, and others wait.
    await until(async () => (await admission()).putOff > putOff);
    await statuses;
  });

  test('who waited for a page that another has made meanwhile gets that one', async () => {
    await site.sandbox.fault('cms', 'slow');
    const hanging = [hangingPage(), hangingPage()];
    await until(async () => (await admission()).making === 2);
    const same = [site.request('/megaways/'), site.request('/megaways/')];
    await until(async () => (await admission()).waiting === 2);
    const served = await Promise.all(
      same.map(async (page) => {
        const response = await page;
        await response.text();
        return (await logged(response))?.['casino.page_cache.state'];
      }),
    );
    expect(served.toSorted()).toEqual(['hit', 'miss']);
    await Promise.all(hanging.map(async (page) => (await page).text()));
  });

  test('a client that leaves holds up nobody', async () => {
    await site.sandbox.fault('cms', 'slow');
    const leaving = new AbortController();
    const left = Array.from({ length: 4 }, () => hangingPage(leaving.signal).catch(() => null));
    await until(async () => (await admission()).making === 2);
    leaving.abort();
    await Promise.all(left);
    // Long before a turn ends by its time.
    await until(async () => {
      const { making, waiting } = await admission();
      return making + waiting === 0;
    }, 10_000);
    expect((await site.request('/slots/?page=2')).status).toBe(200);
  });

  test('a streamed page keeps its turn until its last part is rendered', async () => {
    const cold = await openLaboratory({ module });
    try {
      await cold.sandbox.fault('platform', 'slow');
      const response = await cold.request('/');
      const reader = response.body?.getReader();
      await reader?.read();
      expect((await admission(cold)).making).toBe(1);
      let read = await reader?.read();
      while (read?.done === false) read = await reader?.read();
      await until(async () => (await admission(cold)).making === 0);
      const [line] = await cold.log(spanOf(response));
      expect(line?.['casino.page_cache.state']).toBe('stream');
    } finally {
      await cold.stop();
    }
  });
});
