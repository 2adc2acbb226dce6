/** Pyramids, obelisks, and the book that tells of them. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { disc, lathe } from '../solid/lathe.ts';
import { type Mesh, join, mirrored, place } from '../solid/mesh.ts';
import { wing } from './wing.ts';

function stepped(size: number, stuff: string, cap: string): Mesh {
  return lathe(
    [
      [0, size * 1.15, cap],
      [size * 0.2, size * 0.87, stuff],
      [size, -0.2],
      [size, -0.22],
    ],
    { stuff, sides: 4, faceted: true },
  );
}

export const pyramids = motif({
  words: /pyramid|dune|giza|sands|desert|ruins|saqqara|egypt|\bx or bust/i,
  make: () =>
    join(
      place(stepped(1.25, 'sandstone', 'gold'), { turn: [0, 30, 0] }),
      place(stepped(0.75, 'sandstone', 'gold'), { turn: [0, 30, 0], at: [1.25, -0.02, 0.7] }),
      place(stepped(0.6, 'sandstone', 'gold'), { turn: [0, 30, 0], at: [-1.2, -0.02, 0.85] }),
    ),
  turn: [10, 0, 0],
  sway: 14,
});

function pillar(): Mesh {
  return join(
    lathe(
      [
        [0, 1.75, 'gold'],
        [0.16, 1.42, 'sandstone'],
        [0.27, -0.9],
      ],
      { stuff: 'sandstone', sides: 4, faceted: true },
    ),
    place(box(0.62, 0.24, 0.62, 'sandstone'), { at: [0, -1, 0], turn: [0, 45, 0] }),
  );
}

export const obelisks = motif({
  words: /obelisk|luxor|karnak|temple of|thebes|memphis|chamber/i,
  make: () =>
    join(
      place(pillar(), { at: [-0.85, 0, 0.1], size: 0.95 }),
      place(pillar(), { at: [0.85, 0, 0.1], size: 0.95 }),
      place(disc(0.52, 0.16, 'sun', 'gold'), { turn: [90, 0, 0], at: [0, 0.55, 0] }),
      mirrored(place(wing(['gold', 'lapis', 'turquoise'], 7), { size: 0.72, at: [0.45, 0.5, -0.05] })),
      place(box(2.7, 0.22, 0.9, 'sandstone'), { at: [0, -1.18, 0.1] }),
    ),
  coats: [
    { sun: { colour: hex('#ff5a1c'), glow: 1.1 } },
    { sun: { colour: hex('#ffd23a'), glow: 1.2 } },
    { sun: { colour: hex('#3ad4ff'), glow: 1.2 } },
  ],
  turn: [4, 0, 0],
  sway: 18,
});

export const book = motif({
  words: /\bbook|ledger|scroll|journal|legacy|codex/i,
  make: () => {
    const corner = extrude(
      [
        [0, 0],
        [0.34, 0],
        [0, 0.34],
      ],
      { stuff: 'gold', depth: 0.1, bevel: 0.03 },
    );
    const corners = [
      place(corner, { at: [-0.84, -1.14, 0.26] }),
      place(corner, { size: [-1, 1, 1], at: [0.84, -1.14, 0.26] }),
      place(corner, { size: [1, -1, 1], at: [-0.84, 1.14, 0.26] }),
      place(corner, { size: [-1, -1, 1], at: [0.84, 1.14, 0.26] }),
    ];
    return join(
      place(box(1.66, 2.26, 0.14, 'cover', 0.04), { at: [0, 0, 0.2] }),
      place(box(1.66, 2.26, 0.14, 'cover', 0.04), { at: [0, 0, -0.2] }),
      place(box(0.14, 2.26, 0.5, 'cover', 0.05), { at: [-0.8, 0, 0] }),
      place(box(1.5, 2.1, 0.3, 'paper', 0.01), { at: [0.02, 0, 0] }),
      ...corners,
      place(disc(0.52, 0.1, 'gold', 'gold'), { turn: [90, 0, 0], at: [0, 0.1, 0.3] }),
      place(
        lathe(
          [
            [0, 0.5],
            [0.7, 0.4],
            [1, 0],
            [0, -0.4],
          ],
          { stuff: 'heart', sides: 10, faceted: true },
        ),
        { turn: [90, 0, 0], size: 0.34, at: [0, 0.1, 0.36] },
      ),
      place(box(1.1, 0.07, 0.06, 'gold', 0.02), { at: [0, 0.85, 0.28] }),
      place(box(1.1, 0.07, 0.06, 'gold', 0.02), { at: [0, -0.7, 0.28] }),
    );
  },
  coats: [
    {
      cover: { colour: hex('#7a1c1e'), gloss: 0.3, polish: 14, grain: 'stone' },
      heart: { colour: hex('#1fd0ff'), gem: true },
    },
    {
      cover: { colour: hex('#123d74'), gloss: 0.3, polish: 14, grain: 'stone' },
      heart: { colour: hex('#ff3355'), gem: true },
    },
    {
      cover: { colour: hex('#145240'), gloss: 0.3, polish: 14, grain: 'stone' },
      heart: { colour: hex('#ffb31c'), gem: true },
    },
    {
      cover: { colour: hex('#4a1d6b'), gloss: 0.3, polish: 14, grain: 'stone' },
      heart: { colour: hex('#3df09a'), gem: true },
    },
  ],
  turn: [8, 0, -6],
  sway: 32,
});
