import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../../scripts/folders.mjs';
import { PAINTER } from '../../scripts/setup/prepare-media.ts';
import { freePort } from '../../scripts/setup/ports.ts';
import { until } from '../../scripts/processes/until.ts';
import { markProcesses, type MarkedProcesses } from './marked-processes.ts';

/** What the stand-in for the painter, which makes a folder for the icons, does when it is called with `--first` or `--rest`; without a wish it ends at once. */
export type PainterWishes = Partial<Record<'--first' | '--rest', 'wait' | 'fail'>>;

const PAINTER_STAND_IN = `
import { mkdirSync } from 'node:fs';
mkdirSync('dist/client-static', { recursive: true });
const share = process.argv[2];
console.log('painting ' + share);
const wish = JSON.parse(process.env.PAINTER_WISHES ?? '{}')[share];
if (wish === 'wait') setInterval(() => {}, 1_000);
if (wish === 'fail') process.exitCode = 1;
`;

/** Of this folder, what is no source. */
const NOT_COPIED = new Set(['.cache', '.data', '.git', '.wrangler', 'dist', 'node_modules']);

/** npm's list of what is installed, by place. */
const LIST = '.package-lock.json';
const installedSchema = v.object({
  packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean(), false) })),
});

const START_LIMIT_MS = 240_000;
const END_LIMIT_MS = 60_000;

export interface ScratchClone {
  readonly folder: string;
  /** `npm start` there, on free ports. */
  start(options?: StartOptions): Promise<NpmStart>;
  remove(): Promise<void>;
}

interface StartOptions {
  readonly painter?: PainterWishes;
  readonly env?: NodeJS.ProcessEnv;
}

export interface NpmStart {
  readonly port: number;
  readonly origin: string;
  readonly processes: MarkedProcesses;
  readonly output: () => string;
  /** Resolves when it has printed a text; throws with all that it printed when it ends before, or after four minutes. */
  printed(text: string): Promise<void>;
  /** Resolves with npm's exit code. */
  readonly exitCode: Promise<number | null>;
  /** SIGTERM to npm's process alone, or what Ctrl-C in a terminal is: SIGINT to the whole foreground group. Resolves when nothing that it started is left. */
  end(by: 'SIGTERM' | 'Ctrl-C'): Promise<void>;
}

/**
 * A copy of this repository's sources with the packages that `npm start` installs in a fresh clone, and a painter that paints
 * nothing.
 */
export async function scratchClone(): Promise<ScratchClone> {
  const folder = await mkdtemp(path.join(tmpdir(), 'scratch-clone-'));
  for (const name of await readdir(ROOT)) {
    if (NOT_COPIED.has(name)) continue;
    // With their times: an installation is as new as its lock file.
    await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  await linkDependencies(path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, PAINTER), PAINTER_STAND_IN);
  const started: MarkedProcesses[] = [];
  return {
    folder,
    async start(options) {
      const start = await npmStart(folder, options);
      started.push(start.processes);
      return start;
    },
    async remove() {
      for (const processes of started) processes.killAll();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Links to what is installed here, but for what devDependencies alone need, and a list of it that is as new as the one here. */
async function linkDependencies(packages: string): Promise<void> {
  const installed = path.join(ROOT, 'node_modules');
  const list = path.join(installed, LIST);
  const all = v.parse(installedSchema, JSON.parse(await readFile(list, 'utf8')));
  const without = Object.entries(all.packages).filter(([, { dev }]) => !dev);
  for (const [place] of without) {
    // Workspaces are listed by their folder; what a package has for itself comes with it.
    const [before, name, inner] = place.split('node_modules/');
    if (before !== '' || name === undefined || inner !== undefined) continue;
    await mkdir(path.join(packages, path.dirname(name)), { recursive: true });
    await symlink(path.join(installed, name), path.join(packages, name));
  }
  const copy = path.join(packages, LIST);
  await writeFile(copy, JSON.stringify({ packages: Object.fromEntries(without) }));
  const { atime, mtime } = await stat(list);
  await utimes(copy, atime, mtime);
}

async function npmStart(folder: string, { painter = {}, env = {} }: StartOptions = {}): Promise<NpmStart> {
  const port = await freePort();
  const processes = markProcesses({
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    PAINTER_WISHES: JSON.stringify(painter),
    NODE_ENV: undefined,
    ...env,
  });
  const npm = spawn(commandPath('npm'), ['start'], { cwd: folder, env: processes.env, detached: true });
  const output = outputOf(npm);
  const exitCode = once(npm, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
  let hasEnded = false;
  void exitCode.then(() => (hasEnded = true));
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    processes,
    output,
    exitCode,
    async printed(text) {
      await until({
        what: `A line with “${text}”`,
        limitMs: START_LIMIT_MS,
        isReady: () => hasEnded || output().includes(text),
      });
      if (!output().includes(text)) throw new Error(`npm start never printed ${text}:\n${output()}`);
    },
    async end(by) {
      if (npm.pid === undefined) throw new Error('npm did not start');
      if (by === 'SIGTERM') process.kill(npm.pid, 'SIGTERM');
      else process.kill(-npm.pid, 'SIGINT');
      await until({
        what: 'An end of all',
        limitMs: END_LIMIT_MS,
        isReady: () => processes.commands().length === 0,
      });
    },
  };
}

/** Where a command lies on this process's PATH, so that a stand-in on the child's does not take its place. */
function commandPath(command: string): string {
  const found = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error(`There is no ${command}`);
  return found;
}

function outputOf(child: ChildProcess): () => string {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  return () => printed;
}
