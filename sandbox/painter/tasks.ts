/** What there is to paint, in the order in which it is wanted, and what of it is painted already. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { PAYMENT_METHODS } from '../content/payment-methods.ts';
import { cleanGames, entries } from '../data/catalogue.ts';
import type { GameEntry } from '../data/games.ts';
import { type Studio, studios } from '../data/studios.ts';
import { wideImages } from '../data/wide-images.ts';
import { castFor, turnsOf } from './cast.ts';
import { firstGames, firstWide, gamesInLobbyOrder } from './lobby-order.ts';

/** The clone that this is. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folders of a clone that pictures are written to: what the sandbox serves, and the site's own icons. */
export const MEDIA = 'dist/sandbox';
export const ICONS = 'dist/client-static';
const STAMPS = '.cache/painted';

/** Games near each other in the lobby that may change places, so that those of one subject are painted together. */
const NEIGHBOURS = 96;

export type Job =
  | { kind: 'cover'; entry: GameEntry; turn: number; isTall: boolean }
  | { kind: 'wide'; name: string }
  | { kind: 'icons'; brand: string }
  | { kind: 'marks'; studios: readonly Studio[]; methods: typeof PAYMENT_METHODS };

/** A job and its digest: of all that decides how its pictures look. */
export type Task = { key: string; digest: string; job: Job };

/** Which pictures: the site's own icons, those of the first screens with them, all others, or all. */
export type Share = 'icons' | 'first' | 'rest' | 'all';

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Sources of the painter that decide what is painted when, not what it looks like. */
const BOOKKEEPING = new Set(['paint.ts', 'progress.ts', 'thread.ts', 'tasks.ts', 'lobby-order.ts']);

/** One digest of everything that decides what pictures look like. */
function painterDigest(): string {
  const sources = globSync('sandbox/painter/**/*.{ts,json}', { cwd: ROOT });
  return digestOf(
    sources
      .filter((path) => !path.endsWith('.test.ts') && !BOOKKEEPING.has(basename(path)))
      .toSorted()
      .map((path) => readFileSync(join(ROOT, path), 'utf8'))
      .join('\0'),
  );
}

function covers(): { subject: string; job: Job & { kind: 'cover' } }[] {
  const tall = new Set(cleanGames.filter((game) => game.size === 'tall').map((game) => game.id));
  const turns = turnsOf(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return gamesInLobbyOrder.flatMap((id) => {
    const entry = byId.get(id);
    if (entry === undefined) return [];
    const turn = turns.get(id) ?? 0;
    const job = { kind: 'cover', entry, turn, isTall: tall.has(id) } as const;
    return [{ subject: castFor(entry, turn).subject.name, job }];
  });
}

/** The later covers, those of one subject together as far as the lobby's order is kept: a solid is made once. */
function gathered(later: ReturnType<typeof covers>): Job[] {
  const chunks = Array.from({ length: Math.ceil(later.length / NEIGHBOURS) }, (_, index) =>
    later.slice(index * NEIGHBOURS, (index + 1) * NEIGHBOURS),
  );
  return chunks.flatMap((chunk) =>
    chunk.toSorted((one, other) => one.subject.localeCompare(other.subject)).map(({ job }) => job),
  );
}

const keyOf = (job: Job): string =>
  job.kind === 'cover' ? `cover-${job.entry.id}` : job.kind === 'wide' ? job.name : job.kind;

/** What of a share has to be painted into a folder, the most wanted first. `brand` is lettered on the social card. */
export function staleTasks(share: Share, brand: string, into: string): Task[] {
  const icons: Job = { kind: 'icons', brand };
  const all = covers();
  const wide = wideImages.map(({ name }) => ({ kind: 'wide', name }) as const);
  const first: Job[] = [
    icons,
    { kind: 'marks', studios, methods: PAYMENT_METHODS },
    ...wide.filter(({ name }) => firstWide.has(name)),
    ...all.filter(({ job }) => firstGames.has(job.entry.id)).map(({ job }) => job),
  ];
  const rest: Job[] = [
    ...wide.filter(({ name }) => !firstWide.has(name)),
    ...gathered(all.filter(({ job }) => !firstGames.has(job.entry.id))),
  ];
  const jobs: Record<Share, readonly Job[]> = { icons: [icons], first, rest, all: [...first, ...rest] };
  const painter = painterDigest();
  return jobs[share]
    .map((job) => ({ key: keyOf(job), digest: digestOf(painter + JSON.stringify(job)), job }))
    .filter((task) => !isPainted(task, into));
}

/** A picture counts as painted when its stamp, written after its files, says so and none of them is gone. */
export function isPainted({ key, digest }: Task, into: string): boolean {
  const path = join(into, STAMPS, key);
  if (!existsSync(path)) return false;
  const [painted, ...files] = readFileSync(path, 'utf8').split('\n');
  return painted === digest && files.every((file) => existsSync(join(into, file)));
}

/** Notes that a task's files are all there. */
export function stamp({ key, digest }: Task, files: readonly string[], into: string): void {
  writeWhole(join(into, STAMPS, key), [digest, ...files].join('\n'));
}

/** Writes a file so that a reader sees the old one or the new one, never a part; two painters may write it at once. */
export function writeWhole(path: string, data: Buffer | string): void {
  const unfinished = `${path}.${process.pid}.${threadId}.part`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, data);
  renameSync(unfinished, path);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return true;
    return false;
  }
}

/** Removes what painters left that were ended in the middle of a file. */
export function sweep(into: string): void {
  for (const folder of [MEDIA, ICONS, STAMPS].map((name) => join(into, name))) {
    for (const path of globSync('**/*.part', { cwd: folder })) {
      if (!isRunning(Number(basename(path).split('.').at(-3)))) rmSync(join(folder, path), { force: true });
    }
  }
}
