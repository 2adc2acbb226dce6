import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/site.ts';
import { until } from '../../testing/worker/until.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

/** Begins to send a body of twenty bytes, and goes away after two. */
function cutOff(path: string): Promise<void> {
  const { hostname, port, host } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${site.origin}\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"`,
      () => setTimeout(() => socket.destroy(), 100),
    );
  });
}

test.each(['/ops/revalidate', '/api/ticket'])(
  '§7.9 a client that goes away while it sends to %s is no fault of ours: no 5xx, and no error in the log',
  async (path) => {
    await cutOff(path);
    await until(() => site.log.some((line) => line['url.path'] === path));
    const line = site.log.find((one) => one['url.path'] === path);
    expect(line).toMatchObject({ 'http.response.status_code': 400, severity_text: 'INFO' });
  },
);
