import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../folders.mjs';
import { FONTS, SITE_FONTS, subsetOf } from './subset.ts';

test.each(SITE_FONTS)('the committed font $file is cut from its source: npm run fonts', async (font) => {
  const committed = await readFile(path.join(FONTS, font.file));
  expect(committed.equals(await subsetOf(font))).toBe(true);
});

/** Of all style sheets, what `pattern` matches. */
function declarationsOf(pattern: RegExp): readonly string[] {
  return readdirSync(path.join(ROOT, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(path.join(ROOT, 'client', file), 'utf8').match(pattern) ?? []);
}

test('styles ask for no feature of a font that was cut away', () => {
  const declarations = declarationsOf(/font-(?:variant|feature)[a-z-]*: [^;]*/gu);
  expect(declarations.length).toBeGreaterThan(10);
  expect(new Set(declarations)).toEqual(new Set(['font-variant-numeric: tabular-nums']));
});

test('titles are set in the one weight that their font has', () => {
  const tokens = readFileSync(path.join(ROOT, 'client/styles/tokens.css'), 'utf8');
  const titles = SITE_FONTS.find(({ file }) => file === 'bricolage-grotesque.woff2');
  expect(tokens).toContain(`--title-weight: ${String(titles?.weights)};`);
  const declarations = declarationsOf(/font: [^;]*var\(--title\)/gu);
  expect(declarations.length).toBeGreaterThan(20);
  expect(declarations.filter((declaration) => !declaration.includes('var(--title-weight)'))).toEqual([]);
});
