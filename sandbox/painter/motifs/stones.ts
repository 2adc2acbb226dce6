/** Cut stones. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { type ProfilePoint, lathe } from '../solid/lathe.ts';
import { type Mesh, createBuilder, join, place } from '../solid/mesh.ts';

export const stone = (profile: readonly ProfilePoint[], sides: number): Mesh =>
  lathe(profile, { stuff: 'cut', sides, faceted: true });

/** A band of kites between two rings of corners, each ring half a step round from the other. */
function kites(
  from: readonly [number, number],
  to: readonly [number, number],
  sides: number,
  offset: number,
): Mesh {
  const builder = createBuilder();
  const at = (
    [radius, height]: readonly [number, number],
    step: number,
  ): readonly [number, number, number] => {
    const angle = (step / sides) * Math.PI * 2;
    return [Math.sin(angle) * radius, height, Math.cos(angle) * radius];
  };
  for (let side = 0; side < sides; side += 1) {
    const [a, b, c, d] = [
      at(from, side + offset),
      at(from, side + 1 + offset),
      at(to, side + 0.5 + offset),
      at(to, side + 1.5 + offset),
    ];
    builder.flat([a, c, b], 'cut');
    builder.flat([b, c, d], 'cut');
  }
  return builder.mesh();
}

export const brilliantCut = (): Mesh =>
  join(
    stone(
      [
        [0, 0.47],
        [0.52, 0.47],
      ],
      16,
    ),
    kites([0.52, 0.47], [0.76, 0.34], 16, 0),
    kites([0.76, 0.34], [0.93, 0.18], 16, 0.5),
    kites([0.93, 0.18], [1, 0.04], 16, 1),
    stone(
      [
        [1, 0.04],
        [1, -0.02],
      ],
      32,
    ),
    kites([1, -0.02], [0.7, -0.36], 16, 0.5),
    kites([0.7, -0.36], [0.36, -0.7], 16, 1),
    stone(
      [
        [0.36, -0.7],
        [0, -1.04],
      ],
      16,
    ),
  );

export const cuts = (name: string) =>
  ({
    diamond: { cut: { colour: hex('#bfe6ff'), gem: true } },
    ruby: { cut: { colour: hex('#f2103c'), gem: true } },
    emerald: { cut: { colour: hex('#04c265'), gem: true } },
    sapphire: { cut: { colour: hex('#1a55ff'), gem: true } },
    amethyst: { cut: { colour: hex('#a030ff'), gem: true } },
    topaz: { cut: { colour: hex('#ffab0f'), gem: true } },
    opal: { cut: { colour: hex('#ff8ad6'), gem: true } },
    aqua: { cut: { colour: hex('#12d8ea'), gem: true } },
  })[name] ?? {};

const emeraldCut = (): Mesh =>
  place(
    stone(
      [
        [0, 0.36],
        [0.62, 0.36],
        [0.84, 0.2],
        [1, 0],
        [0.96, -0.08],
        [0.6, -0.42],
        [0.2, -0.62],
        [0, -0.64],
      ],
      8,
    ),
    { turn: [0, 22.5, 0], size: [1.1, 1, 0.82] },
  );

export const diamond = motif({
  words: /diamond|starlit|flawless|glacial|ice palace|infinite|glow|prism|deal/i,
  make: brilliantCut,
  coats: ['diamond', 'aqua', 'sapphire'].map(cuts),
  coatWords: [/diamond/i],
  turn: [26, 0, -10],
  sway: 16,
  small: true,
});

export const ruby = motif({
  words: /ruby|inferno|fire|rose|burning|blood|samarra/i,
  make: brilliantCut,
  coats: ['ruby', 'opal'].map(cuts),
  coatWords: [/ruby/i, /opal/i],
  turn: [30, 0, 12],
  sway: 18,
  small: true,
});

export const emerald = motif({
  words: /emerald|deep mine|imperial|heist|reactor|fusion|reel/i,
  make: () => place(emeraldCut(), { turn: [90, 0, 0] }),
  coats: ['emerald', 'aqua', 'topaz'].map(cuts),
  coatWords: [/emerald/i],
  turn: [-16, 0, -12],
  sway: 28,
  small: true,
});

export const sapphire = motif({
  words: /sapphire|velvet|midnight|monte brillante|storm|bond row/i,
  make: () => place(place(brilliantCut(), { size: [0.82, 1, 1.16] }), { turn: [90, 0, 0] }),
  coats: ['sapphire', 'amethyst', 'emerald'].map(cuts),
  coatWords: [/sapphire/i],
  turn: [-18, 0, -14],
  sway: 26,
  small: true,
});

export const topaz = motif({
  words: /topaz|lines|twin|cascade|25 /i,
  make: () =>
    place(
      place(
        stone(
          [
            [0, 0.36],
            [0.6, 0.36],
            [0.84, 0.2],
            [1, 0],
            [0.6, -0.5],
            [0, -0.8],
          ],
          6,
        ),
        { turn: [90, 0, 0] },
      ),
      { turn: [0, 0, 30] },
    ),
  coats: ['topaz', 'ruby', 'aqua'].map(cuts),
  coatWords: [/topaz/i],
  turn: [-14, 0, 8],
  sway: 26,
  small: true,
});
