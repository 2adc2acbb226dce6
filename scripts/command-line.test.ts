import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { namesOf, numberOf, UsageError } from './command-line.ts';
import { ROOT } from './folders.mjs';

const manifest = v.object({ scripts: v.record(v.string(), v.string()) });

/** What each npm script of ours runs with Node, by its name. */
const COMMANDS = Object.entries(
  v.parse(manifest, JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))).scripts,
).flatMap(([name, command]) => {
  const file = /\S+\.ts(?= |$)/u.exec(command)?.[0];
  return file === undefined ? [] : [[name, file] as const];
});

const ended = v.object({ code: v.number(), stdout: v.string(), stderr: v.string() });

/** Its exit code and what it prints. */
const run = (file: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [path.join(ROOT, file), ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => v.parse(ended, error),
  );

describe('an npm script of ours', () => {
  test('says how it is used, and does nothing else', async () => {
    const helps = COMMANDS.map(async ([name, file]) => ({ name, ...(await run(file, '--help')) }));
    for (const help of await Promise.all(helps)) {
      expect(help).toMatchObject({ code: 0, stderr: '' });
      expect(help.stdout, help.name).toMatch(/npm (?:run |start|test)|\n {2}--/u);
    }
  });

  test.each([
    ['scripts/start.ts', '--port', '9000'],
    ['scripts/build.ts', '--sandbox', 'off'],
    ['bench/catalogue.bench.ts', 'many', '60'],
    ['e2e/walk/run.ts', '--engine', 'opera'],
    ['e2e/walk/run.ts', '--minutes', 'long'],
    ['testing/simulation/run.ts', '--seed', '1.5'],
    ['testing/simulation/run.ts', '--seed', '-1'],
  ])('%s refuses %s %s in a line', async (file, option, value) => {
    const { code, stdout, stderr } = await run(file, option, value);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^.*${option}.*\\n$`, 'u'));
  });
});

test('a number is one within its limits', () => {
  expect(numberOf('--slow', '1.5', { least: 1 })).toBe(1.5);
  for (const text of ['', 'x', '0.5', 'Infinity'])
    expect(() => numberOf('--slow', text, { least: 1 })).toThrow(UsageError);
  expect(() => numberOf('--seed', '1.5', { isWhole: true })).toThrow('--seed 1.5: a whole number from 0 on');
});

test('names are of those that there are, which a wrong one lists', () => {
  expect(namesOf('--engine', ['b'], ['a', 'b'])).toEqual(['b']);
  expect(() => namesOf('--engine', ['c'], ['a', 'b'])).toThrow('--engine c: there are a, b');
});
