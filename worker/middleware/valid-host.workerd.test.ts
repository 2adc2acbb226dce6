import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { rawRequest } from '../../testing/worker/raw-request.ts';
import { until } from '../../testing/worker/until.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const expectNoTrace = (): void => {
  expect(site.output()).not.toMatch(/stack:|node_modules|\bat \S+ \(/u);
};

describe('§2.1 a request that no site can have', () => {
  test.each([
    '[::1',
    '[',
    ']',
    ':',
    ':80',
    'evil.example:99999',
    'evil.example:x',
    '1.2.3.4.5',
    '256.256.256.256',
  ])('with the Host %s is a 400 on every path, with a line in the log and no stack', async (host) => {
    for (const target of [
      '/slots/',
      '/assets/x.js',
      '/healthz',
      '/api/footer',
      '/ops/status',
      '/es/?iosapp',
    ]) {
      const answer = await rawRequest(site.origin, { target, headers: { host } });
      expect(answer.status, target).toBe(400);
      expect(answer.body).toBe('Bad Request');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expectNoTrace();
  });

  test.each([
    '/assets/%',
    '/assets/%e0%a4%a',
    '/assets/%ff',
    '/assets/a%',
    '/%',
    '/x%.js',
    // A file, by another way than its own name.
    '/assets/%2e%2e/_headers',
    '/assets/%2e%2e/service-worker.js',
    '/assets/.%2e/favicon.svg',
  ])('for %s is a 404', async (target) => {
    expect((await rawRequest(site.origin, { target })).status).toBe(404);
    expectNoTrace();
  });

  test('that the runtime itself refuses leaves one line in the log, without a stack or what was sent', async () => {
    for (let request = 0; request < 20; request += 1) {
      await rawRequest(site.origin, { target: '/slots/', headers: { host: `canary ${request}` } });
    }
    await until(() => site.output().includes('"event_name":"runtime"'));
    expect(site.output().match(/"event_name":"runtime"/gu)?.length).toBe(1);
    expect(site.output()).not.toContain('canary');
    expectNoTrace();
  });

  // Before the Worker is asked: on self-hosting there is nothing in front of workerd (docs/contracts/api.md, Pages).
  test.each([
    ['a Host with a space', 500, { target: '/slots/', headers: { host: 'a b' } }],
    ['a Host with a slash', 500, { target: '/slots/', headers: { host: 'a/b' } }],
    ['a Host with a user', 500, { target: '/slots/', headers: { host: 'a@b' } }],
    ['a Host with broken percent-encoding', 500, { target: '/slots/', headers: { host: 'a%zz' } }],
    ['a target that is no path', 500, { target: 'slots' }],
    ['a target with a scheme', 500, { target: 'http://evil.example/slots/' }],
    [
      'a Content-Length that is no number',
      500,
      { method: 'POST', target: '/api/ticket', headers: { 'content-length': 'x' } },
    ],
    [
      'a Content-Length said twice',
      500,
      {
        method: 'POST',
        target: '/api/ticket',
        headers: { 'content-length': '1', 'Content-Length': '2' },
        body: 'a',
      },
    ],
    ['CONNECT', 500, { method: 'CONNECT', target: 'evil.example:443' }],
    ['a method that HTTP does not know', 501, { method: 'FOO', target: '/slots/' }],
  ])('%s is refused by the runtime itself, with a bare %i', async (_name, status, request) => {
    const answer = await rawRequest(site.origin, request);
    expect(answer.status).toBe(status);
    expect(answer.headers['traceresponse']).toBeUndefined();
    expect(answer.body).toMatch(/^(?:Internal Server Error|ERROR: Unrecognized request method\.)$/u);
    expectNoTrace();
  });

  test.each(['TRACE', 'PROPFIND', 'OPTIONS', 'PATCH', 'DELETE', 'PUT', 'POST'])(
    'by %s is a 405 for pages and for files',
    async (method) => {
      for (const target of ['/slots/', '/assets/x.js', '/%', '/nothing-here/'])
        expect((await rawRequest(site.origin, { method, target })).status, target).toBe(405);
      expectNoTrace();
    },
  );
});
