/** The worlds that pictures are set in, read from `scenery.json`: who plays there, before what, in which light and letters. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

export const SCENES = [
  'egypt',
  'animal',
  'fruit',
  'god',
  'adventure',
  'jewel',
  'jungle',
  'fish',
  'classic',
  'table',
] as const;
export type Scene = (typeof SCENES)[number];

/** Faces that titles are set in, as `lettering/font.ts` loads them. */
const face = v.picklist(['cinzel', 'lilita', 'skranji', 'bricolage']);
export type FaceName = v.InferOutput<typeof face>;

/** What titles are made of, as `looks.ts` knows it. */
const letterStyle = v.picklist(['gold', 'enamel', 'chrome', 'cream', 'candy', 'carved']);
export type LetterStyle = v.InferOutput<typeof letterStyle>;

export type Mood = {
  /** The sky from the top down. */
  top: string;
  middle: string;
  low: string;
  /** Light behind the subject, sparks and rims. */
  glow: string;
  /** Deepest shade: frames, silhouettes in front. */
  dark: string;
};

/** Five colours, from the top of the sky to the deepest shade. */
const mood = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}( #[\da-f]{6}){4}$/),
  v.transform((text): Mood => {
    const [top = '', middle = '', low = '', glow = '', dark = ''] = text.split(' ');
    return { top, middle, low, glow, dark };
  }),
);

const names = v.array(v.string());

const scene = v.strictObject({
  /** Motifs, of which the one is taken whose words a game's name has. */
  cast: names,
  backdrops: names,
  /** A studio prefers one or the other. */
  faces: v.tuple([face, face]),
  /** What suits the scene; a studio's own style is taken when it is among these. */
  lettering: v.array(letterStyle),
  moods: v.array(mood),
});

export const { scenes, tables } = v.parse(
  v.strictObject({
    scenes: v.strictObject(v.entriesFromList(SCENES, scene)),
    /** Motifs by the kind of table. */
    tables: v.record(v.string(), names),
  }),
  JSON.parse(readFileSync(new URL('scenery.json', import.meta.url), 'utf8')),
);

/** One of a scene's moods; their numbers begin anew when they run out. */
export function moodOf(name: Scene, number: number): Mood {
  const { moods } = scenes[name];
  const found = moods[number % moods.length];
  if (found === undefined) throw new Error(`No moods for ${name}`);
  return found;
}
