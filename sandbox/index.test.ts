import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentFiles } from './content/build/content-files.ts';

const CATEGORIES = '/categories?brandId=194';
/** How long a test waits for what must not come. */
const HANG_TIMEOUT_MS = 400;

let worker: Miniflare;
let origin: string;

beforeAll(async () => {
  worker = new Miniflare(
    convertV4MiniflareOptions({
      // What workerd says about the faults it is made to commit is not worth reading.
      handleStructuredLogs: () => undefined,
      workers: [
        {
          name: 'sandbox',
          compatibilityDate: '2026-10-01',
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
          modules: [{ type: 'ESModule', path: 'sandbox.js', contents: await bundle() }],
          serviceBindings: { ASSETS: 'files' },
        },
        {
          name: 'files',
          compatibilityDate: '2026-10-01',
          modules: [
            {
              type: 'ESModule',
              path: 'files.js',
              contents: `export default { fetch: (request) => new Response('file ' + new URL(request.url).pathname) }`,
            },
          ],
        },
      ],
    }),
  );
  origin = (await worker.unsafeGetDirectURL('sandbox')).origin;
});

afterAll(() => worker.dispose());

beforeEach(async () => {
  await ask('/__faults', { method: 'DELETE' });
  await ask('/__calls', { method: 'DELETE' });
});

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    plugins: [contentFiles()],
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      lib: { entry: new URL('index.ts', import.meta.url).pathname, formats: ['es'] },
    },
  });
  const [bundled] = Array.isArray(result) ? result : [result];
  if (bundled === undefined || !('output' in bundled)) throw new Error('Nothing was bundled');
  return bundled.output[0].code;
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}${path}`, { signal: AbortSignal.timeout(5_000), redirect: 'manual', ...init });
}

function askWithFault(fault: string, init: RequestInit = {}): Promise<Response> {
  return ask(CATEGORIES, { headers: { 'x-sandbox-fault': `feed=500, categories=${fault}` }, ...init });
}

function order(path: string, body: unknown): Promise<Response> {
  return ask(path, { method: 'POST', body: JSON.stringify(body) });
}

describe('the sandbox in workerd', () => {
  test.each([
    '/api/copyrights?language=ENG&country=GB&regulation=GB',
    '/api/info-page?resourceName=terms&regulationType=GB&lng=ENG&popUp=1',
    '/api/smart-footer?host=localhost',
    '/api/payment-methods?country=GB&reg=GB',
    '/api/live-casino/limits',
    '/api/geolocation',
    '/api/games?language=ENG&currency=GBP&platform=W',
    CATEGORIES,
    '/categories/featured?brandId=194',
    '/promotions?language=EN&country=GB',
    '/wp-json/',
    '/wp-json/wp/v2/magazine?_embed&per_page=3',
    '/__health',
  ])('§7 %s answers JSON', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('etag')).toBeNull();
    expect(await answer.json()).toBeTypeOf('object');
  });

  test('static files come from the build, open to any origin, and a HEAD has no body', async () => {
    const file = await ask('/media/wide/hero-lounge.webp');
    expect(await file.text()).toBe('file /media/wide/hero-lounge.webp');
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
    const head = await ask('/platform.js', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('calls are counted by service and path, and can be zeroed', async () => {
    await ask(CATEGORIES);
    await ask(CATEGORIES);
    await ask('/api/geolocation');
    const report = await (await ask('/__calls')).json();
    expect(report).toMatchObject({
      total: 3,
      services: { categories: { total: 2, paths: { '/categories': 2 } }, platform: { total: 1 } },
    });
    expect(await (await ask('/__calls', { method: 'DELETE' })).json()).toMatchObject({ total: 0 });
  });
});

describe('faults', () => {
  test('refused closes the connection without an answer', async () => {
    await expect(askWithFault('refused')).rejects.toThrow('fetch failed');
  });

  test('slow is the right answer after two seconds', async () => {
    const start = performance.now();
    const answer = await askWithFault('slow');
    expect(answer.status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(1_900);
  });

  test('hang answers nothing while a caller has patience', async () => {
    const answer = askWithFault('hang', { signal: AbortSignal.timeout(HANG_TIMEOUT_MS) });
    await expect(answer).rejects.toThrow('timeout');
  });

  test('drip sends its headers at once and its body byte by byte', async () => {
    const answer = await askWithFault('drip');
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect([answer.status, first?.value?.length]).toEqual([200, 1]);
    const rest = Promise.race([
      reader?.read().then(({ value }) => value?.length),
      new Promise((resolve) => setTimeout(resolve, 100, 'nothing yet')),
    ]);
    expect(await rest).toBe('nothing yet');
    await reader?.cancel();
  });

  test('reset breaks the connection amid the body', async () => {
    const answer = await askWithFault('reset');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  test.each([
    ['429', 429, 'application/json', '2'],
    ['500', 500, 'application/json', null],
    ['html500', 500, 'text/html', null],
    ['html200', 200, 'text/html', null],
  ])('%s answers %i as %s', async (fault, status, type, retryAfter) => {
    const answer = await askWithFault(fault);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('retry-after')).toBe(retryAfter);
  });

  test('truncated is half of the JSON as if it were whole', async () => {
    const whole = await (await ask(CATEGORIES)).text();
    const half = await (await askWithFault('truncated')).text();
    expect(whole.startsWith(half)).toBe(true);
    expect(half.length).toBeLessThan(whole.length);
    expect(() => JSON.parse(half)).toThrow('JSON');
  });

  test('wrongSchema is JSON of which no value has the right type', async () => {
    const answer = await askWithFault('wrongSchema');
    const empty = { slug: expect.any(Number), gameIds: {} };
    expect(await answer.json()).toEqual(expect.arrayContaining([empty]));
  });

  test('oversize is the right answer and 8 MB more', async () => {
    const text = await (await askWithFault('oversize')).text();
    expect(text.length).toBeGreaterThan(8_000_000);
    expect(JSON.parse(text)).toBeInstanceOf(Array);
  });

  test('redirectLoop redirects to itself', async () => {
    const answer = await askWithFault('redirectLoop');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${origin}${CATEGORIES}`]);
  });

  test('empty is 200 and nothing', async () => {
    const answer = await askWithFault('empty');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  test('an order puts a fault on everybody, and null takes it away', async () => {
    await order('/__faults', { service: 'categories', fault: '500' });
    expect((await ask(CATEGORIES)).status).toBe(500);
    expect((await ask('/api/geolocation')).status).toBe(200);
    await order('/__faults', { service: 'categories', fault: null });
    expect((await ask(CATEGORIES)).status).toBe(200);
  });

  test('* puts it on every service but the sandbox’s own controls', async () => {
    await order('/__faults', { service: '*', fault: '500' });
    const paths = [
      CATEGORIES,
      '/api/geolocation',
      '/api/games',
      '/media/x.webp',
      '/platform.js',
      '/wp-json/',
    ];
    for (const path of paths) expect((await ask(path)).status, path).toBe(500);
    expect((await ask('/__health')).status).toBe(200);
  });

  test('an order that makes no sense is refused with the field at fault', async () => {
    const answer = await order('/__faults', { service: 'categories', fault: 'gremlins' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid', field: 'fault' });
  });
});
