import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { scratchClone, type NpmStart, type ScratchClone } from '../testing/scripts/scratch-clone.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 });

let clone: ScratchClone;
beforeAll(async () => {
  clone = await scratchClone();
});
afterAll(() => clone.remove());

const OPEN = 'is open at';
const lobby = (start: NpmStart): Promise<Response> => fetch(`${start.origin}/`);
/** The address of the entry module, which the document's own script asks for. */
const asset = async (start: NpmStart): Promise<string> => {
  const name = /import\("(\/assets\/[^"]+\.js)"\)/u.exec(await (await lobby(start)).text())?.[1];
  if (name === undefined) throw new Error('The lobby starts no script');
  return start.origin + name;
};

/** Variables that have a stand-in found for npm, which does what a line of shell says. */
async function npmThat(does: string): Promise<{ readonly PATH: string }> {
  const folder = path.join(clone.folder, 'dist/stand-ins');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'npm'), `#!/bin/sh\n${does}\n`);
  await chmod(path.join(folder, 'npm'), 0o755);
  return { PATH: `${folder}${path.delimiter}${process.env['PATH']}` };
}

describe('npm start, twice in one folder', () => {
  let first: NpmStart;
  let second: NpmStart;
  beforeAll(async () => {
    first = await clone.start({ painter: { '--rest': 'fail' } });
    second = await clone.start({ painter: { '--rest': 'wait' } });
    await Promise.all([first.printed(OPEN), second.printed(OPEN)]);
  });

  test('builds once, and opens both', async () => {
    const outputs = [first.output(), second.output()];
    expect(outputs.filter((output) => output.includes('Building')).length).toBe(1);
    expect(outputs.filter((output) => output.includes('Built already')).length).toBe(1);
    expect((await lobby(first)).status).toBe(200);
    expect((await lobby(second)).status).toBe(200);
  });

  test('refuses a folder of data that another site has, and names the setting', async () => {
    const third = await clone.start({ env: { DATA_DIR: `.data/${first.port}` } });
    expect(await third.exitCode).toBe(1);
    expect(third.output()).toContain(`Another site keeps its cache in .data/${first.port}`);
    expect(third.output()).toContain('DATA_DIR=');
  });

  // The two take turns in painting: whichever is first, this one comes to paint, and lets the other when it has ended.
  test('SIGTERM to the npm of one ends it alone, its painter too', async () => {
    await second.printed('painting --rest');
    await second.end('SIGTERM');
    expect(await second.exitCode).toBe(0);
    expect((await lobby(first)).status).toBe(200);
  });

  test('says that the painter failed behind the open site, which stays open', async () => {
    await first.printed('The painter ended with code 1');
    expect((await lobby(first)).status).toBe(200);
  });

  test('an open site keeps its files while another start builds new ones, and Ctrl-C ends that build', async () => {
    const script = await asset(first);
    await appendFile(path.join(clone.folder, 'client/entry.tsx'), '\nconsole.info(1);\n');
    const interrupted = await clone.start();
    await interrupted.printed('Building');
    await interrupted.end('Ctrl-C');
    expect((await fetch(script)).status).toBe(200);

    const third = await clone.start();
    await third.printed(OPEN);
    expect(third.output()).toContain('Building');
    expect(await asset(third)).not.toContain(new URL(script).pathname);
    expect((await fetch(script)).status).toBe(200);
    await third.end('Ctrl-C');
    await first.end('SIGTERM');
  });
});

describe('what is installed', () => {
  let fresh: ScratchClone;
  beforeAll(async () => {
    fresh = await scratchClone();
  });
  afterAll(() => fresh.remove());

  /** What is printed by a script that does nothing, with a stand-in for npm that does nothing either. */
  const printedBy = async (...options: readonly string[]): Promise<string> => {
    const run = path.join(fresh.folder, 'scripts/run.mjs');
    const env = { ...process.env, ...(await npmThat('echo "npm $*"')) };
    const { stdout } = await promisify(execFile)(process.execPath, [run, ...options, 'scripts/folders.mjs'], {
      env,
    });
    return stdout;
  };
  const list = () => path.join(fresh.folder, 'node_modules/.package-lock.json');

  test('what npm start has installed is enough for it; tests add to it, and begin anew where that was interrupted', async () => {
    expect(await printedBy('--omit=dev')).toBe('');
    expect(await printedBy()).toContain('npm install --no-save --include=dev');
    // The stand-in wrote no list.
    expect(await printedBy()).toContain('npm ci --include=dev');
  });

  test('nothing that was there is missing after a start with a newer lock file', async () => {
    await writeFile(list(), JSON.stringify({ packages: { 'node_modules/vitest': { dev: true } } }));
    await utimes(list(), new Date(0), new Date(0));
    expect(await printedBy('--omit=dev')).toContain('npm ci --include=dev');
    expect(await printedBy('--omit=dev')).toContain('npm ci --omit=dev');
  });
});

describe('npm start, ended before it is open', () => {
  test.each(['SIGTERM', 'Ctrl-C'] as const)('%s while the first screens are painted', async (by) => {
    const start = await clone.start({ painter: { '--first': 'wait' } });
    await start.printed('painting --first');
    await start.end(by);
    expect(start.output()).not.toContain(OPEN);
  });

  test.each(['SIGTERM', 'Ctrl-C'] as const)('%s while packages are installed', async (by) => {
    // It installs for ten minutes, and does not end when it is asked to.
    const env = await npmThat('trap "" TERM; echo "npm $1"; sleep 600 & wait');
    // Newer than what is installed.
    await utimes(path.join(clone.folder, 'package-lock.json'), new Date(), new Date());
    const start = await clone.start({ env });
    await start.printed('npm ci');
    await start.end(by);
    expect(start.output()).not.toContain('painting');
  });
});
