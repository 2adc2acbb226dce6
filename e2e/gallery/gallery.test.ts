import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startJourneys } from '../../testing/browser/journeys.ts';
import { compare } from './compare.ts';
import { takePictures } from './take.ts';

const journeys = startJourneys();
const folder = mkdtempSync(path.join(tmpdir(), 'gallery-'));
afterAll(() => rmSync(folder, { recursive: true }));

const take = (name: string) =>
  takePictures(journeys.browser, {
    site: journeys.site,
    folder: path.join(folder, name),
    widths: [390],
    only: ['not-found', 'error'],
  });

it('two runs of the gallery give the same pictures, to the pixel; one that moved is found', async () => {
  const { pictures, failures } = await take('now');
  expect(failures).toEqual([]);
  // Two pages, in two languages, for guest and player.
  expect(pictures).toHaveLength(8);
  await take('before');
  const before = path.join(folder, 'before');
  expect(await compare(journeys.browser, pictures, before)).toEqual([]);

  const [first] = pictures;
  const other = pictures.find(({ group }) => group.startsWith('es'));
  if (first === undefined || other === undefined) throw new Error('no pictures');
  copyFileSync(other.file, path.join(before, path.basename(first.file)));
  const moved = await compare(journeys.browser, pictures, before);
  expect(moved.map(({ picture }) => picture)).toEqual([first]);
  expect(moved[0]?.share).toBeGreaterThan(0);
});
