/** From canvases to files. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { GameEntry } from '../data/games.ts';
import { coverPath } from '../data/games-record.ts';
import { wideImagePath } from '../data/wide-images.ts';
import type { Canvas } from './canvas.ts';
import { cover } from './cover.ts';
import { wideScene } from './scenes.ts';

/** Little effort: twice the effort saves 3 % of the bytes. */
const WEBP = { quality: 80, effort: 2 } as const;
const NARROW_WIDTH = 768;

async function save(path: string, data: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
}

const pictureOf = ({ pixels, width, height }: Canvas) =>
  sharp(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    raw: { width, height, channels: 4 },
  }).removeAlpha();

export type Job =
  | { kind: 'cover'; entry: GameEntry; turn: number; isTall: boolean }
  | { kind: 'wide'; name: string };

/** The files that a job makes, relative to the media's root. */
export function filesOf(job: Job): string[] {
  if (job.kind === 'wide') return [wideImagePath(job.name), wideImagePath(job.name, NARROW_WIDTH)];
  const { id } = job.entry;
  return [coverPath(id, '1x'), coverPath(id, '2x'), ...(job.isTall ? [coverPath(id, '3x')] : [])];
}

/** Paints what a job asks for and writes its files below `root`. */
export async function perform(job: Job, root: string): Promise<void> {
  if (job.kind === 'wide') {
    const made = pictureOf(await wideScene(job.name));
    await save(join(root, wideImagePath(job.name)), await made.clone().webp(WEBP).toBuffer());
    await save(
      join(root, wideImagePath(job.name, NARROW_WIDTH)),
      await made.resize(NARROW_WIDTH).webp(WEBP).toBuffer(),
    );
    return;
  }
  const { id } = job.entry;
  const made = pictureOf(await cover(job.entry, 'wide', job.turn));
  await save(join(root, coverPath(id, '2x')), await made.clone().webp(WEBP).toBuffer());
  await save(join(root, coverPath(id, '1x')), await made.resize(290, 192).webp(WEBP).toBuffer());
  if (!job.isTall) return;
  const portrait = pictureOf(await cover(job.entry, 'tall', job.turn));
  await save(join(root, coverPath(id, '3x')), await portrait.webp(WEBP).toBuffer());
}
