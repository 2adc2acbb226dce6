/** Chips in stacks, and numbered balls. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { ball, disc, lathe } from '../solid/lathe.ts';
import { type Mesh, join, place, ring } from '../solid/mesh.ts';
import type { Point } from '../solid/outline.ts';
import { printed } from './card.ts';

function chip(stuff: string): Mesh {
  return join(
    disc(0.5, 0.14, stuff, stuff, 40),
    ring(8, () => place(box(0.16, 0.145, 0.12, 'stripe', 0.02), { at: [0, 0, 0.445] })),
    place(disc(0.34, 0.16, 'stripe', 'stripe', 34), {}),
    place(disc(0.29, 0.17, stuff, stuff, 34), {}),
  );
}

export function chipStack(count: number, from: number): Mesh {
  return join(
    ...Array.from({ length: count }, (_, index) =>
      place(chip((index + from) % 3 === 0 ? 'chip-a' : (index + from) % 3 === 1 ? 'chip-b' : 'chip-a'), {
        at: [Math.sin((index + from) * 2.1) * 0.03, index * 0.15, Math.cos((index + from) * 1.3) * 0.03],
        turn: [0, index * 23, 0],
      }),
    ),
  );
}

export function chipCoat(a: string, b: string) {
  return {
    'chip-a': { colour: hex(a), gloss: 0.6, polish: 30 },
    'chip-b': { colour: hex(b), gloss: 0.6, polish: 30 },
    stripe: { colour: hex('#fff6ea'), gloss: 0.6, polish: 30 },
  };
}

export const chips = motif({
  words: /chips|vip|privé|stakes|live\b|studio|salon|bet\b|lounge|gambler|limits/i,
  make: () =>
    join(
      place(chipStack(9, 0), { at: [-0.75, -0.9, -0.1] }),
      place(chipStack(13, 1), { at: [0.32, -0.9, -0.35] }),
      place(chipStack(5, 2), { at: [0.95, -0.9, 0.4] }),
      place(chip('chip-a'), { at: [0, -0.5, 0.85], turn: [76, 0, 14], size: 1.15 }),
      place(chip('chip-b'), { at: [-0.5, 0.9, 0.4], turn: [50, 0, -30] }),
    ),
  coats: [
    chipCoat('#d5121f', '#15131c'),
    chipCoat('#1f5bd8', '#ffb638'),
    chipCoat('#7a1fb0', '#0f8f6a'),
    chipCoat('#15131c', '#c99a3a'),
  ],
  turn: [16, 0, 0],
  sway: 24,
});

const numeral: Record<string, readonly (readonly Point[])[]> = {
  7: [
    [
      [-0.3, 0.4],
      [0.32, 0.4],
      [0.32, 0.22],
      [0.04, -0.42],
      [-0.18, -0.42],
      [0.1, 0.2],
      [-0.3, 0.2],
    ],
  ],
  1: [
    [
      [-0.06, -0.42],
      [0.14, -0.42],
      [0.14, 0.42],
      [-0.04, 0.42],
      [-0.24, 0.28],
      [-0.18, 0.14],
      [-0.06, 0.2],
    ],
  ],
  4: [
    [
      [0.06, -0.42],
      [0.24, -0.42],
      [0.24, 0.42],
      [0.02, 0.42],
      [-0.36, -0.12],
      [-0.36, -0.26],
      [0.06, -0.26],
    ],
  ],
};

export const numberBalls = motif({
  words: /bingo|slingo|keno|grid|penalty|balloon|bonanza|football|numbers/i,
  make: () => {
    const one = (digit: string, stuff: string): Mesh =>
      join(
        ball(stuff, 36),
        place(
          lathe(
            [
              [0, 0.06],
              [0.52, 0],
              [0.54, -0.06],
            ],
            { stuff: 'white', sides: 30 },
          ),
          { turn: [90, 0, 0], at: [0, 0, 0.86] },
        ),
        place(printed(numeral[digit] ?? [], 'black-ink', 0.86), { at: [0, 0, 0.97] }),
      );
    return join(
      place(one('7', 'ball-a'), { at: [-0.85, 0.1, 0.2], turn: [0, -14, -14], size: 0.92 }),
      place(one('1', 'ball-b'), { at: [0.75, 0.65, -0.3], turn: [0, 16, 12], size: 0.76 }),
      place(one('4', 'ball-c'), { at: [0.72, -0.72, 0.4], turn: [6, 10, 6], size: 0.72 }),
      place(one('7', 'ball-d'), { at: [-0.3, 1.15, -0.7], turn: [-10, 0, 20], size: 0.5 }),
    );
  },
  coats: [
    {
      'ball-a': { colour: hex('#e3202f'), gloss: 1, polish: 50 },
      'ball-b': { colour: hex('#1f7bf0'), gloss: 1, polish: 50 },
      'ball-c': { colour: hex('#ffb81c'), gloss: 1, polish: 50 },
      'ball-d': { colour: hex('#19b35a'), gloss: 1, polish: 50 },
      'black-ink': { colour: hex('#15131c') },
    },
    {
      'ball-a': { colour: hex('#8a2be0'), gloss: 1, polish: 50 },
      'ball-b': { colour: hex('#ff5aa0'), gloss: 1, polish: 50 },
      'ball-c': { colour: hex('#12c0b8'), gloss: 1, polish: 50 },
      'ball-d': { colour: hex('#ff8a1c'), gloss: 1, polish: 50 },
      'black-ink': { colour: hex('#15131c') },
    },
  ],
  sway: 16,
});
