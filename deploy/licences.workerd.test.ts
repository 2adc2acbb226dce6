import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DIST, ROOT, SOURCE_MAPS } from '../scripts/folders.mjs';
import { startTestSite } from '../testing/site.ts';

/** The packages that are in the browser's scripts, by what their source maps name. */
async function bundledPackages(): Promise<readonly string[]> {
  const folder = path.join(DIST, SOURCE_MAPS);
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.js.map'));
  const texts = await Promise.all(maps.map((name) => readFile(path.join(folder, name), 'utf8')));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//gu)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

test('§6 the licences of what browsers are sent are served: of each package in the scripts, and of each font', async () => {
  const site = await startTestSite();
  onTestFinished(() => site.stop());
  const answer = await site.request('/third-party-licences.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/u);
  const text = await answer.text();
  const packages = await bundledPackages();
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'fuse.js']));
  expect(packages.filter((name) => !text.includes(`## ${name} - `))).toEqual([]);
  expect(text).toContain('Apache License');
  const fonts = path.join(ROOT, 'client/styles/fonts');
  const files = await readdir(fonts);
  for (const font of files.filter((name) => name.endsWith('.woff2')))
    expect(text).toContain(await readFile(path.join(fonts, font.replace('.woff2', '.LICENSE.txt')), 'utf8'));
});
