import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { asDataUrl } from './sheets.ts';
import type { Picture } from './take.ts';

/** A picture that is not what it was. */
export interface Moved {
  readonly picture: Picture;
  /** Null: there was none. */
  readonly before: string | null;
  /** Of its pixels, from 0 to 1. */
  readonly share: number;
}

/** Which pictures differ from those of the same name in another folder, those that differ most first. */
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
      moved.push({ picture, before: null, share: 1 });
    } else if (!readFileSync(before).equals(readFileSync(picture.file))) {
      const share = await page.evaluate(shareOfPixels, [asDataUrl(before), asDataUrl(picture.file)] as const);
      if (share > 0) moved.push({ picture, before, share });
    }
  }
  await page.close();
  return moved.toSorted((one, other) => other.share - one.share);
}

/** Runs in the page. A pixel counts when a channel differs by more than what rounding makes of it. */
async function shareOfPixels([before, after]: readonly [string, string]): Promise<number> {
  const TOLERANCE = 8;
  const read = async (url: string) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  };
  const images = await Promise.all([read(before), read(after)]);
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [one, other] = images.map((image) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  });
  if (one === undefined || other === undefined) throw new Error('two pictures are compared');
  let differing = 0;
  for (let at = 0; at < one.length; at += 4) {
    for (let channel = at; channel < at + 3; channel += 1) {
      if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) <= TOLERANCE) continue;
      differing += 1;
      break;
    }
  }
  return differing / (width * height);
}
