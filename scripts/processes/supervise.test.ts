import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markProcesses, type MarkedProcesses } from '../../testing/scripts/marked-processes.ts';
import { run, supervise } from './supervise.mjs';
import { until } from './until.ts';

const LIMIT_MS = 15_000;
vi.setConfig({ testTimeout: 2 * LIMIT_MS });
/** It and its child ignore SIGTERM. */
const STUBBORN = 'trap "" TERM; echo started; sleep 600 & sleep 600';

let marked: MarkedProcesses;
let directory: string;

beforeEach(async () => {
  marked = markProcesses();
  directory = await mkdtemp(path.join(tmpdir(), 'supervise-'));
});
afterEach(async () => {
  marked.killAll();
  await rm(directory, { recursive: true, force: true });
});

const noneIsLeft = (): Promise<void> =>
  until({ what: 'An end of all', limitMs: LIMIT_MS, isReady: () => marked.commands().length === 0 });

describe('a supervised child', () => {
  test('that ends leaves nothing of what it started', async () => {
    const { ended } = supervise({
      command: 'sh',
      args: ['-c', 'sleep 600 & exit 3'],
      env: marked.env,
      output: 'ignore',
    });
    expect(await ended).toEqual({ code: 3, signal: null });
    await noneIsLeft();
  });

  test('is asked to end, and ends in order', async () => {
    const { child, ended, stop } = supervise({
      command: 'sh',
      args: ['-c', 'trap "exit 7" TERM; echo started; while :; do sleep 0.05; done'],
      env: marked.env,
      output: 'pipe',
    });
    await output(child, 'started');
    await stop();
    expect(await ended).toEqual({ code: 7, signal: null });
    await noneIsLeft();
  });

  test('that ignores it is killed after the limit, with all that it started', async () => {
    const { child, ended, stop } = supervise({
      command: 'sh',
      args: ['-c', STUBBORN],
      env: marked.env,
      output: 'pipe',
      stopLimitMs: 100,
    });
    await output(child, 'started');
    await stop();
    expect(await ended).toEqual({ code: null, signal: 'SIGKILL' });
    await noneIsLeft();
  });

  test('that fails is an error with its command', async () => {
    await expect(run({ command: 'sh', args: ['-c', 'exit 4'] })).rejects.toThrow(
      'sh -c exit 4 ended with 4.',
    );
  });
});

/** A program that supervises a stubborn child, as all of ours do; it takes 100 ms to end what is its own. */
const PROGRAM = `
import { endOnSignals, run } from ${JSON.stringify(path.join(import.meta.dirname, 'supervise.mjs'))};
endOnSignals({
  beforeExit: () => new Promise((resolve) => {
    if (process.argv[2] === 'never-ends') return;
    setTimeout(() => { console.log('in order'); resolve(); }, 100);
  }),
});
await run({ command: 'sh', args: ['-c', ${JSON.stringify(STUBBORN)}], stopLimitMs: 200 });
console.log('never printed');
`;

async function startProgram(command: string, args: readonly string[]): Promise<ChildProcess> {
  await writeFile(path.join(directory, 'program.mjs'), PROGRAM);
  const child = spawn(command, args, { cwd: directory, env: marked.env, detached: true });
  await output(child, 'started');
  return child;
}

/** Waits until a process has printed a text; gives all that it has printed. */
async function output(child: ChildProcess, text: string): Promise<() => string> {
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await until({ what: `A line with “${text}”`, limitMs: LIMIT_MS, isReady: () => printed.includes(text) });
  return () => printed;
}

describe('a program that ends on signals', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)(
    '%s ends it with %i, what it supervises first; a second one changes nothing',
    async (signal, code) => {
      const program = await startProgram(process.execPath, ['program.mjs']);
      const printed = output(program, 'in order');
      const exited = once(program, 'exit');
      program.kill(signal);
      program.kill(signal);
      expect(await exited).toEqual([code, null]);
      expect((await printed)()).not.toContain('never printed');
      await noneIsLeft();
    },
  );

  test('does not wait for ever for its own end', async () => {
    const program = await startProgram(process.execPath, ['program.mjs', 'never-ends']);
    const exited = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await exited).toEqual([143, null]);
    await noneIsLeft();
  });

  test('killed outright it leaves nothing either', async () => {
    const program = await startProgram(process.execPath, ['program.mjs']);
    program.kill('SIGKILL');
    await noneIsLeft();
  });

  describe('started by npm', () => {
    const EXEC = 'exec node program.mjs';
    /** What a script-shell without `exec` comes to: a shell between npm and the program, which passes no signal on. */
    const SHELL = 'node program.mjs; true';

    const startNpm = async (script: string): Promise<ChildProcess> => {
      await writeFile(path.join(directory, 'package.json'), JSON.stringify({ scripts: { start: script } }));
      return startProgram('npm', ['start']);
    };

    test.each([
      ['SIGTERM', EXEC],
      ['SIGTERM', SHELL],
      ['SIGKILL', EXEC],
    ] as const)('%s to npm ends all (%s)', async (signal, script) => {
      const npm = await startNpm(script);
      npm.kill(signal);
      await noneIsLeft();
    });

    test.each([EXEC, SHELL])('Ctrl-C ends all (%s)', async (script) => {
      const npm = await startNpm(script);
      // What a terminal does: the whole foreground group gets it.
      process.kill(-(npm.pid ?? 0), 'SIGINT');
      await noneIsLeft();
    });
  });
});
