/** A motif on a picture: fitted into its place, in the picture's light. */
import { hex } from './colour.ts';
import { STUFF } from './materials.ts';
import { lampsOf } from './mood.ts';
import type { Mood } from './scenery.ts';
import type { Motif } from './motif.ts';
import { type Area, fitted } from './solid/fit.ts';
import { render, type Sprite } from './solid/raster.ts';
import { roll, toByte } from './solid/tone.ts';
import type { Turn } from './solid/vector.ts';

export type Pose = { area: Area; turn: Turn; coat: number };

/** The motif in one of its coats, filling an area of a picture that is `size` pixels wide and high. */
export function figure(
  { make, coats }: Motif,
  { area, turn, coat }: Pose,
  mood: Mood,
  size: readonly [width: number, height: number],
): Sprite {
  const mesh = make();
  const materials = { ...STUFF, ...coats[coat % Math.max(1, coats.length)] };
  return render(mesh, { lamps: lampsOf(mood), materials, turn, ...fitted(mesh, turn, area) }, size);
}

/** The colour of a mood's glow, in bytes. */
export function glowOf(mood: Mood): [red: number, green: number, blue: number] {
  const [red, green, blue] = hex(mood.glow);
  return [toByte(roll(red)), toByte(roll(green)), toByte(roll(blue))];
}
