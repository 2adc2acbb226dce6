/** From canvases to files. */
import { join } from 'node:path';
import sharp from 'sharp';
import { coverPath } from '../data/games-record.ts';
import { wideImagePath } from '../data/wide-images.ts';
import type { Canvas } from './canvas.ts';
import { cover } from './cover.ts';
import { icons } from './icons.ts';
import { paymentLogos, providerLogos } from './marks.ts';
import { wideScene } from './scenes.ts';
import { ICONS, type Job, MEDIA, writeWhole } from './tasks.ts';

/** Little effort: twice the effort saves 3 % of the bytes. */
const WEBP = { quality: 80, effort: 2 } as const;
/** A page's largest picture decides when it is painted: a fifth lighter, and nobody sees it beside the other. */
const WIDE_WEBP = { quality: 72, effort: 4 } as const;
const NARROW_WIDTH = 768;

type File = readonly [path: string, data: Buffer | string];

const pictureOf = ({ pixels, width, height }: Canvas) =>
  sharp(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    raw: { width, height, channels: 4 },
  }).removeAlpha();

async function coverFiles({ entry, turn, isTall }: Job & { kind: 'cover' }): Promise<File[]> {
  const made = pictureOf(await cover(entry, 'wide', turn));
  const files: File[] = [
    [coverPath(entry.id, '2x'), await made.clone().webp(WEBP).toBuffer()],
    [coverPath(entry.id, '1x'), await made.resize(290, 192).webp(WEBP).toBuffer()],
  ];
  if (isTall) {
    const portrait = pictureOf(await cover(entry, 'tall', turn));
    files.push([coverPath(entry.id, '3x'), await portrait.webp(WEBP).toBuffer()]);
  }
  return files;
}

async function wideFiles(name: string): Promise<File[]> {
  const made = pictureOf(await wideScene(name));
  return [
    [wideImagePath(name), await made.clone().webp(WIDE_WEBP).toBuffer()],
    [wideImagePath(name, NARROW_WIDTH), await made.resize(NARROW_WIDTH).webp(WIDE_WEBP).toBuffer()],
  ];
}

function markFiles({ studios, methods }: Job & { kind: 'marks' }): File[] {
  const folders = { providers: providerLogos(studios), payments: paymentLogos(methods) };
  return Object.entries(folders).flatMap(([folder, marks]) =>
    [...marks].map(([slug, svg]): File => [`/media/${folder}/${slug}.svg`, svg]),
  );
}

async function filesOf(job: Job): Promise<File[]> {
  switch (job.kind) {
    case 'cover':
      return coverFiles(job);
    case 'wide':
      return wideFiles(job.name);
    case 'marks':
      return markFiles(job);
    case 'icons':
      return icons(job.brand);
  }
}

/** Paints what a job asks for and writes its files whole; gives their paths below `into`. */
export async function perform(job: Job, into: string): Promise<string[]> {
  const folder = job.kind === 'icons' ? ICONS : MEDIA;
  const files = await filesOf(job);
  return files.map(([name, data]) => {
    const path = join(folder, name);
    writeWhole(join(into, path), data);
    return path;
  });
}
