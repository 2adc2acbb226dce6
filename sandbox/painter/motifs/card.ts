/** Playing cards, their signs cut as outlines. */
import { extrude } from '../solid/extrude.ts';
import { type Mesh, join, place } from '../solid/mesh.ts';
import { type Point, smooth } from '../solid/outline.ts';

export type Suit = 'heart' | 'diamond' | 'spade' | 'club';

const suits: Record<Suit, readonly (readonly Point[])[]> = {
  heart: [
    smooth([
      [0, -1],
      [0.62, -0.3],
      [1, 0.3],
      [0.72, 0.86],
      [0.24, 0.82],
      [0, 0.4],
      [-0.24, 0.82],
      [-0.72, 0.86],
      [-1, 0.3],
      [-0.62, -0.3],
    ]),
  ],
  diamond: [
    [
      [0, -1.05],
      [0.74, 0],
      [0, 1.05],
      [-0.74, 0],
    ],
  ],
  spade: [
    smooth([
      [0, 1.15],
      [0.5, 0.5],
      [1, -0.1],
      [0.86, -0.66],
      [0.3, -0.6],
      [0, -0.25],
      [-0.3, -0.6],
      [-0.86, -0.66],
      [-1, -0.1],
      [-0.5, 0.5],
    ]),
    [
      [0, -0.2],
      [0.34, -1.05],
      [-0.34, -1.05],
    ],
  ],
  club: [
    ...(
      [
        [0, 0.5],
        [-0.52, -0.2],
        [0.52, -0.2],
      ] as const
    ).map(([x, y]) =>
      Array.from({ length: 18 }, (_, index): Point => [
        x + Math.cos((index / 18) * Math.PI * 2) * 0.48,
        y + Math.sin((index / 18) * Math.PI * 2) * 0.48,
      ]),
    ),
    [
      [0, 0.2],
      [0.34, -1.05],
      [-0.34, -1.05],
    ],
  ],
};

const faces: Record<string, readonly (readonly Point[])[]> = {
  A: [
    [
      [0, 0],
      [0.13, 0],
      [0.17, 0.16],
      [0.33, 0.16],
      [0.37, 0],
      [0.5, 0],
      [0.31, 0.72],
      [0.19, 0.72],
    ],
  ],
  K: [
    [
      [0, 0],
      [0.13, 0],
      [0.13, 0.26],
      [0.36, 0],
      [0.53, 0],
      [0.24, 0.36],
      [0.5, 0.72],
      [0.35, 0.72],
      [0.13, 0.44],
      [0.13, 0.72],
      [0, 0.72],
    ],
  ],
  Q: [
    [
      [0.1, 0],
      [0.36, 0],
      [0.5, -0.1],
      [0.54, 0],
      [0.46, 0.1],
      [0.46, 0.6],
      [0.36, 0.72],
      [0.1, 0.72],
      [0, 0.6],
      [0, 0.12],
    ],
  ],
  J: [
    [
      [0, 0.14],
      [0.1, 0],
      [0.32, 0],
      [0.42, 0.12],
      [0.42, 0.72],
      [0.28, 0.72],
      [0.28, 0.14],
      [0.14, 0.14],
      [0.14, 0.24],
      [0, 0.24],
    ],
  ],
  T: [
    [
      [0, 0],
      [0.12, 0],
      [0.12, 0.72],
      [0, 0.72],
    ],
    [
      [0.2, 0.1],
      [0.28, 0],
      [0.44, 0],
      [0.52, 0.1],
      [0.52, 0.62],
      [0.44, 0.72],
      [0.28, 0.72],
      [0.2, 0.62],
    ],
  ],
};

export function printed(outlines: readonly (readonly Point[])[], stuff: string, size: number): Mesh {
  return place(
    join(...outlines.map((outline) => extrude(outline, { stuff, depth: 0.03, bevel: 0.008, swell: 0.05 }))),
    { size: [size, size, 1] },
  );
}

/** A playing card facing the viewer, 1.4 wide and 2 high. */
export function card(rank: keyof typeof faces, suit: Suit): Mesh {
  const ink = suit === 'heart' || suit === 'diamond' ? 'red-ink' : 'black-ink';
  const corner = join(
    place(printed(faces[rank] ?? [], ink, 0.46), { at: [-0.6, 0.56, 0.04] }),
    place(printed(suits[suit], ink, 0.11), { at: [-0.48, 0.36, 0.04] }),
  );
  const outline: Point[] = [
    [-0.62, -1],
    [0.62, -1],
    [0.68, -0.98],
    [0.7, -0.92],
    [0.7, 0.92],
    [0.68, 0.98],
    [0.62, 1],
    [-0.62, 1],
    [-0.68, 0.98],
    [-0.7, 0.92],
    [-0.7, -0.92],
    [-0.68, -0.98],
  ];
  return join(
    extrude(outline, { stuff: 'card', depth: 0.04, bevel: 0.012, swell: 0.12 }),
    place(printed(suits[suit], ink, 0.42), { at: [0.08, -0.08, 0.04] }),
    corner,
    place(corner, { turn: [0, 0, 180] }),
  );
}
