/** How a studio's covers differ from another's: face, lettering, frame, grade and the corner it signs in. */
import { hash } from '../data/catalogue-seed.ts';
import { hex, mix } from './colour.ts';
import type { Letters } from './lettering/relief.ts';
import { type FaceName, type LetterStyle, type Mood, type Scene, scenes } from './scenery.ts';

export type Look = {
  frame: (typeof FRAMES)[number];
  /** The studio's own colour: frame, signature. */
  ink: string;
  letters: LetterStyle;
  /** Which of a scene's two faces it prefers. */
  secondFace: boolean;
  upperCase: boolean;
  saturation: number;
  contrast: number;
  vignette: number;
  signature: 'top-left' | 'top-right';
};

const FRAMES = ['none', 'hairline', 'brackets', 'none', 'band', 'double', 'border', 'none'] as const;
const LETTERS: readonly LetterStyle[] = ['gold', 'enamel', 'cream', 'candy', 'chrome', 'carved', 'gold'];
const INKS = '#f2b84b #6fd3ff #ff6f91 #9be38a #c79bff #ff9b5a #5ce0c6 #ffd9e6 #8fa8ff #ffe27a'.split(' ');

/** The look of the studio with this slug; the same for all its games. */
export function lookOf(slug: string): Look {
  const of = <T>(list: readonly T[], salt: number): T => {
    const found = list[hash(slug, salt) % list.length];
    if (found === undefined) throw new Error('A look needs something to choose from');
    return found;
  };
  return {
    frame: of(FRAMES, 11),
    ink: of(INKS, 2),
    letters: of(LETTERS, 3),
    secondFace: hash(slug, 4) % 2 === 1,
    upperCase: hash(slug, 5) % 3 !== 0,
    saturation: 1.08 + (hash(slug, 6) % 5) * 0.05,
    contrast: 1.02 + (hash(slug, 7) % 4) * 0.03,
    vignette: 0.5 + (hash(slug, 8) % 4) * 0.1,
    signature: hash(slug, 9) % 2 === 0 ? 'top-left' : 'top-right',
  };
}

/** The face of a title: a scene has two, of which a studio prefers one. */
export const faceOf = (scene: Scene, look: Look): FaceName => scenes[scene].faces[look.secondFace ? 1 : 0];

/** What a title is made of: the studio's own style where it suits the scene, else one that does. */
export function letterStyle(scene: Scene, { letters }: Look, chance: number): LetterStyle {
  const { lettering } = scenes[scene];
  return lettering.includes(letters) && chance % 3 !== 0
    ? letters
    : (lettering[chance % lettering.length] ?? 'gold');
}

/** How the letters of a title are made, in the light of its mood. */
export function lettersOf(style: LetterStyle, mood: Mood): Letters {
  const dark = mix(hex(mood.dark), [0.01, 0.006, 0.02], 0.35);
  const shape = { rimWidth: 0.075, edgeWidth: 0.1, depth: 0.13, bevel: 0.115 };
  const metal = { metal: 0.86, gloss: 0.5, polish: 30 };
  switch (style) {
    case 'gold':
      return {
        ...shape,
        top: hex('#ffe9a0'),
        foot: hex('#f09a1c'),
        material: metal,
        rim: hex('#8a4a12'),
        edge: dark,
      };
    case 'chrome':
      return {
        ...shape,
        top: hex('#ffffff'),
        foot: hex('#9fb4d8'),
        material: metal,
        rim: mix(hex(mood.middle), [0.02, 0.03, 0.08], 0.4),
        edge: dark,
      };
    case 'enamel':
      return {
        ...shape,
        top: mix(hex(mood.glow), [1, 1, 1], 0.25),
        foot: hex(mood.low),
        material: { gloss: 0.7, polish: 26 },
        rim: hex('#ffc24a'),
        rimWidth: 0.09,
        edge: dark,
      };
    case 'cream':
      return {
        ...shape,
        top: hex('#ffffff'),
        foot: mix(hex(mood.glow), hex('#ffe7b8'), 0.4),
        material: { gloss: 0.35, polish: 16 },
        rim: mix(hex(mood.middle), hex(mood.dark), 0.35),
        edge: dark,
        bevel: 0.09,
      };
    case 'candy':
      return {
        ...shape,
        top: hex('#fff3a8'),
        foot: hex('#ff5a9a'),
        material: { gloss: 0.9, polish: 34 },
        rim: hex('#ffffff'),
        rimWidth: 0.1,
        edge: mix(hex(mood.middle), hex(mood.dark), 0.5),
        depth: 0.16,
      };
    case 'carved':
      return {
        ...shape,
        top: mix(hex(mood.glow), hex('#f0d8a0'), 0.5),
        foot: mix(hex(mood.low), hex('#8a5a20'), 0.5),
        material: { gloss: 0.3, polish: 14, grain: 'stone' },
        rim: hex('#3a2008'),
        edge: dark,
        bevel: 0.15,
        depth: 0.16,
      };
  }
}
