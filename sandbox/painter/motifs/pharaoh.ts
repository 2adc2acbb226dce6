/** The golden mask and the temple cat. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { block, type Distance, egg, hollow, hoop, limb, marking, part, skin, twice } from '../solid/field.ts';
import { join, place } from '../solid/mesh.ts';
import { ball, disc } from '../solid/lathe.ts';
import { eyes } from './eyes.ts';

/** Bands that run around at even heights, but not where `spared` is. */
const bands =
  (perUnit: number, spared: Distance, slant = 0): Distance =>
  (point) => {
    const [x, y] = point;
    const along = (y + Math.abs(x) * slant) * perUnit;
    const toBand = (Math.abs(along - Math.round(along)) - 0.22) / perUnit;
    // Steep, so that the gaps between the bands stay clean.
    return Math.max(toBand, -spared(point)) * 4;
  };

const face = egg([0, -0.02, 0.3], [0.5, 0.64, 0.42]);
const neck = limb([0, -0.5, 0.2], [0, -0.9, 0.05], 0.28, 0.34);

export const pharaoh = motif({
  words:
    /pharaoh|mask of|queen|ahmose|khafra|tomb|dynasty|nefru|meritra|nebet|tiaa|senet|mummy|two lands|mask\b/i,
  make: () =>
    join(
      skin(
        [
          part('gold', egg([0, 0.18, -0.12], [0.8, 0.74, 0.62])),
          part('gold', twice(egg([0.72, -0.42, -0.1], [0.34, 0.82, 0.3], [0, 0, 10])), 0.12),
          part('gold', twice(block([0.46, -1.12, 0.22], [0.2, 0.5, 0.12], 0.08)), 0.08),
          part(
            'lapis',
            (point) => Math.max(egg([0, -1.35, -0.15], [1.25, 0.5, 0.62])(point), point[1] + 0.92),
            0.05,
          ),
          part('face', face, 0.02),
          part('face', neck, 0.06),
          part('face', limb([0, 0.16, 0.68], [0, -0.14, 0.8], 0.07, 0.1), 0.08),
          part('lip', egg([0, -0.34, 0.7], [0.17, 0.055, 0.07]), 0.03),
          part('face', twice(egg([0.48, 0, 0.15], [0.09, 0.17, 0.1])), 0.04),
          hollow('face', twice(egg([0.2, 0.1, 0.76], [0.16, 0.09, 0.1], [0, 0, -4])), 0.06),
          part('lapis', twice(limb([0.06, 0.27, 0.68], [0.36, 0.26, 0.55], 0.035, 0.025)), 0.01),
          part('lapis', twice(limb([0.3, 0.08, 0.6], [0.52, 0.02, 0.42], 0.03, 0.02)), 0.01),
          part('lapis', limb([0, -0.6, 0.5], [0, -1.2, 0.68], 0.1, 0.15), 0.02),
          part('gold', limb([0, 0.66, 0.5], [0, 1.08, 0.62], 0.12, 0.1), 0.04),
          part('gold', egg([0, 1.1, 0.66], [0.13, 0.1, 0.14]), 0.04),
          marking(
            'lapis',
            bands(5.2, (point) => Math.min(face(point) - 0.05, neck(point) - 0.03, point[1] + 1.62), 0.5),
          ),
          marking(
            'turquoise',
            bands(6, (point) => Math.min(face(point) - 0.4, -1.02 - point[1] + 0.6)),
          ),
        ],
        {
          cells: 84,
          bounds: [
            [-1.4, -1.75, -0.9],
            [1.4, 1.3, 1.1],
          ],
        },
      ),
      eyes({ x: 0.2, y: 0.1, z: 0.56, size: 0.145, wide: 1.25 }),
    ),
  coats: [
    {
      face: { colour: hex('#f5b544'), metal: 0.65, gloss: 0.5, polish: 28 },
      lip: { colour: hex('#b96a22'), metal: 0.4 },
      iris: { colour: hex('#123a9c'), gloss: 0.9, polish: 50 },
    },
    {
      face: { colour: hex('#b97a4b'), gloss: 0.35, polish: 16 },
      lip: { colour: hex('#8a3a2b') },
      iris: { colour: hex('#1fb79a'), glow: 0.8 },
      lapis: { colour: hex('#b2163a'), gloss: 0.5, polish: 30 },
    },
    {
      face: { colour: hex('#3fbf9a'), gloss: 0.6, polish: 26 },
      lip: { colour: hex('#1a6b58') },
      iris: { colour: hex('#ffd34a'), glow: 1.2 },
      lapis: { colour: hex('#5b2a9d'), gloss: 0.5, polish: 30 },
    },
    {
      face: { colour: hex('#e9edf6'), metal: 0.7, gloss: 0.5, polish: 28 },
      lip: { colour: hex('#8ea0bf'), metal: 0.4 },
      iris: { colour: hex('#45d7ff'), glow: 1.2 },
      gold: { colour: hex('#dbe4f4'), metal: 0.9, gloss: 0.5 },
      lapis: { colour: hex('#233a7d'), gloss: 0.5, polish: 30 },
    },
  ],
  sway: 24,
  size: 1.1,
});

export const templeCat = motif({
  words: /temple cat|bastet|\bcat\b|gata|gato/i,
  make: () =>
    join(
      skin(
        [
          part('body', egg([0, -0.75, -0.2], [0.52, 0.72, 0.62])),
          part('body', egg([0, -0.2, 0.12], [0.4, 0.6, 0.38]), 0.25),
          part('body', twice(limb([0.22, -0.4, 0.35], [0.2, -1.4, 0.5], 0.17, 0.12)), 0.12),
          part('body', twice(egg([0.21, -1.42, 0.62], [0.15, 0.1, 0.2])), 0.06),
          part('body', twice(egg([0.48, -1.1, 0], [0.26, 0.42, 0.48])), 0.14),
          part('body', egg([0, 0.55, 0.26], [0.36, 0.32, 0.36]), 0.12),
          part('body', egg([0, 0.44, 0.56], [0.17, 0.13, 0.16]), 0.1),
          part('body', twice(limb([0.2, 0.75, 0.2], [0.32, 1.28, 0.1], 0.17, 0.03)), 0.08),
          hollow('gold', twice(egg([0.27, 0.98, 0.26], [0.07, 0.2, 0.08], [0, 0, -12])), 0.05),
          part('gold', hoop([0, 0.13, 0.18], 0.37, 0.075, [14, 0, 0]), 0.02),
          part('turquoise', hoop([0, 0, 0.18], 0.44, 0.07, [14, 0, 0]), 0.02),
          part('gold', hoop([0, -0.14, 0.18], 0.48, 0.06, [14, 0, 0]), 0.02),
          part('red', egg([0, -0.1, 0.66], [0.1, 0.12, 0.06]), 0.02),
          part('gold', egg([0, 0.5, 0.71], [0.05, 0.035, 0.03]), 0.01),
          part('body', limb([0.42, -1.35, -0.5], [0.95, -1.2, -0.1], 0.1, 0.09), 0.08),
          part('gold', limb([0.9, -1.22, -0.12], [1.02, -0.95, 0.02], 0.1, 0.08), 0.05),
        ],
        {
          cells: 72,
          bounds: [
            [-1.2, -1.65, -1],
            [1.2, 1.4, 1],
          ],
        },
      ),
      eyes({ x: 0.16, y: 0.58, z: 0.52, size: 0.085, white: 'iris' }),
      place(
        join(
          place(ball('gold', 12), { size: 0.07 }),
          place(disc(0.11, 0.04, 'gold'), { turn: [90, 0, 0], at: [0, -0.16, 0] }),
        ),
        { at: [0.44, 0.72, 0.2] },
      ),
    ),
  coats: [
    { body: { colour: hex('#1d1c28'), gloss: 0.8, polish: 34 }, iris: { colour: hex('#6bffb0'), glow: 1.3 } },
    { body: { colour: hex('#1b3f73'), gloss: 0.8, polish: 34 }, iris: { colour: hex('#ffd23a'), glow: 1.3 } },
    {
      body: { colour: hex('#e8b04a'), metal: 0.75, gloss: 0.6, polish: 30 },
      iris: { colour: hex('#39e6ff'), glow: 1.3 },
    },
  ],
  turn: [4, 0, 0],
  sway: 30,
});
