import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCommandLine, takesNothing } from '../command-line.ts';
import { FONTS, SITE_FONTS, subsetOf } from './subset.ts';

readCommandLine(
  'npm run fonts: cuts the fonts to what the site uses; the files are committed.',
  takesNothing,
);
for (const font of SITE_FONTS) {
  const cut = await subsetOf(font);
  await writeFile(path.join(FONTS, font.file), cut);
  console.log(`  ${font.file.padEnd(28)} ${(cut.length / 1_000).toFixed(1)} KB`);
}
