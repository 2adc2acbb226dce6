import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a browser loads before the home page is interactive: Brotli 11 for files, 5 for the HTML. */
export interface PageSizes {
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly tiles: number;
}

export async function pageSizes(origin: string): Promise<PageSizes> {
  const html = await (await fetch(`${origin}/`)).text();
  const styles = matches(html, /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"/gu);
  const scripts = new Set([
    ...matches(html, /<link rel="modulepreload"[^>]*href="(\/assets\/[^"]+)"/gu),
    ...matches(html, /import "(\/assets\/[^"]+)"/gu),
  ]);
  return {
    html: brotli(html, 5),
    script: await total(origin, [...scripts]),
    style: await total(origin, styles),
    tiles: matches(html, /data-game-id="(\d+)"/gu).length,
  };
}

async function total(origin: string, files: readonly string[]): Promise<number> {
  let sum = 0;
  for (const file of files) {
    const response = await fetch(origin + file, { headers: { 'accept-encoding': 'identity' } });
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    sum += brotli(await response.text(), 11);
  }
  return sum;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => (match[1] === undefined ? [] : [match[1]]));
}

function brotli(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
