/** How a wide picture is written down. */
import type { Backdrop } from './backdrops/layers.ts';
import type { MoodScene } from './mood.ts';
import type { Motif } from './motif.ts';

/** Middle and height are shares of the picture's; the last actor is the lead. `far` blurs. */
export type Actor = {
  motif: Motif;
  x: number;
  y: number;
  tall: number;
  lean?: number;
  coat?: number;
  far?: number;
};
export type Shot = { scene: MoodScene; mood: number; backdrop: Backdrop; actors: readonly Actor[] };

/** Its middle, from the left and from the top, and its height, all as shares of the picture's. */
type Spot = readonly [x: number, y: number, tall: number];

export const who = (
  motif: Motif,
  [x, y, tall]: Spot,
  more: Pick<Actor, 'lean' | 'coat' | 'far'> = {},
): Actor => ({ motif, x, y, tall, ...more });

/** A scene and the number of its mood, what is behind, and who stands in front. */
export const shot = (
  [scene, mood]: readonly [MoodScene, number],
  backdrop: Backdrop,
  ...actors: Actor[]
): Shot => ({ scene, mood, backdrop, actors });
