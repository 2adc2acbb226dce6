import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DIST } from '../scripts/folders.mjs';
import { startTestSandbox, type TestSandbox } from '../testing/site.ts';
import { SettingsError } from '../worker/setting-fields.ts';
import { ServeError, type ServedWorker } from './serve-worker.ts';
import { startSite, type SiteOptions } from './site.ts';

let sandbox: TestSandbox;
let dataDir: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  dataDir = await mkdtemp(path.join(tmpdir(), 'site-data-'));
});
afterAll(async () => {
  await sandbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (
  port = 0,
  onOutput: (text: string) => void = () => undefined,
  options: Partial<SiteOptions> = {},
): Promise<ServedWorker> =>
  startSite({
    port,
    dataDir,
    ...options,
    environment: {
      SANDBOX_ORIGIN: sandbox.origin,
      SITE_URL: 'http://localhost:8787',
      TRUSTED_COUNTRY_HEADER: 'x-country',
    },
    onOutput,
  });

const home = async (site: ServedWorker): Promise<{ status: number; html: string }> => {
  const answer = await fetch(site.origin, { headers: { 'x-country': 'GB' } });
  return { status: answer.status, html: await answer.text() };
};

/** The server as built, which does not start in that environment. */
async function runServer(
  environment: NodeJS.ProcessEnv,
): Promise<{ readonly code: number; readonly stderr: string }> {
  const server = promisify(execFile)(process.execPath, [path.join(DIST, 'server/server.js')], {
    env: environment,
  });
  const failure: unknown = await server.catch((error: unknown) => error);
  return v.parse(v.object({ stderr: v.string(), code: v.number() }), failure);
}

/** For how many days more the store keeps the game feed. */
async function daysOfFeed(): Promise<number> {
  const files = await readdir(dataDir, { recursive: true });
  const store = files.find((file) => file.startsWith('kv/') && file.endsWith('.sqlite')) ?? '';
  const database = new DatabaseSync(path.join(dataDir, store), { readOnly: true });
  const row = database.prepare("SELECT expires FROM entries WHERE key LIKE '%feed:en:%'").get();
  database.close();
  return (Number(row?.['expires']) - Date.now()) / 86_400_000;
}

/** A request whose answer is not decompressed. */
function raw(origin: string, file: string, encoding: string): Promise<{ headers: object; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(new URL(file, origin).href, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

describe('§8 a site that hosts itself', () => {
  test.each([
    ['packer-process', ['worker']],
    ['workerd ended', ['worker', 'server']],
  ])('of which a part does not start (%s) leaves nothing of the others behind', async (words, parts) => {
    const [dist, temporary] = [
      await mkdtemp(path.join(dataDir, 'dist-')),
      await mkdtemp(path.join(dataDir, 't-')),
    ];
    for (const part of parts) await cp(path.join(DIST, part), path.join(dist, part), { recursive: true });
    vi.stubEnv('TMPDIR', temporary);
    onTestFinished(() => void vi.unstubAllEnvs());
    const starting = startSite({ port: 0, dataDir: 'memory', environment: {}, dist });
    await expect(starting).rejects.toThrow(words);
    expect(await readdir(temporary)).toEqual([]);
  });

  test('keeps its cache over a restart: with every upstream down the lobby is whole', async () => {
    const first = await start();
    await home(first);
    const before = await home(first);
    await first.stop();
    expect(await daysOfFeed()).toBeCloseTo(7, 1);
    await sandbox.fault('*', 'refused');
    const second = await start();
    try {
      const after = await home(second);
      expect(after.status).toBe(200);
      const tiles = (html: string): number => html.match(/290x192/gu)?.length ?? 0;
      expect(tiles(before.html)).toBeGreaterThan(60);
      expect(tiles(after.html)).toBe(tiles(before.html));
    } finally {
      await sandbox.fault('*', null);
      await second.stop();
    }
  });

  test('shows nothing of the services that it had before, although its store has it', async () => {
    const folder = await mkdtemp(path.join(dataDir, 'scope-'));
    const first = await start(0, undefined, { dataDir: folder });
    await home(first);
    expect((await home(first)).html).toContain('290x192');
    await first.stop();
    const other = await startTestSandbox();
    onTestFinished(() => other.stop());
    await other.fault('*', 'refused');
    const second = await startSite({
      port: 0,
      dataDir: folder,
      environment: {
        SANDBOX_ORIGIN: other.origin,
        SITE_URL: 'http://localhost:8787',
        TRUSTED_COUNTRY_HEADER: 'x-country',
      },
      onOutput: () => undefined,
    });
    onTestFinished(() => second.stop());
    expect((await home(second)).html).not.toContain('290x192');
  });

  test('serves the compressed copy of a file to clients that accept it, and the file itself to others', async () => {
    const site = await start();
    try {
      const { html } = await home(site);
      const file = /data-modules="(\/assets\/[^" ]+\.js)/u.exec(html)?.[1] ?? '';
      const packed = await raw(site.origin, file, 'gzip, br');
      const plain = await raw(site.origin, file, 'identity');
      expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(packed.body.length).toBeLessThan(plain.body.length);
      expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    } finally {
      await site.stop();
    }
  });

  test.each<[string, (file: string) => Promise<unknown>]>([
    ['garbage', (file) => writeFile(file, 'garbage '.repeat(1_000))],
    ['cut short', (file) => truncate(file, 3_000)],
  ])(
    'starts and serves when its store’s files are %s, and says once where they are now',
    async (_name, harm) => {
      const first = await start();
      await home(first);
      await first.stop();
      for (const file of await readdir(dataDir, { recursive: true })) {
        if (file.endsWith('.sqlite')) await harm(path.join(dataDir, file));
        if (/-(?:wal|shm)$/u.test(file)) await rm(path.join(dataDir, file));
      }
      let output = '';
      const second = await start(0, (text) => {
        output += text;
      });
      try {
        expect((await home(second)).status).toBe(200);
        expect((await home(second)).status).toBe(200);
        const said = output.split('\n').filter((line) => line.includes('"event_name":"store"'));
        expect(said.length).toBe(1);
        expect(said[0]).toContain(path.join(dataDir, 'kv.broken'));
        expect(output).not.toContain('stack:');
      } finally {
        await second.stop();
      }
    },
  );

  test('that does not start for another reason leaves its cache where it is', async () => {
    await rm(path.join(dataDir, 'kv.broken'), { recursive: true, force: true });
    await (await start()).stop();
    const databases = async (): Promise<readonly string[]> =>
      (await readdir(path.join(dataDir, 'kv'), { recursive: true })).filter((name) =>
        name.endsWith('.sqlite'),
      );
    const kept = await databases();
    expect(kept.length).toBe(2);
    let output = '';
    const write = (text: string): void => void (output += text);
    // One of the addresses for documentation, which no machine has.
    await expect(start(0, write, { host: '192.0.2.1' })).rejects.toThrow(ServeError);
    expect(await databases()).toEqual(kept);
    expect(await readdir(dataDir)).not.toContain('kv.broken');
    expect(output).not.toContain('"event_name":"store"');
  });

  test('serves from memory where it starts with anything but its folder, and leaves that as it is', async () => {
    const odd = await mkdtemp(path.join(dataDir, 'odd-'));
    await mkdir(path.join(odd, 'kv'));
    await writeFile(path.join(odd, 'kv/kv-store'), 'no folder');
    let output = '';
    const site = await start(0, (text) => void (output += text), { dataDir: odd });
    try {
      expect((await home(site)).status).toBe(200);
      const said = output.split('\n').filter((line) => line.includes('"event_name":"store"'));
      expect(said).toEqual([expect.stringContaining('the cache is kept in memory')]);
      expect(await readdir(odd, { recursive: true })).toEqual(['kv', 'kv/kv-store']);
    } finally {
      await site.stop();
    }
  });

  test.each([
    ['is killed, as where memory runs out', true],
    ['is asked to', false],
  ])('says in the log that the runtime has ended by itself, where it %s: %s', async (_, isKilled) => {
    let output = '';
    const site = await start(0, (text) => void (output += text));
    if (isKilled) process.kill(site.pid, 'SIGKILL');
    else await site.stop();
    await site.ended;
    await site.stop();
    expect(output.includes('"body":"It has ended by itself, killed"')).toBe(isKilled);
  });

  test('says in one line that its port is taken', async () => {
    const site = await start();
    try {
      await expect(start(site.port)).rejects.toThrow(ServeError);
      await expect(start(site.port)).rejects.toThrow('The port is in use already: choose another (PORT).');
    } finally {
      await site.stop();
    }
  });

  test('the server as built says so too, after the runtime’s own line, and ends with 1', async () => {
    const site = await start();
    try {
      const { PATH = '' } = process.env;
      const environment = {
        PATH,
        PORT: String(site.port),
        SANDBOX_ORIGIN: sandbox.origin,
        SITE_URL: 'http://a.test',
      };
      const { code, stderr } = await runServer(environment);
      expect(code).toBe(1);
      expect(stderr.trim().split('\n').slice(1)).toEqual([
        'The port is in use already: choose another (PORT).',
      ]);
    } finally {
      await site.stop();
    }
  });

  test('the server as built does not start with wrong settings, and names all in one message: its own, the site’s and the store’s', async () => {
    const { PATH = '' } = process.env;
    const environment = { PATH, PORT: 'http', STORE_URL: '', ENVIRONMENT: 'production', GTM_ID: 'x' };
    const { stderr, code } = await runServer(environment);
    expect(code).toBe(1);
    for (const line of ['PORT is not a port', 'GTM_ID is not', 'CMS_ORIGIN is not set', 'STORE_URL is empty'])
      expect(stderr).toContain(line);
    // A line for each, and no stack.
    expect(
      stderr
        .trim()
        .split('\n')
        .filter((line) => !/^[A-Z_]+ /u.test(line)),
    ).toEqual([]);
  });

  test('does not start with a setting that is wrong, and names it', async () => {
    const work = startSite({ port: 0, dataDir: 'memory', environment: { ENVIRONMENT: 'production' } });
    await expect(work).rejects.toThrow(SettingsError);
    await expect(
      startSite({ port: 0, dataDir: 'memory', environment: { ENVIRONMENT: 'production' } }),
    ).rejects.toThrow(/CMS_ORIGIN is not set: expected an origin/u);
  });
});
