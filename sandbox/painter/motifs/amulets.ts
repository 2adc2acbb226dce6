/** Scarab, ankh, watching eye and winged sun. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { egg, hollow, hoop, limb, part, skin, twice } from '../solid/field.ts';
import { ball, disc, lathe } from '../solid/lathe.ts';
import { join, mirrored, place } from '../solid/mesh.ts';
import { wing } from './wing.ts';

export const scarab = motif({
  words: /scarab|khepri|lapis|inheritance/i,
  make: () =>
    join(
      skin(
        [
          part('shell', egg([0, -0.15, 0], [0.56, 0.7, 0.36])),
          part('shell', egg([0, 0.48, 0.02], [0.44, 0.22, 0.28]), 0.04),
          part('gold', egg([0, 0.72, 0.05], [0.26, 0.15, 0.17]), 0.04),
          part('gold', twice(limb([0.12, 0.82, 0.05], [0.3, 1, 0.1], 0.06, 0.03)), 0.04),
          hollow('gold', egg([0, -0.2, 0.36], [0.018, 0.62, 0.06]), 0.02),
          hollow('gold', egg([0, 0.31, 0.3], [0.5, 0.02, 0.09]), 0.02),
          part('gold', twice(limb([0.4, 0.35, 0], [0.8, 0.6, 0.05], 0.07, 0.05)), 0.04),
          part('gold', twice(limb([0.8, 0.6, 0.05], [0.72, 0.98, 0.12], 0.055, 0.03)), 0.03),
          part('gold', twice(limb([0.45, -0.55, 0], [0.82, -0.85, 0.05], 0.07, 0.05)), 0.04),
          part('gold', twice(limb([0.82, -0.85, 0.05], [0.7, -1.2, 0.1], 0.055, 0.03)), 0.03),
        ],
        {
          cells: 64,
          bounds: [
            [-1, -1.35, -0.6],
            [1, 1.15, 0.6],
          ],
        },
      ),
      mirrored(place(wing(['gold', 'wing', 'gold']), { at: [0.42, 0.12, -0.22], size: 1.05 })),
      place(disc(0.36, 0.16, 'sun', 'gold'), { turn: [90, 0, 0], at: [0, 1.28, 0.1] }),
    ),
  coats: [
    {
      shell: { colour: hex('#1450d8'), gloss: 0.9, polish: 40, metal: 0.25 },
      wing: { colour: hex('#12b5b0'), gloss: 0.6, polish: 26 },
      sun: { colour: hex('#e02822'), gloss: 0.9, polish: 40 },
    },
    {
      shell: { colour: hex('#0f9d5a'), gloss: 0.9, polish: 40, metal: 0.3 },
      wing: { colour: hex('#7a2bd0'), gloss: 0.6, polish: 26 },
      sun: { colour: hex('#ffd23a'), glow: 1 },
    },
    {
      shell: { colour: hex('#c0143c'), gloss: 0.9, polish: 40, metal: 0.3 },
      wing: { colour: hex('#1d3fae'), gloss: 0.6, polish: 26 },
      sun: { colour: hex('#35d6ff'), glow: 1 },
    },
  ],
  turn: [-6, 0, 0],
  sway: 16,
});

export const ankh = motif({
  words: /ankh|eternal|amunet|anuket|promise/i,
  make: () =>
    join(
      skin(
        [
          part('gold', (p) =>
            hoop(
              [0, 0.62, 0],
              0.36,
              0.14,
              [90, 0, 0],
            )([p[0] * 1.12, 0.62 + (p[1] - 0.62) * 0.86, p[2] * 0.8]),
          ),
          part('gold', limb([0, 0.2, 0], [0, -1.25, 0], 0.13, 0.23), 0.1),
          part('gold', twice(limb([0.1, 0.08, 0], [0.78, 0.1, 0], 0.12, 0.22)), 0.08),
          part('gold', egg([0, 0.08, 0.06], [0.24, 0.24, 0.2]), 0.05),
        ],
        {
          cells: 64,
          bounds: [
            [-1.1, -1.6, -0.4],
            [1.1, 1.3, 0.4],
          ],
        },
      ),
      place(
        lathe(
          [
            [0, 0.5],
            [0.7, 0.4],
            [1, 0],
            [0, -0.4],
          ],
          { stuff: 'stone-a', sides: 10, faceted: true },
        ),
        { turn: [90, 0, 0], size: 0.19, at: [0, 0.08, 0.2] },
      ),
      mirrored(
        place(
          lathe(
            [
              [0, 0.5],
              [0.7, 0.4],
              [1, 0],
              [0, -0.4],
            ],
            { stuff: 'stone-b', sides: 8, faceted: true },
          ),
          { turn: [90, 0, 0], size: 0.12, at: [0.72, 0.1, 0.16] },
        ),
      ),
      place(
        lathe(
          [
            [0, 0.5],
            [0.7, 0.4],
            [1, 0],
            [0, -0.4],
          ],
          { stuff: 'stone-b', sides: 8, faceted: true },
        ),
        { turn: [90, 0, 0], size: 0.13, at: [0, -1.2, 0.16] },
      ),
    ),
  coats: [
    { 'stone-a': { colour: hex('#f0123f'), gem: true }, 'stone-b': { colour: hex('#18c9d8'), gem: true } },
    { 'stone-a': { colour: hex('#22a8ff'), gem: true }, 'stone-b': { colour: hex('#2ee27a'), gem: true } },
  ],
  turn: [0, 0, -10],
  sway: 30,
});

export const watchingEye = motif({
  words: /watching eye|\beye\b|secret|riddle|montu/i,
  make: () =>
    join(
      skin(
        [
          part('gold', egg([0, 0.05, 0], [0.98, 0.44, 0.26])),
          hollow('enamel', egg([0, 0.05, 0.3], [0.74, 0.27, 0.24]), 0.03),
          part('gold', limb([-0.98, 0.72, 0], [0, 0.9, 0.05], 0.06, 0.1), 0.04),
          part('gold', limb([0, 0.9, 0.05], [1.2, 0.5, 0], 0.1, 0.04), 0.04),
          part('gold', limb([0.8, -0.05, 0], [1.5, -0.02, 0], 0.1, 0.04), 0.06),
          part('gold', limb([-0.15, -0.3, 0], [-0.25, -1.02, 0], 0.12, 0.03), 0.06),
          part('gold', limb([0.25, -0.28, 0], [0.85, -0.9, 0], 0.09, 0.08), 0.06),
          part('gold', hoop([0.98, -0.72, 0], 0.17, 0.07, [90, 0, 0]), 0.05),
        ],
        {
          cells: 72,
          bounds: [
            [-1.25, -1.25, -0.4],
            [1.65, 1.15, 0.5],
          ],
        },
      ),
      place(
        lathe(
          [
            [0, 1, 'pupil'],
            [0.45, 0.9, 'iris'],
            [0.85, 0.55, 'gold'],
            [1, 0],
            [0, -0.2],
          ],
          { stuff: 'gold', sides: 30 },
        ),
        { turn: [90, 0, 0], size: [0.3, 0.3, 0.2], at: [0, 0.06, 0.12] },
      ),
      place(ball('spark', 8), { size: 0.05, at: [-0.1, 0.17, 0.32] }),
    ),
  coats: [
    {
      enamel: { colour: hex('#0c2f86'), gloss: 0.6, polish: 30 },
      iris: { colour: hex('#35e3ff'), glow: 1.4 },
    },
    {
      enamel: { colour: hex('#5a0a1e'), gloss: 0.6, polish: 30 },
      iris: { colour: hex('#ffb01c'), glow: 1.4 },
    },
    {
      enamel: { colour: hex('#06463a'), gloss: 0.6, polish: 30 },
      iris: { colour: hex('#8cff4a'), glow: 1.4 },
    },
  ],
  sway: 18,
});

export const sunDisc = motif({
  words: /sun disc|rising|helios|radiant|burning|nile|delta|hathor|sobek/i,
  make: () =>
    join(
      place(disc(0.62, 0.22, 'sun', 'gold'), { turn: [90, 0, 0] }),
      place(disc(0.42, 0.1, 'gold', 'gold'), { turn: [90, 0, 0], at: [0, 0, 0.1] }),
      mirrored(place(wing(['gold', 'wing', 'gold'], 9), { at: [0.45, 0.1, -0.1], size: 1.1 })),
      skin(
        [
          part('gold', twice(limb([0.3, -0.6, 0.1], [0.62, -1.1, 0.15], 0.1, 0.07))),
          part('gold', twice(limb([0.62, -1.1, 0.15], [0.4, -1.4, 0.2], 0.08, 0.12)), 0.05),
          part('wing', twice(egg([0.4, -1.3, 0.22], [0.12, 0.22, 0.06])), 0.03),
        ],
        {
          cells: 40,
          bounds: [
            [-0.9, -1.7, -0.3],
            [0.9, -0.4, 0.5],
          ],
        },
      ),
    ),
  coats: [
    { sun: { colour: hex('#ff5a1c'), glow: 1 }, wing: { colour: hex('#1553d6'), gloss: 0.5 } },
    { sun: { colour: hex('#34d7ff'), glow: 1 }, wing: { colour: hex('#b01240'), gloss: 0.5 } },
    { sun: { colour: hex('#ffdf5a'), glow: 1.1 }, wing: { colour: hex('#0f9a86'), gloss: 0.5 } },
  ],
  sway: 16,
});
