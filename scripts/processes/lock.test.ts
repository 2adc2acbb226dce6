import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryLock, withLock } from './lock.mjs';

let directory: string;
let file: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lock-'));
  file = path.join(directory, 'a.lock');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Another program that takes the lock and keeps it. */
async function otherProgram(): Promise<ChildProcess> {
  const program = path.join(directory, 'program.mjs');
  const module = JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'));
  await writeFile(
    program,
    `import { tryLock } from ${module};
    console.log((await tryLock(${JSON.stringify(file)})) === null ? 'taken' : 'locked');
    setInterval(() => {}, 1_000);`,
  );
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed]: unknown[] = await once(child.stdout, 'data');
  expect(String(printed).trim()).toBe('locked');
  return child;
}

describe('a lock', () => {
  test('is one program’s until it frees it', async () => {
    const free = await tryLock(file);
    expect(await tryLock(file)).toBeNull();
    free?.();
    const again = await tryLock(file);
    expect(again).not.toBeNull();
    again?.();
  });

  test('of a program that was killed is free', async () => {
    const other = await otherProgram();
    expect(await tryLock(file)).toBeNull();
    const ended = once(other, 'exit');
    other.kill('SIGKILL');
    await ended;
    const free = await tryLock(file);
    expect(free).not.toBeNull();
    free?.();
  });

  test('that another program has is waited for', async () => {
    const other = await otherProgram();
    const order: string[] = [];
    const working = withLock(file, async () => void order.push('works'));
    other.once('exit', () => order.push('the other has ended'));
    other.kill('SIGKILL');
    await working;
    expect(order).toEqual(['the other has ended', 'works']);
  });

  test('is freed when the work fails', async () => {
    const failing = withLock(file, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await withLock(file, () => Promise.resolve('worked'))).toBe('worked');
  });
});
