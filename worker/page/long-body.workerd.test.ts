import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServedWorker } from '../../deploy/serve-worker.ts';
import { startSite } from '../../deploy/site.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/site.ts';

let sandbox: TestSandbox;
let site: ServedWorker;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  site = await startSite({
    port: 0,
    dataDir: 'memory',
    environment: { SANDBOX_ORIGIN: sandbox.origin, SITE_URL: 'http://localhost:8787' },
    onOutput: () => undefined,
  });
});
afterAll(async () => {
  await site.stop();
  await sandbox.stop();
});

const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(site.origin + path, { headers: { 'Accept-Encoding': 'identity', ...headers } });

/** Of the server that runs the Worker. */
function memoryBytes(): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' })) * 1_024;
}

describe('§8 long answers', () => {
  test.each(['/sitemap.xml', '/api/games'])(
    'one client that asks again and again for %s takes no memory for each',
    async (path) => {
      for (let time = 0; time < 20; time += 1) await (await ask(path)).arrayBuffer();
      const before = memoryBytes();
      let sent = 0;
      while (sent < 500_000_000) sent += (await (await ask(path)).arrayBuffer()).byteLength;
      expect(memoryBytes() - before).toBeLessThan(sent / 3);
    },
  );

  test.each(['/sitemap.xml', '/api/games'])(
    'what is the same for all lies packed, and is not sent to who has it: %s',
    async (path) => {
      await (await ask(path)).arrayBuffer();
      const packed = await ask(path, { 'Accept-Encoding': 'br' });
      const etag = packed.headers.get('etag') ?? 'none';
      expect(packed.headers.get('content-encoding')).toBe('br');
      const text = await packed.text();
      expect(text).toBe(await (await ask(path)).text());
      const known = await ask(path, { 'If-None-Match': etag });
      expect([known.status, known.headers.get('vary'), await known.text()]).toEqual([
        304,
        'Accept-Encoding',
        '',
      ]);
    },
  );
});
