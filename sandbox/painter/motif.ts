/** A motif is what a cover is about: a solid, the coats it can wear, and how it likes to stand. They lie in `motifs/`. */
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { materials } from './materials.ts';
import type { Materials } from './solid/light.ts';
import type { Mesh } from './solid/mesh.ts';
import { modeller } from './solid/model.ts';
import type { Turn } from './solid/vector.ts';

const number = v.number();

const motifSchema = v.strictObject({
  /** Patterns of names of games that ask for it, with commas between: the earlier one is found, the more it is meant. */
  words: v.pipe(
    v.string(),
    v.transform((text) => text.split(', ')),
  ),
  /** How it stands when it faces the viewer, in degrees. */
  turn: v.optional(v.tuple([number, number, number])),
  /** How far it may turn to either side, in degrees. */
  sway: v.optional(number),
  /** Different colourings of the same solid; the first is the usual one. */
  coats: v.optional(v.array(v.record(v.string(), v.string()))),
  /** What in a name asks for which coat, in the order of the coats. */
  coatWords: v.optional(v.array(v.string())),
  solid: v.unknown(),
});

const fileSchema = v.strictObject({
  /** Solids, and lists of parts, that several motifs are made with. */
  shapes: v.optional(v.record(v.string(), v.unknown()), {}),
  motifs: v.record(v.string(), motifSchema),
});

export type Motif = {
  name: string;
  /** All its words in one text, which moods are chosen by. */
  hint: string;
  words: readonly RegExp[];
  /** The solid, made at the first call: it can take a tenth of a second. */
  make: () => Mesh;
  coats: readonly Materials[];
  coatWords: readonly RegExp[];
  turn: Turn;
  sway: number;
};

const USUAL_SWAY = 24;

const folder = new URL('motifs/', import.meta.url);
const files = readdirSync(folder)
  .toSorted()
  .map((file) => v.parse(fileSchema, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
const solidOf = modeller(Object.assign({}, ...files.map(({ shapes }) => shapes)));

const pattern = (source: string): RegExp => new RegExp(source, 'i');

function read(name: string, source: v.InferOutput<typeof motifSchema>): Motif {
  const { words, turn = [0, 0, 0], sway = USUAL_SWAY, coats = [], coatWords = [], solid } = source;
  let made: Mesh | undefined;
  return {
    name,
    hint: words.join('|'),
    words: words.map(pattern),
    coats: coats.map(materials),
    coatWords: coatWords.map(pattern),
    turn,
    sway,
    make: () => {
      made ??= solidOf(solid);
      return made;
    },
  };
}

/** Every motif by its name. */
export const motifs: ReadonlyMap<string, Motif> = new Map(
  files.flatMap((file) =>
    Object.entries(file.motifs).map(([name, source]) => [name, read(name, source)] as const),
  ),
);

/** The motif of that name. Throws when there is none. */
export function motif(name: string): Motif {
  const found = motifs.get(name);
  if (found === undefined) throw new Error(`No motif is called ${name}`);
  return found;
}

/** How much a name asks for a motif: 0 is by its own noun, more is by an allusion, `Infinity` is not at all. */
export function distanceTo(name: string, wanted: Motif): number {
  const found = wanted.words.findIndex((word) => word.test(name));
  return found < 0 ? Infinity : found;
}
