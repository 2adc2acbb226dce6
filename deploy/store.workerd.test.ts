import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareStore } from './store.ts';

let directory: string;
let folder: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'store-'));
  folder = path.join(directory, 'kv');
  file = path.join(folder, 'kv-store', 'a.sqlite');
  await mkdir(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    'CREATE TABLE entries (key TEXT PRIMARY KEY, value BLOB NOT NULL, metadata TEXT, expires INTEGER)',
  );
  const insert = database.prepare('INSERT INTO entries VALUES (?, ?, NULL, NULL)');
  for (let row = 0; row < 500; row += 1) insert.run(`key ${row}`, 'x'.repeat(200));
  database.close();
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test('§8 a sound store is used as it is', async () => {
  expect(await prepareStore(folder)).toEqual({ folder, notice: null });
  expect((await readFile(file)).length).toBeGreaterThan(100_000);
});

test('§8 a store that is not there yet is made', async () => {
  const fresh = path.join(directory, 'new/kv');
  expect(await prepareStore(fresh)).toEqual({ folder: fresh, notice: null });
});

test.each<[string, (path: string) => Promise<unknown>]>([
  ['garbage', (at) => writeFile(at, 'garbage '.repeat(1_000))],
  ['cut short', (at) => truncate(at, 50_000)],
  ['damaged in the middle', async (at) => writeFile(at, (await readFile(at)).fill(0xaa, 4_096, 60_000))],
  [
    'of a newer version',
    async (at) => {
      const database = new DatabaseSync(at);
      database.exec('ALTER TABLE entries ADD COLUMN checksum TEXT');
      database.close();
    },
  ],
])('§8 a store whose file is %s is moved aside, said in one line, and begins empty', async (_name, harm) => {
  await harm(file);
  const prepared = await prepareStore(folder);
  expect(prepared.folder).toBe(folder);
  expect(prepared.notice).toMatch(
    /^The cache's files were broken \(a\.sqlite: .+\) and are now in .+\.broken;/u,
  );
  expect(prepared.notice).not.toContain('\n');
  expect(await readdir(folder)).toEqual([]);
  expect(await readdir(`${folder}.broken/kv-store`)).toContain('a.sqlite');
  // The next start finds nothing to say.
  expect(await prepareStore(folder)).toEqual({ folder, notice: null });
});

test('§8 a store that another process has locked is left to it, and the cache is kept in memory', async () => {
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  const prepared = await prepareStore(folder);
  other.exec('COMMIT');
  other.close();
  expect(prepared.folder).toBe('memory');
  expect(prepared.notice).toMatch(/cannot be used \(database is locked\): .+ the cache is kept in memory$/u);
  expect(await readdir(path.dirname(file))).toContain('a.sqlite');
  expect(await readdir(directory)).toEqual(['kv']);
});

test('§8 a sound store that cannot be read is left, and the cache is kept in memory', async () => {
  await mkdir(`${file}-journal`);
  const prepared = await prepareStore(folder);
  expect(prepared.folder).toBe('memory');
  expect(prepared.notice).toMatch(/cannot be used \(disk I\/O error\)/u);
  expect(await readdir(directory)).toEqual(['kv']);
});

test('§8 of several broken stores the last is kept, so that they do not fill the disk', async () => {
  for (const content of ['first', 'second']) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content.repeat(1_000));
    await prepareStore(folder);
  }
  expect(await readFile(`${folder}.broken/kv-store/a.sqlite`, 'utf8')).toMatch(/^second/u);
});

test.each([
  ['lies below a file', 'plain/kv'],
  ['is a file', 'plain'],
])('§8 where the folder %s, the cache is kept in memory, and one line says so', async (_name, at) => {
  await writeFile(path.join(directory, 'plain'), '');
  const prepared = await prepareStore(path.join(directory, at));
  expect(prepared.folder).toBe('memory');
  expect(prepared.notice).toMatch(/cannot be used \(.+\): .+ the cache is kept in memory$/u);
});

test('§8 a store on a file system that takes no writes is left, and the cache is kept in memory', async () => {
  expect(await prepareStore('/proc/self')).toMatchObject({ folder: 'memory' });
});
