import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { asDataUrl } from './sheets.ts';
import type { Picture } from './take.ts';

/** A picture that is not what it was. */
export interface Moved {
  readonly picture: Picture;
  /** What it was, and where the two differ. None: there was none. */
  readonly before: readonly string[];
  /** Of its pixels, from 0 to 1. */
  readonly share: number;
}

/** Which pictures differ from those of the same name in another folder, by a single pixel, those that differ most first. */
export async function compare(
  browser: Browser,
  pictures: readonly Picture[],
  otherFolder: string,
): Promise<Moved[]> {
  const page = await browser.newPage();
  const moved: Moved[] = [];
  for (const picture of pictures) {
    const before = path.join(otherFolder, path.basename(picture.file));
    if (!existsSync(before)) {
      moved.push({ picture, before: [], share: 1 });
    } else if (!readFileSync(before).equals(readFileSync(picture.file))) {
      const { share, marked } = await page.evaluate(difference, [
        asDataUrl(before),
        asDataUrl(picture.file),
      ] as const);
      if (share === 0) continue;
      const places = before.replace(/\.png$/u, '.moved.png');
      writeFileSync(places, Buffer.from(marked, 'base64'));
      moved.push({ picture, before: [before, places], share });
    }
  }
  await page.close();
  return moved.toSorted((one, other) => other.share - one.share);
}

/** Runs in the page. The share of pixels that differ in any channel by any amount, and the picture with these marked. */
async function difference([before, after]: readonly [string, string]): Promise<{
  readonly share: number;
  readonly marked: string;
}> {
  const read = async (url: string) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  };
  const images = await Promise.all([read(before), read(after)]);
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  const [one, other] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  if (one === undefined || other === undefined) throw new Error('two pictures are compared');
  const words = new Uint32Array(one.data.buffer);
  const others = new Uint32Array(other.data.buffer);
  // Opaque magenta, as a word of little-endian RGBA.
  const MARK = 0xff_ff_00_ff;
  let differing = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === others[at]) continue;
    differing += 1;
    others[at] = MARK;
  }
  context.putImageData(other, 0, 0);
  return {
    share: differing / (width * height),
    marked: canvas.toDataURL('image/png').replace(/^.*,/u, ''),
  };
}
