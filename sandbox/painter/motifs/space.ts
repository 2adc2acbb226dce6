/** Rocket and ringed planet. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { extrude } from '../solid/extrude.ts';
import { ball, curve, lathe } from '../solid/lathe.ts';
import { type Mesh, join, place, ring } from '../solid/mesh.ts';

export const rocket = motif({
  words: /rocket|crash|hopper|dash|blast|lift off|limbo|cannon|star trek|weekend reload/i,
  make: () =>
    join(
      lathe(
        curve(
          [
            [0, 1.5, 'tip'],
            [0.2, 1.2, 'tip'],
            [0.4, 0.8, 'body'],
            [0.52, 0.2, 'body'],
            [0.46, -0.6, 'body'],
            [0.34, -0.9, 'gold'],
            [0.3, -0.98, 'gold'],
          ],
          6,
        ),
        { stuff: 'body', sides: 40 },
      ),
      place(
        lathe(
          [
            [0.24, 0.12],
            [0.36, -0.14],
            [0, -0.16],
          ],
          { stuff: 'iron', sides: 28 },
        ),
        { at: [0, -1.06, 0] },
      ),
      ring(4, () =>
        place(
          extrude(
            [
              [0, 0.35],
              [0.62, -0.35],
              [0.6, -0.85],
              [0, -0.3],
            ],
            { stuff: 'tip', depth: 0.1, bevel: 0.04 },
          ),
          { at: [0.42, -0.5, 0] },
        ),
      ),
      place(
        lathe(
          [
            [0, 0.1, 'glass'],
            [0.17, 0.08, 'gold'],
            [0.26, 0.1],
            [0.3, 0],
            [0.2, -0.1],
          ],
          { stuff: 'gold', sides: 28 },
        ),
        { turn: [84, 0, 0], at: [0, 0.45, 0.46] },
      ),
      place(
        lathe(
          curve(
            [
              [0.26, 0],
              [0.34, -0.35],
              [0.2, -0.85],
              [0, -1.3],
            ],
            5,
          ),
          { stuff: 'flame', sides: 24 },
        ),
        { at: [0, -1.18, 0] },
      ),
      place(
        lathe(
          curve(
            [
              [0.15, 0],
              [0.18, -0.25],
              [0.1, -0.5],
              [0, -0.75],
            ],
            5,
          ),
          { stuff: 'spark', sides: 20 },
        ),
        { at: [0, -1.16, 0.16] },
      ),
    ),
  coats: [
    {
      tip: { colour: hex('#e5252f'), gloss: 0.8, polish: 36 },
      body: { colour: hex('#f1f4fb'), gloss: 0.7, polish: 34 },
      glass: { colour: hex('#4ad7ff'), glow: 1 },
      flame: { colour: hex('#ff8a1c'), glow: 1.6 },
    },
    {
      tip: { colour: hex('#7a2fe0'), gloss: 0.8, polish: 36 },
      body: { colour: hex('#ffc93a'), gloss: 0.7, polish: 34 },
      glass: { colour: hex('#7dffb0'), glow: 1 },
      flame: { colour: hex('#4ae0ff'), glow: 1.5 },
    },
  ],
  turn: [10, 24, -32],
  sway: 20,
});

const planetBall = (): Mesh => {
  const globe = ball('sea', 56);
  return {
    ...globe,
    corners: globe.corners.map((corner) => {
      const [x, y, z] = corner.point;
      const bandAt = Math.sin(y * 9 + Math.sin(x * 3 + z * 2) * 0.8);
      return bandAt > 0.35
        ? { ...corner, stuff: 'cloud' }
        : bandAt < -0.55
          ? { ...corner, stuff: 'deep' }
          : corner;
    }),
  };
};

export const planet = motif({
  words: /planet|orion|cosmic|star hopper|meridian|galaxy|moon\b|luna\b|orbit|comet|space|voss/i,
  make: () =>
    join(
      place(planetBall(), { turn: [0, 0, 18] }),
      place(
        join(
          lathe(
            [
              [1.32, 0.02],
              [1.62, 0.02],
              [1.62, -0.02],
              [1.32, -0.02],
            ],
            { stuff: 'ring', sides: 80 },
          ),
          lathe(
            [
              [1.68, 0.015],
              [1.95, 0.015],
              [1.95, -0.015],
              [1.68, -0.015],
            ],
            { stuff: 'ring-b', sides: 80 },
          ),
        ),
        { turn: [14, 0, 18] },
      ),
      place(ball('moon', 24), { size: 0.2, at: [-1.5, 1, 0.3] }),
    ),
  coats: [
    planetCoat('#ff9a4a', '#ffd9a0', '#b0432c', '#ffcf8a', '#b07a4a'),
    planetCoat('#3f8cff', '#bfe4ff', '#1b2fa0', '#d7a8ff', '#6a4ad0'),
    planetCoat('#c94ad8', '#ffb8f0', '#5a1a8a', '#8affea', '#2fb0a8'),
  ],
  turn: [12, 0, 0],
  sway: 14,
});

function planetCoat(sea: string, cloud: string, deep: string, first: string, second: string) {
  return {
    sea: { colour: hex(sea), gloss: 0.3, polish: 14 },
    cloud: { colour: hex(cloud), gloss: 0.3, polish: 14 },
    deep: { colour: hex(deep), gloss: 0.3, polish: 14 },
    ring: { colour: hex(first), gloss: 0.4, glow: 0.25 },
    'ring-b': { colour: hex(second), gloss: 0.4, glow: 0.2 },
    moon: { colour: hex('#d9d4e6'), grain: 'stone' as const },
  };
}
