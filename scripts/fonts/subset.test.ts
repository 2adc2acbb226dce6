import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FONTS, SITE_FONTS, subsetOf } from './subset.ts';

test.each(SITE_FONTS)('the committed font $file is cut from its source: npm run fonts', async (font) => {
  const committed = await readFile(path.join(FONTS, font.file));
  expect(committed.equals(await subsetOf(font))).toBe(true);
});
