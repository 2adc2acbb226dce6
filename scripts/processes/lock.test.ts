import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { tryLock, withLock } from './lock.mjs';

let directory: string;
let file: string;
let ended: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lock-'));
  file = path.join(directory, 'a.lock');
  ended = path.join(directory, 'ended');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Another program, as soon as it has printed what is expected of it. `errors` gives what it has written to stderr. */
async function startProgram(source: string, expected: string) {
  const program = path.join(directory, 'program.mjs');
  const modules = ['lock.mjs', 'supervise.mjs'].map((name) => path.join(import.meta.dirname, name));
  const [lock, supervise] = modules.map((module) => JSON.stringify(module));
  await writeFile(
    program,
    `import { tryLock, withLock } from ${lock};
    import { endOnSignals } from ${supervise};
    const file = ${JSON.stringify(file)};
    ${source}`,
  );
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [printed]: unknown[] = await once(child.stdout, 'data');
  expect(String(printed)).toContain(expected);
  return { child, errors: () => errors };
}

/** Another program that takes the lock and keeps it; at SIGTERM it writes the file `ended` and ends. */
async function otherProgram(): Promise<ChildProcess> {
  const { child } = await startProgram(
    `import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => {
      writeFileSync(${JSON.stringify(ended)}, '');
      process.exit();
    });
    console.log((await tryLock(file)) === null ? 'taken' : 'locked');
    setInterval(() => {}, 1_000);`,
    'locked',
  );
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
    const exited = once(other, 'exit');
    other.kill('SIGKILL');
    await exited;
    const free = await tryLock(file);
    expect(free).not.toBeNull();
    free?.();
  });

  test('that another program has is waited for', async () => {
    const other = await otherProgram();
    const log = vi.spyOn(console, 'log').mockImplementation(() => void other.kill('SIGTERM'));
    expect(await withLock(file, () => Promise.resolve(existsSync(ended)))).toBe(true);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Waiting for another program'));
    log.mockRestore();
  });

  test('is no longer waited for by a program that is told to end, which ends without an error', async () => {
    const free = await tryLock(file);
    try {
      const { child, errors } = await startProgram(
        // It takes a moment to end what is its own; the wait has ended by then.
        `endOnSignals({ beforeExit: () => new Promise((resolve) => setTimeout(resolve, 100)) });
        await withLock(file, async () => {});`,
        'Waiting for another program',
      );
      // Unlike 'exit', it comes when all that was written is read.
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      expect(await closed).toEqual([143, null]);
      expect(errors()).toBe('');
    } finally {
      free?.();
    }
  });

  test('is freed when the work fails', async () => {
    const failing = withLock(file, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await withLock(file, () => Promise.resolve('worked'))).toBe('worked');
  });
});
