/** The bearded god, the goddess and the helmet that either might wear. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { type Distance, egg, hollow, hoop, limb, type Part, part, skin, twice } from '../solid/field.ts';
import { join, type Mesh, mirrored, place, ring } from '../solid/mesh.ts';
import { extrude } from '../solid/extrude.ts';
import { ball, disc, lathe } from '../solid/lathe.ts';
import { smooth, star } from '../solid/outline.ts';
import { eyes } from './eyes.ts';

const hair = (colour: string) => ({ colour: hex(colour), gloss: 0.28, polish: 12, grain: 'fur' as const });

const coat = (skinColour: string, hairColour: string, robe: string, iris: string) => ({
  skin: { colour: hex(skinColour), gloss: 0.3, polish: 14 },
  lip: { colour: hex('#9c4638'), gloss: 0.3 },
  hair: hair(hairColour),
  robe: { colour: hex(robe), gloss: 0.25, polish: 12 },
  iris: { colour: hex(iris), glow: 1.3 },
  white: { colour: hex(iris), glow: 0.85 },
});

const fair = (
  skinColour: string,
  hairColour: string,
  robe: string,
  iris: string,
  lip: string,
  gem: string,
) => ({
  ...coat(skinColour, hairColour, robe, iris),
  lip: { colour: hex(lip), gloss: 0.8, polish: 30 },
  lash: { colour: hex('#1d1218'), gloss: 0.3 },
  white: { colour: hex('#fbf8f4'), gloss: 0.8, polish: 50 },
  iris: { colour: hex(iris), gloss: 0.9, polish: 60, glow: 0.25 },
  gem: { colour: hex(gem), gloss: 1, polish: 60, glow: 0.4 },
});

const features = (): Part[] => [
  part('skin', egg([0, 0.15, 0.1], [0.52, 0.66, 0.52])),
  part('skin', limb([0, 0.22, 0.58], [0, -0.06, 0.72], 0.08, 0.13), 0.1),
  part('skin', twice(egg([0.11, -0.09, 0.66], [0.09, 0.075, 0.09])), 0.06),
  part('skin', twice(egg([0.3, -0.08, 0.42], [0.17, 0.13, 0.15])), 0.12),
  part('skin', twice(limb([0.07, 0.33, 0.58], [0.4, 0.36, 0.42], 0.085, 0.06)), 0.1),
  hollow('skin', twice(egg([0.21, 0.2, 0.62], [0.14, 0.1, 0.11])), 0.07),
  part('skin', twice(egg([0.51, 0.12, 0.05], [0.08, 0.16, 0.12])), 0.04),
];

function lock(x: number, y: number, z: number, long: number, wave: number): Part[] {
  const [mx, my, mz] = [x * 1.12 + wave * 0.1, y - long * 0.5, z + 0.06];
  return [
    part('hair', twice(limb([x, y, z], [mx, my, mz], 0.15, 0.13)), 0.05),
    part('hair', twice(limb([mx, my, mz], [x * 1.05 - wave * 0.16, y - long, z], 0.13, 0.02)), 0.05),
  ];
}

const laurel = (): Mesh =>
  place(
    ring(20, (index) =>
      place(
        extrude(
          smooth([
            [0, 0],
            [0.1, 0.16],
            [0, 0.38],
            [-0.1, 0.16],
          ]),
          { stuff: 'gold', depth: 0.05, bevel: 0.02, swell: 0.5 },
        ),
        {
          at: [0, index % 2 === 0 ? -0.06 : -0.16, 0.66],
          turn: [-18, 0, index % 2 === 0 ? 24 : -24],
        },
      ),
    ),
    { at: [0, 0.5, 0.02], size: [0.92, 1, 0.95] },
  );

export const thunderGod = motif({
  words:
    /zeus|odin|poseidon|thor\b|titan|throne|wrath|oath|furia|hades|loki|marble hill|judgement|chronicles|hall of/i,
  make: () =>
    join(
      skin(
        [
          ...features(),
          part('robe', egg([0, -1.35, -0.2], [1.25, 0.55, 0.6])),
          part('skin', limb([0, -0.4, 0], [0, -1, -0.1], 0.34, 0.4), 0.1),
          part('hair', egg([0, 0.42, -0.16], [0.62, 0.5, 0.56]), 0.06),
          ...lock(0.5, 0.4, -0.05, 1, 1),
          ...lock(0.58, 0.2, -0.3, 1.25, -1),
          ...lock(0.4, 0.05, -0.45, 1.3, 1),
          part('hair', twice(limb([0.44, 0, 0.3], [0.36, -0.36, 0.45], 0.13, 0.16)), 0.08),
          part('hair', egg([0, -0.48, 0.42], [0.38, 0.3, 0.3]), 0.1),
          ...lock(0.1, -0.45, 0.6, 0.85, 1),
          ...lock(0.3, -0.42, 0.48, 0.75, -1),
          ...lock(0.2, -0.5, 0.42, 1, 1),
          part('hair', twice(limb([0.05, -0.17, 0.7], [0.36, -0.36, 0.54], 0.08, 0.03)), 0.04),
          part('hair', twice(limb([0.07, 0.36, 0.6], [0.42, 0.44, 0.4], 0.06, 0.03)), 0.02),
          hollow('lip', egg([0, -0.3, 0.72], [0.13, 0.035, 0.1]), 0.03),
        ],
        {
          cells: 78,
          bounds: [
            [-1.4, -1.75, -1],
            [1.4, 1.1, 1.05],
          ],
        },
      ),
      laurel(),
      eyes({ x: 0.205, y: 0.21, z: 0.475, size: 0.11 }),
      mirrored(place(disc(0.24, 0.12, 'gold'), { turn: [70, 0, -20], at: [0.85, -1, 0.3] })),
    ),
  coats: [
    coat('#e0a27a', '#f2f0f2', '#e9e6f0', '#57d8ff'),
    coat('#3f9fb0', '#0f5a70', '#124a5e', '#9dffcf'),
    coat('#d99a6a', '#b5461c', '#4a2c1c', '#ffcf3a'),
    coat('#e7e2e6', '#e7e2e6', '#d7d0dc', '#8a5bff'),
    coat('#c98d62', '#2b2430', '#7a1530', '#ff5a2a'),
  ],
  sway: 24,
  size: 1.08,
});

/** A narrower face than the god's: high cheeks, a small nose, lips of their own colour, lashes. */
const gentle = (): Part[] => [
  part('skin', egg([0, 0.2, 0.08], [0.45, 0.56, 0.48])),
  part('skin', egg([0, -0.2, 0.2], [0.27, 0.29, 0.32]), 0.16),
  part('skin', egg([0, -0.37, 0.38], [0.13, 0.1, 0.12]), 0.12),
  part('skin', twice(egg([0.25, -0.02, 0.38], [0.15, 0.14, 0.13])), 0.14),
  part('skin', limb([0, 0.2, 0.54], [0, -0.02, 0.63], 0.04, 0.062), 0.07),
  part('skin', twice(egg([0.05, -0.045, 0.6], [0.045, 0.035, 0.05])), 0.04),
  hollow('skin', twice(egg([0.18, 0.15, 0.6], [0.14, 0.09, 0.09])), 0.08),
  part('lip', twice(limb([0.02, -0.17, 0.545], [0.135, -0.19, 0.475], 0.03, 0.012)), 0.01),
  part('lip', egg([0, -0.222, 0.505], [0.105, 0.03, 0.05]), 0.01),
];

export const goddess = motif({
  words: /goddess|hera|athena|artemis|freya|selene|aphrodite|oracle|blessing|ragnhild|gift|feast|sacred/i,
  make: () =>
    join(
      skin(
        [
          ...gentle(),
          part('robe', egg([0, -1.5, -0.2], [1, 0.55, 0.5])),
          part('skin', limb([0, -0.35, 0.02], [0, -1.05, -0.1], 0.19, 0.25), 0.1),
          part('skin', twice(limb([0.2, -1.05, -0.1], [0.75, -1.22, -0.15], 0.2, 0.22)), 0.12),
          part('skin', egg([0, -1.2, 0], [0.5, 0.3, 0.3]), 0.15),
          part('hair', egg([0, 0.46, -0.14], [0.58, 0.5, 0.54]), 0.04),
          part('hair', twice(limb([0.06, 0.74, 0.36], [0.46, 0.36, 0.34], 0.16, 0.15)), 0.05),
          part('hair', twice(limb([0.46, 0.36, 0.3], [0.5, -0.1, 0.22], 0.14, 0.13)), 0.05),
          ...lock(0.5, 0.1, 0.14, 1.25, 1),
          ...lock(0.58, 0.15, -0.12, 1.7, -1),
          ...lock(0.5, 0, -0.36, 1.8, 1),
          ...lock(0.3, -0.2, -0.45, 1.7, -1),
          part('lash', twice(limb([0.075, 0.215, 0.565], [0.19, 0.25, 0.545], 0.018, 0.024)), 0.006),
          part('lash', twice(limb([0.19, 0.25, 0.545], [0.345, 0.21, 0.42], 0.024, 0.016)), 0.006),
          part('hair', twice(limb([0.07, 0.36, 0.555], [0.34, 0.4, 0.42], 0.026, 0.014)), 0.01),
          part('gold', hoop([0, 0.58, -0.04], 0.57, 0.055, [18, 0, 0]), 0.02),
          part('gold', hoop([0, -0.86, -0.08], 0.29, 0.06, [12, 0, 0]), 0.02),
          part('gem', egg([0, -0.93, 0.24], [0.09, 0.11, 0.06]), 0.01),
        ],
        {
          cells: 84,
          bounds: [
            [-1.35, -1.95, -1],
            [1.35, 1.15, 0.95],
          ],
        },
      ),
      place(extrude(star(8, 0.26, 0.1), { stuff: 'gold', depth: 0.1, bevel: 0.04 }), {
        at: [0, 0.8, 0.52],
        turn: [-18, 0, 0],
      }),
      place(ball('gem', 14), { size: 0.08, at: [0, 0.81, 0.58] }),
      eyes({ x: 0.185, y: 0.145, z: 0.455, size: 0.105, wide: 1.28 }),
    ),
  coats: [
    fair('#f3c4a2', '#ffcf5a', '#f2eef8', '#2f8fd8', '#d8344e', '#2f7bff'),
    fair('#b9794f', '#1f1826', '#15807c', '#6b3a12', '#a8243a', '#ff3a5a'),
    {
      ...fair('#d3dcf8', '#eef2ff', '#5566c9', '#8a5bff', '#8a63c9', '#b58aff'),
      white: { colour: hex('#ffffff'), glow: 0.3 },
    },
    fair('#efbd98', '#b8401c', '#2f7a3a', '#2f9a4a', '#c5303c', '#3ae08a'),
  ],
  sway: 22,
  size: 1.05,
});

/** A brush of horsehair from ear to ear. */
const crest: Distance = ([x, y, z]) => {
  const angle = Math.atan2(x, y - 0.15);
  const around = Math.hypot(x, y - 0.15);
  const hairs = 0.035 * Math.sin(angle * 46);
  return Math.max(Math.abs(around - 1.12) - 0.36 + hairs, Math.abs(z + 0.05) - 0.13, Math.abs(angle) - 1.5);
};

export const helm = motif({
  words: /helm|ares|sons of|shield|trial|apollo|spart|warrior|\bvs\b/i,
  make: () =>
    join(
      skin(
        [
          part('bronze', egg([0, 0.2, -0.05], [0.7, 0.78, 0.78])),
          part('bronze', limb([0, 0, -0.05], [0, -0.85, -0.1], 0.64, 0.6), 0.2),
          hollow('dark', twice(egg([0.29, 0.06, 0.62], [0.21, 0.12, 0.4], [0, 0, -14])), 0.05),
          hollow('dark', egg([0, -0.75, 0.5], [0.15, 0.72, 0.6]), 0.05),
          part('gold', limb([0, 0.62, 0.62], [0, -0.24, 0.8], 0.07, 0.1), 0.05),
          part('gold', twice(limb([0.06, 0.3, 0.72], [0.55, 0.28, 0.42], 0.06, 0.05)), 0.03),
          part('gold', (p) => Math.max(hoop([0, -1.42, -0.08], 0.62, 0.07)(p), -10), 0.03),
          part('plume', crest, 0.02),
          part('gold', twice(egg([0.66, 0.02, 0], [0.08, 0.2, 0.2])), 0.03),
        ],
        {
          cells: 80,
          bounds: [
            [-1.6, -1.65, -0.95],
            [1.6, 1.75, 1.35],
          ],
        },
      ),
      mirrored(place(ball('iris', 14), { size: 0.09, at: [0.26, 0.04, 0.42] })),
      place(
        lathe(
          [
            [0, 0.5],
            [0.7, 0.4],
            [1, 0],
            [0, -0.4],
          ],
          { stuff: 'ruby', sides: 8, faceted: true },
        ),
        { turn: [80, 0, 0], size: 0.13, at: [0, 0.62, 0.7] },
      ),
    ),
  coats: [
    { plume: hair('#d4182c'), dark: { colour: hex('#0d0a12') }, iris: { colour: hex('#ffd23a'), glow: 1.6 } },
    {
      plume: hair('#1b4fd8'),
      bronze: { colour: hex('#c9d3e6'), metal: 0.9, gloss: 0.5 },
      dark: { colour: hex('#0a0c16') },
      iris: { colour: hex('#5ae6ff'), glow: 1.6 },
    },
    {
      plume: hair('#7a1fc4'),
      bronze: { colour: hex('#e8a63a'), metal: 0.9, gloss: 0.5 },
      dark: { colour: hex('#120816') },
      iris: { colour: hex('#ff4ac0'), glow: 1.6 },
    },
  ],
  turn: [2, 0, 0],
  sway: 24,
});
