import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { isPhone } from '../../testing/browser/windows.ts';
import type { Picture } from './take.ts';

/** Widths of the pictures on a sheet, in px. */
const THUMBNAIL_PX = { narrow: 260, wide: 560 } as const;

/** Writes a contact sheet (PNG) for each width, language and person or engine; gives their files. */
export async function writeSheets(
  browser: Browser,
  folder: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  const groups = Map.groupBy(pictures, ({ width, group }) => `${width}-${group}`);
  const files: string[] = [];
  for (const [group, members] of groups) {
    const entries = members.map((one) => ({ title: one.screen, files: [one.file], width: one.width }));
    files.push(await writeSheet(browser, path.join(folder, `sheet-${group}.png`), entries));
  }
  return files;
}

export interface SheetEntry {
  readonly title: string;
  /** One picture; or one before, one of where they differ, and one after. */
  readonly files: readonly string[];
  readonly width: number;
}

/** Writes one sheet; gives its file. */
export async function writeSheet(
  browser: Browser,
  file: string,
  entries: readonly SheetEntry[],
): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 2_400, height: 1_000 } });
  const figures = entries.map(({ title, files, width }) => {
    const px = isPhone(width) ? THUMBNAIL_PX.narrow : THUMBNAIL_PX.wide;
    const images = files.map((one) => `<img width="${px}" src="${asDataUrl(one)}">`).join('');
    return `<figure><figcaption>${title}</figcaption>${images}</figure>`;
  });
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:16px;align-items:start;margin:16px;background:#777;font:14px sans-serif}
      figure{margin:0}img{display:inline-block;vertical-align:top;margin-right:4px}</style>${figures.join('')}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  await page.close();
  return file;
}

export function asDataUrl(file: string): string {
  return `data:image/png;base64,${readFileSync(file).toString('base64')}`;
}
