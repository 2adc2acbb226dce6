import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DIST, ROOT } from '../scripts/folders.mjs';
import { OPS_TOKEN, startTestSandbox } from '../testing/site.ts';
import type { ServedWorker } from './serve-worker.ts';
import { startSite } from './site.ts';

test('§8 another build has every file of this one whose name says what is in it, byte by byte', async () => {
  const sandbox = await startTestSandbox();
  onTestFinished(() => sandbox.stop());
  const folder = await mkdtemp(path.join(ROOT, '.cache/kept-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // Of another build only that it has none of these files matters.
  const other = path.join(folder, 'dist');
  for (const part of ['client', 'server', 'support', 'worker']) {
    await cp(path.join(DIST, part), path.join(other, part), { recursive: true });
  }
  await rm(path.join(other, 'client/assets'), { recursive: true });
  const start = (dist: string): Promise<ServedWorker> =>
    startSite({
      port: 0,
      dataDir: path.join(folder, 'data'),
      dist,
      environment: { SANDBOX_ORIGIN: sandbox.origin, SITE_URL: 'http://localhost:8787', OPS_TOKEN },
      onOutput: () => undefined,
    });

  const before = await start(DIST);
  const headers = { authorization: `Bearer ${OPS_TOKEN}` };
  const kept = await fetch(`${before.origin}/ops/keep-build`, { method: 'POST', headers });
  expect(kept.status).toBe(200);
  expect(kept.headers.get('x-build')).toMatch(/\+[0-9a-f]{12}$/u);
  await before.stop();

  const site = await start(other);
  onTestFinished(() => site.stop());
  const assets = path.join(DIST, 'client/assets');
  const names = (await readdir(assets)).filter((name) => !name.endsWith('.br'));
  expect(new Set(names.map((name) => path.extname(name)))).toEqual(
    new Set(['.js', '.css', '.svg', '.woff2']),
  );
  const missing: string[] = [];
  for (const name of names) {
    const answer = await fetch(`${site.origin}/assets/${name}`);
    const body = Buffer.from(await answer.arrayBuffer());
    if (!answer.ok || !body.equals(await readFile(path.join(assets, name)))) missing.push(name);
  }
  expect(missing).toEqual([]);
});
