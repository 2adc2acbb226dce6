import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { DIST, NEXT_DIST, ROOT } from '../folders.mjs';
import type { BuildDigests } from './build-facts.ts';

/** Of the folders at the top, those that no build reads. All others count, so that a new one is not forgotten. */
const NO_SOURCES = new Set([
  '.cache',
  '.ci',
  '.data',
  '.git',
  '.wrangler',
  'bench',
  'dist',
  'docs',
  'e2e',
  'node_modules',
  'testing',
  'wordpress',
]);
const TEST = /\.test\.tsx?$/u;

/** Former builds, a folder each. A site that was started from one may still read it: folders once opened stay open. */
const PREVIOUS_BUILDS = path.join(DIST, 'previous');
const KEPT_PREVIOUS_BUILDS = 10;
const STAMP = path.join(DIST, 'build.json');

const stamp = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ digest: v.string(), withSandbox: v.boolean(), made: v.array(v.string()) }),
);
type Stamp = v.InferOutput<typeof stamp>;

interface Extent {
  readonly withSandbox: boolean;
}

/** Digests of every file that can change what a build makes, the icons included, and of what edge and browser share. */
export async function sourcesDigests(): Promise<BuildDigests> {
  const folders = (await readdir(ROOT)).filter((name) => !NO_SOURCES.has(name));
  return { all: await digestOf([...folders, 'dist/client-static']), shared: await digestOf(['shared']) };
}

async function digestOf(folders: readonly string[]): Promise<string> {
  const files = await Promise.all(folders.map(filesBelow));
  const hash = createHash('sha256');
  for (const file of files.flat().toSorted()) {
    hash.update(`${file}\0`).update(await readFile(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Paths of the files of a folder of this repository, or of the file itself; none where there is nothing. */
async function filesBelow(name: string): Promise<readonly string[]> {
  const top = path.join(ROOT, name);
  if (!existsSync(top)) return [];
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (entries === null) return [name];
  return entries
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules'));
}

/** Whether dist/ holds what sources of this digest make. */
export async function isBuilt(digest: string, { withSandbox }: Extent): Promise<boolean> {
  if (!existsSync(STAMP)) return false;
  const finished = parseStamp(await readFile(STAMP, 'utf8'));
  if (finished?.digest !== digest) return false;
  return (
    (finished.withSandbox || !withSandbox) && finished.made.every((name) => existsSync(path.join(DIST, name)))
  );
}

/** What a build wrote down when it was finished; `null` for a text that is not that, such as half of one. */
export function parseStamp(text: string): Stamp | null {
  const read = v.safeParse(stamp, text);
  return read.success ? read.output : null;
}

/**
 * Moves the new build to where it is served from, each folder whole, and what was there into a folder below
 * `dist/previous`; then writes down what dist/ was made of. The sandbox's pictures, which no build makes, stay where they are.
 */
export async function moveIntoPlace(digest: string, { withSandbox }: Extent): Promise<void> {
  const made = await namesOfBuild(NEXT_DIST);
  await rm(STAMP, { force: true });
  const former = path.join(PREVIOUS_BUILDS, new Date().toISOString().replaceAll(':', '-'));
  for (const name of made) {
    const [place, previous] = [path.join(DIST, name), path.join(former, name)];
    await mkdir(path.dirname(place), { recursive: true });
    await mkdir(path.dirname(previous), { recursive: true });
    if (existsSync(place)) await rename(place, previous);
    await rename(path.join(NEXT_DIST, name), place);
  }
  await rm(NEXT_DIST, { recursive: true });
  await forgetOldBuilds();
  const written: Stamp = { digest, withSandbox, made };
  // A program that is killed while it writes leaves no half of a stamp.
  const whole = `${STAMP}.next`;
  await writeFile(whole, JSON.stringify(written));
  await rename(whole, STAMP);
}

/** Their names are times: the oldest come first. */
async function forgetOldBuilds(): Promise<void> {
  const names = (await readdir(PREVIOUS_BUILDS)).toSorted();
  for (const name of names.slice(0, -KEPT_PREVIOUS_BUILDS)) {
    await rm(path.join(PREVIOUS_BUILDS, name), { recursive: true });
  }
}

/** The folders of a build; of `sandbox`, which lies among the pictures, what is in it. */
async function namesOfBuild(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  if (!names.includes('sandbox')) return names;
  const inSandbox = await readdir(path.join(folder, 'sandbox'));
  return [
    ...names.filter((name) => name !== 'sandbox'),
    ...inSandbox.map((name) => path.join('sandbox', name)),
  ];
}
