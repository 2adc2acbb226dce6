import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { filesOf } from '../http/document-files.ts';
import { textOf, transfer } from '../http/as-browsers-ask.ts';

/** Bytes that a browser is sent before the home page is interactive, as they travel. */
export interface PageSizes {
  /** The document as it is kept: compressed at the best quality. */
  readonly document: number;
  /** The same without the styles that it carries. */
  readonly html: number;
  readonly script: number;
  /** The styles by themselves. */
  readonly style: number;
  readonly tiles: number;
}

/** A page is packed soon at first; how often it is asked for until it is packed well. */
const ASKED = 20;
const BETWEEN_MS = 250;

export async function pageSizes(origin: string): Promise<PageSizes> {
  const html = textOf(await transfer(`${origin}/`));
  const { entry, imported, styles } = filesOf(html);
  return {
    document: await smallest(`${origin}/`),
    html: brotliCompressSync(html.replaceAll(/<style[^>]*>.*?<\/style>/gsu, '')).length,
    script: await total(origin, [entry, ...imported]),
    style: brotliCompressSync(styles).length,
    tiles: [...html.matchAll(/data-game-id="\d+"/gu)].length,
  };
}

async function smallest(url: string): Promise<number> {
  let size = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ASKED; round += 1) {
    size = Math.min(size, (await transfer(url)).sent.length);
    await sleep(BETWEEN_MS);
  }
  return size;
}

async function total(origin: string, files: readonly string[]): Promise<number> {
  let sum = 0;
  for (const file of files) {
    const { status, sent } = await transfer(origin + file);
    if (status !== 200) throw new Error(`${file} answered ${status}`);
    sum += sent.length;
  }
  return sum;
}
