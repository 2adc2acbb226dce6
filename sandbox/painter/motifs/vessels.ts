/** What carries an adventure: galleon and airship. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { type Distance, part, skin } from '../solid/field.ts';
import { ball, curve, disc, lathe } from '../solid/lathe.ts';
import { type Mesh, bent, join, place, ring } from '../solid/mesh.ts';

const sail = (width: number, height: number, stuff = 'sail'): Mesh => {
  const strips = 5;
  const flat = join(
    ...Array.from({ length: strips }, (_, index) =>
      place(box(width, height / strips, 0.05, stuff, 0.01), {
        at: [0, (index + 0.5) * (height / strips) - height / 2, 0],
      }),
    ),
  );
  return bent(flat, ([x, y, z]) => [
    x * (1 - (y / height) * 0.18),
    y,
    z + 0.34 * (1 - ((2 * y) / height) ** 2) * (1 - ((1.4 * x) / width) ** 2),
  ]);
};

export const galleon = motif({
  words: /galleon|ship|silver coast|sail|sunken|buried|leviathan|starship|voyage|pier|haddock/i,
  make: () => {
    const hull: Distance = ([x, y, z]) => {
      const along = x / 1.75;
      const deck = 0.12 + along ** 2 * 0.5;
      const beam =
        0.5 *
        Math.sqrt(Math.max(0.02, 1 - along ** 4)) *
        (0.62 + 0.5 * Math.min(1, Math.max(0, (y + 0.9) / 0.8)));
      return Math.max(y - deck, -y - 0.78 + along ** 2 * 0.36, Math.abs(z) - beam, Math.abs(x) - 1.72) * 0.7;
    };
    const mast = (x: number, height: number): Mesh =>
      join(
        place(
          lathe(
            [
              [0.05, height],
              [0.08, 0],
            ],
            { stuff: 'darkwood', sides: 12 },
          ),
          { at: [x, 0.1, 0] },
        ),
        place(sail(1.05, height * 0.42), { turn: [0, -38, 0], at: [x + 0.1, 0.1 + height * 0.36, 0] }),
        place(sail(0.8, height * 0.34), { turn: [0, -38, 0], at: [x + 0.1, 0.1 + height * 0.76, 0] }),
        place(
          extrude(
            [
              [0, 0],
              [-0.42, -0.08],
              [0, -0.2],
            ],
            { stuff: 'flag', depth: 0.03, bevel: 0.01 },
          ),
          { at: [x, 0.14 + height, 0] },
        ),
      );
    return join(
      skin(
        [
          part('wood', hull),
          part('gold', (p) =>
            Math.max(hull(p) - 0.035, Math.abs(p[1] - (p[0] / 1.75) ** 2 * 0.5 + 0.06) - 0.05),
          ),
          part('gold', (p) =>
            Math.max(hull(p) - 0.03, Math.abs(p[1] - (p[0] / 1.75) ** 2 * 0.42 + 0.34) - 0.035),
          ),
        ],
        {
          cells: 70,
          bounds: [
            [-1.9, -1, -0.8],
            [1.9, 0.9, 0.8],
          ],
        },
      ),
      place(box(0.62, 0.5, 0.72, 'wood', 0.05), { at: [-1.3, 0.66, 0] }),
      place(box(0.68, 0.08, 0.8, 'gold', 0.03), { at: [-1.3, 0.94, 0] }),
      ...[-0.85, -0.4, 0.05, 0.5, 0.95].map((x) =>
        place(disc(0.09, 0.1, 'window', 'gold'), { turn: [90, 0, 0], at: [x, -0.22, 0.52] }),
      ),
      place(
        lathe(
          [
            [0.03, 0.9],
            [0.07, 0],
          ],
          { stuff: 'darkwood', sides: 10 },
        ),
        { turn: [0, 0, -62], at: [1.6, 0.5, 0] },
      ),
      mast(-0.75, 1.75),
      mast(0.1, 2.2),
      mast(0.9, 1.6),
    );
  },
  coats: [
    {
      sail: { colour: hex('#f6ead0'), gloss: 0.1 },
      flag: { colour: hex('#d4182c') },
      window: { colour: hex('#ffcf5a'), glow: 1.4 },
    },
    {
      sail: { colour: hex('#b3202c'), gloss: 0.1 },
      flag: { colour: hex('#16131c') },
      window: { colour: hex('#ffb83a'), glow: 1.4 },
    },
    {
      sail: { colour: hex('#3a3f56'), gloss: 0.1 },
      flag: { colour: hex('#58f0c4'), glow: 0.5 },
      window: { colour: hex('#58f0c4'), glow: 1.5 },
      wood: { colour: hex('#3c3340'), grain: 'wood' },
    },
  ],
  turn: [8, -18, 0],
  sway: 16,
});

export const airship = motif({
  words: /airship|zeppelin|balloon|finch|sky|santa|sleigh|drift|distant/i,
  make: () => {
    const stripes = Array.from({ length: 12 }, (_, index) => index);
    const gores = lathe(
      curve(
        [
          [0, 1.12],
          [0.5, 1.02],
          [0.95, 0.5],
          [0.98, 0],
          [0.62, -0.7],
          [0.26, -1.06],
          [0.24, -1.12],
        ],
        7,
      ),
      { stuff: 'cloth', sides: 48 },
    );
    return join(
      {
        ...gores,
        corners: gores.corners.map((corner) => {
          const angle = (Math.atan2(corner.point[0], corner.point[2]) / Math.PI / 2 + 1) * stripes.length;
          return Math.floor(angle) % 2 === 0 ? corner : { ...corner, stuff: 'stripe' };
        }),
      },
      place(disc(0.27, 0.14, 'gold'), { at: [0, -1.14, 0] }),
      ring(8, () =>
        place(
          lathe(
            [
              [0.012, 0.32],
              [0.012, -0.32],
            ],
            { stuff: 'darkwood', sides: 6 },
          ),
          { at: [0, -1.46, 0.24] },
        ),
      ),
      place(
        lathe(
          [
            [0, 0.2, 'dark'],
            [0.26, 0.2],
            [0.3, 0.22],
            [0.3, 0.14],
            [0.24, -0.22],
            [0, -0.24],
          ],
          { stuff: 'wood', sides: 26 },
        ),
        { at: [0, -1.9, 0] },
      ),
      place(ball('flame', 14), { size: [0.09, 0.17, 0.09], at: [0, -1.42, 0] }),
    );
  },
  coats: [
    {
      cloth: { colour: hex('#e3322f'), gloss: 0.3 },
      stripe: { colour: hex('#ffe7b5'), gloss: 0.3 },
      flame: { colour: hex('#ffb52c'), glow: 1.7 },
      dark: { colour: hex('#1c120c') },
    },
    {
      cloth: { colour: hex('#2d5fd0'), gloss: 0.3 },
      stripe: { colour: hex('#ffd04a'), gloss: 0.3 },
      flame: { colour: hex('#ffd86a'), glow: 1.7 },
      dark: { colour: hex('#1c120c') },
    },
    {
      cloth: { colour: hex('#159a86'), gloss: 0.3 },
      stripe: { colour: hex('#fff4e0'), gloss: 0.3 },
      flame: { colour: hex('#ff8a4a'), glow: 1.7 },
      dark: { colour: hex('#1c120c') },
    },
  ],
  turn: [4, 10, -6],
  sway: 20,
});
