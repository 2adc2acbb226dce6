/** The faces that titles are set in, read from the packages that carry them; nothing depends on the machine's fonts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { FaceName } from '../scenery.ts';

const files = {
  /** Roman capitals, for tombs and temples. */
  cinzel: '@fontsource/cinzel/files/cinzel-latin-900-normal.woff',
  /** Round and heavy, for fruit, fish and friends. */
  lilita: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff',
  /** Cut with a knife, for jungle and adventure. */
  skranji: '@fontsource/skranji/files/skranji-latin-700-normal.woff',
  /** The house's own face, for tables and shows. */
  bricolage: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
} as const satisfies Record<FaceName, string>;

export type Face = { font: Font; capHeight: number; unitsPerEm: number };

const loaded = new Map<FaceName, Face>();
const { resolve } = createRequire(import.meta.url);

/** A face, read at its first use. Throws when its package is not installed. */
export function face(name: FaceName): Face {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const font = create(readFileSync(resolve(files[name])));
  if (!('layout' in font)) throw new Error(`${files[name]} holds no single font`);
  const capital = font.layout('H').glyphs[0]?.bbox.maxY ?? font.unitsPerEm * 0.7;
  const made = { font, capHeight: capital, unitsPerEm: font.unitsPerEm };
  loaded.set(name, made);
  return made;
}
