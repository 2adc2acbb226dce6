import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { rawRequest } from '../../testing/worker/raw-request.ts';
import { until } from '../../testing/worker/until.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

test.each([
  ['/ops/revalidate', 'with a length', { 'content-length': '20' }, '{"'],
  ['/ops/revalidate', 'in chunks', { 'transfer-encoding': 'chunked' }, '14\r\n{"'],
  ['/api/ticket', 'with a length', { 'content-length': '20' }, '{"'],
  ['/api/ticket', 'in chunks', { 'transfer-encoding': 'chunked' }, '14\r\n{"'],
])(
  '§7.9 a client that goes away while it sends to %s %s is no fault of ours: no 5xx, and no error in the log',
  async (target, _how, framing, body) => {
    const lines = () => site.log.filter((line) => line['url.path'] === target);
    const before = lines().length;
    const headers = { origin: site.origin, 'content-type': 'application/json', ...framing };
    await rawRequest(site.origin, { method: 'POST', target, headers, body, leavesAfterMs: 100 });
    await until(() => lines().length > before);
    expect(lines().at(-1)).toMatchObject({ 'http.response.status_code': 400, severity_text: 'INFO' });
  },
);
