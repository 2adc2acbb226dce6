import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startPacker } from './packer.ts';

/** The packer's process, which tells beside its socket who it is. */
const MODULE = `
import { writeFileSync } from 'node:fs';
writeFileSync(process.argv[2] + '.pid', String(process.pid));
await import(${JSON.stringify(pathToFileURL(path.join(import.meta.dirname, 'packer-process.ts')).href)});
`;

/** A text, packed and unpacked again. */
async function packAndUnpack(socketPath: string, text: string, quality = 5): Promise<string> {
  const asked = request({ socketPath, path: `/br/${quality}`, method: 'POST' });
  asked.end(text);
  const [response] = await once(asked, 'response');
  return brotliDecompressSync(await buffer(response)).toString();
}

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'packer-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('§8 a packer that has ended by itself says so and is started again, once it is stopped no more', async () => {
  const folder = await ownFolder();
  const modulePath = path.join(folder, 'process.mjs');
  await writeFile(modulePath, MODULE);
  const lines: string[] = [];
  const pause = Promise.withResolvers<void>();
  const packer = await startPacker({
    modulePath,
    log: (line) => void lines.push(line),
    pause: () => pause.promise,
  });
  onTestFinished(() => packer.stop());
  expect(packer.state).toEqual({ isRunning: true, failures: 0 });
  const socket = packer.address.replace('unix:', '');
  expect(await packAndUnpack(socket, 'one')).toBe('one');

  process.kill(Number(await readFile(`${socket}.pid`, 'utf8')), 'SIGKILL');
  await expect.poll(() => packer.state).toEqual({ isRunning: false, failures: 1 });
  pause.resolve();
  await expect.poll(() => packer.state).toEqual({ isRunning: true, failures: 1 });
  expect(await packAndUnpack(socket, 'two')).toBe('two');

  await packer.stop();
  await expect.poll(() => packer.state.isRunning).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^The packer .* has ended with SIGKILL: /u)]);
});

test('§8 what is packed soon waits for nothing that is packed well, however much of that was there before', async () => {
  const modulePath = path.join(import.meta.dirname, 'packer-process.ts');
  const packer = await startPacker({ modulePath, log: () => undefined });
  onTestFinished(() => packer.stop());
  const socket = packer.address.replace('unix:', '');
  const page = Array.from({ length: 4_000 }, (_, at) => `<li>${(at * 7_919) % 10_007} games</li>`).join('');
  const order: string[] = [];
  const wells = Array.from({ length: 12 }, async (_, at) => {
    expect(await packAndUnpack(socket, page + at, 11)).toBe(page + at);
    order.push('well');
  });
  // All of them have come by the time when the first is done.
  await wells[0];
  expect(await packAndUnpack(socket, page)).toBe(page);
  order.push('soon');
  await Promise.all(wells);
  expect(order.indexOf('soon')).toBeLessThan(4);
});
