import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firstGames, firstWide, gamesInLobbyOrder } from './lobby-order.ts';
import { entries } from '../data/catalogue.ts';
import { staleTasks, stamp, sweep, type Task, writeWhole } from './tasks.ts';

let into: string;

beforeEach(() => {
  into = mkdtempSync(join(tmpdir(), 'painter-'));
});
afterEach(() => rmSync(into, { recursive: true, force: true }));

/** Runs the painter; `meanwhile` is called with each piece of what it prints and may end it. */
async function paint(args: readonly string[], meanwhile: (end: () => void) => void = () => undefined) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'paint.ts'), ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      output += piece.toString();
      meanwhile(() => child.kill('SIGTERM'));
    });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) => {
    child.once('close', (...ended) => resolve(ended));
  });
  return { code, signal, output };
}

describe('the command', () => {
  test.each([
    [['--first', '--rest'], 'Ask for --icons, --first or --rest'],
    [['--frist'], "Unknown option '--frist'"],
  ])('%j is refused, and said why', async (args, message) => {
    const { code, output } = await paint([...args, '--into', into]);
    expect(code).toBe(1);
    expect(output).toContain(message);
  });

  test('names the picture that cannot be painted and the reason, and fails', async () => {
    writeFileSync(join(into, 'dist'), 'a file where a folder should be');
    const { code, output } = await paint(['--first', '--into', into]);
    expect(code).toBe(1);
    expect(output).toMatch(/(icons|marks) could not be painted: (ENOTDIR|EEXIST)/);
  });

  test('ends at once when it is told to, and leaves whole pictures only', async () => {
    const { signal } = await paint(['--first', '--into', into], (end) => end());
    expect(signal).toBe('SIGTERM');
    const pictures = globSync('dist/**/*.webp', { cwd: into });
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) await sharp(join(into, picture)).raw().toBuffer();
  });
});

describe('what is to be painted', () => {
  test('is every picture once, those of the first screens first', () => {
    const keys = staleTasks('all', 'Brand', into).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const [first, rest] = [staleTasks('first', 'Brand', into), staleTasks('rest', 'Brand', into)];
    expect([...first, ...rest].map(({ key }) => key)).toEqual(keys);
    // Every name of the first screens is a picture that there is, beside the icons and the logos.
    expect(first.length).toBe(2 + firstWide.size + firstGames.size);
    expect(first.length).toBeLessThan(60);
  });

  test('is not what is stamped, until a file of it is gone or it is to look otherwise', () => {
    const [task] = staleTasks('first', 'Brand', into);
    if (task === undefined) throw new Error('There is always an icon to paint');
    const isStale = (brand = 'Brand'): boolean =>
      staleTasks('first', brand, into).some(({ key }) => key === task.key);
    writeWhole(join(into, 'dist/icon'), 'painted');
    stamp(task, ['dist/icon'], into);
    expect(isStale()).toBe(false);
    expect(isStale('Another Brand')).toBe(true);
    rmSync(join(into, 'dist/icon'));
    expect(isStale()).toBe(true);
  });

  test('has every game in the order of the lobby', () => {
    expect(gamesInLobbyOrder.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
  });
});

test('what an ended painter left unfinished is swept away, what a running one is at stays', () => {
  const task: Task = { key: 'marks', digest: '0', job: { kind: 'marks', studios: [], methods: [] } };
  stamp(task, [], into);
  const folder = join(into, '.cache/painted');
  for (const pid of [process.pid, 2 ** 30]) writeFileSync(join(folder, `marks.${pid}.0.part`), '');
  sweep(into);
  expect(globSync('*', { cwd: folder }).toSorted()).toEqual(['marks', `marks.${process.pid}.0.part`]);
});
