/** What stands on a live table: the roulette wheel, cards, chips, numbered balls and a game show's stage. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { box } from '../solid/box.ts';
import { extrude } from '../solid/extrude.ts';
import { ball, curve, disc, lathe } from '../solid/lathe.ts';
import { join, type Mesh, place, ring } from '../solid/mesh.ts';
import { type Point, smooth } from '../solid/outline.ts';

const POCKETS = 37;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const rouletteWheel = motif({
  words: /roulette|ruleta|ruletti|rulett|wheel/i,
  make: () => {
    const pocket = (index: number): Mesh => {
      const half = (Math.PI / POCKETS) * 0.98;
      const stuff = index === 0 ? 'zero' : RED.has(index) ? 'pocket-red' : 'pocket-black';
      const slab = (from: number, to: number): Mesh =>
        extrude(
          [
            [Math.sin(-half) * from, Math.cos(half) * from],
            [Math.sin(half) * from, Math.cos(half) * from],
            [Math.sin(half) * to, Math.cos(half) * to],
            [Math.sin(-half) * to, Math.cos(half) * to],
          ],
          { stuff, depth: 0.05, bevel: 0.012, swell: 0 },
        );
      return join(
        slab(0.86, 1.16),
        place(slab(0.6, 0.84), { at: [0, 0, -0.07] }),
        place(box(0.012, 0.26, 0.07, 'gold', 0.004), { at: [0, 0.73, -0.02], turn: [0, 0, 180 / POCKETS] }),
      );
    };
    return place(
      join(
        ring(POCKETS, pocket, 'z'),
        place(
          lathe(
            curve(
              [
                [1.17, 0.02, 'gold'],
                [1.21, 0.1, 'gold'],
                [1.27, 0.12, 'wood'],
                [1.5, 0.34, 'wood'],
                [1.66, 0.4, 'gold'],
                [1.72, 0.3, 'wood'],
                [1.7, -0.1, 'wood'],
              ],
              4,
            ),
            { stuff: 'wood', sides: 80 },
          ),
          { turn: [90, 0, 0] },
        ),
        place(
          lathe(
            curve(
              [
                [0, 0.62],
                [0.08, 0.6],
                [0.12, 0.5],
                [0.07, 0.4],
                [0.16, 0.3],
                [0.12, 0.2],
                [0.3, 0.12],
              ],
              5,
            ),
            { stuff: 'gold', sides: 32 },
          ),
          { turn: [90, 0, 0] },
        ),
        place(
          lathe(
            curve(
              [
                [0.28, 0.13, 'cone'],
                [0.45, 0.04, 'cone'],
                [0.6, -0.06, 'gold'],
                [0.62, -0.08, 'gold'],
              ],
              4,
            ),
            { stuff: 'cone', sides: 60 },
          ),
          { turn: [90, 0, 0] },
        ),
        ring(
          4,
          () =>
            join(
              place(
                lathe(
                  [
                    [0.035, 0.34],
                    [0.035, 0],
                  ],
                  { stuff: 'gold', sides: 12 },
                ),
                { at: [0, 0.06, 0.3] },
              ),
              place(ball('gold', 16), { size: 0.075, at: [0, 0.42, 0.3] }),
            ),
          'z',
        ),
        place(ball('white', 22), { size: 0.085, at: [0.52, 0.5, 0.06] }),
        ...[0.6, 2.2, 3.7, 5.3].map((angle) =>
          place(ball('gold', 14), {
            size: [0.05, 0.1, 0.04],
            at: [Math.cos(angle) * 1.42, Math.sin(angle) * 1.42, 0.3],
            turn: [0, 0, (angle * 180) / Math.PI],
          }),
        ),
      ),
      { turn: [0, 0, 24] },
    );
  },
  coats: [
    wheelCoat('#c8121f', '#15131c', '#0f8f4a', '#7a3416', '#5e2410'),
    wheelCoat('#b3122e', '#101018', '#1fa05a', '#1f2436', '#2a3048'),
    wheelCoat('#d0382a', '#1a1f2e', '#12a08a', '#5a1030', '#6d1a3c'),
    wheelCoat('#e0262f', '#201a14', '#2fae3a', '#c98a3a', '#8a5a20'),
  ],
  turn: [-50, 0, 0],
  sway: 22,
  size: 1.08,
});

function wheelCoat(red: string, black: string, zero: string, wood: string, cone: string) {
  const lacquer = (colour: string) => ({ colour: hex(colour), gloss: 0.8, polish: 40 });
  return {
    'pocket-red': lacquer(red),
    'pocket-black': lacquer(black),
    zero: lacquer(zero),
    wood: { ...lacquer(wood), grain: 'wood' as const },
    cone: { ...lacquer(cone), metal: 0.3 },
  };
}

type Suit = 'heart' | 'diamond' | 'spade' | 'club';

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

function printed(outlines: readonly (readonly Point[])[], stuff: string, size: number): Mesh {
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

const CARD = {
  card: { colour: hex('#fffaf2'), gloss: 0.5, polish: 26 },
  'red-ink': { colour: hex('#d5121f'), gloss: 0.5 },
  'black-ink': { colour: hex('#15131c'), gloss: 0.5 },
};
const NIGHT = {
  card: { colour: hex('#1c1830'), gloss: 0.7, polish: 30 },
  'red-ink': { colour: hex('#ff4a7a'), glow: 0.8 },
  'black-ink': { colour: hex('#ffc24a'), metal: 0.8, gloss: 0.5 },
};
const GOLD = {
  card: { colour: hex('#ffcf6a'), metal: 0.8, gloss: 0.5 },
  'red-ink': { colour: hex('#b3101c'), gloss: 0.6 },
  'black-ink': { colour: hex('#2a1608'), gloss: 0.6 },
};

const fan = (hand: readonly (readonly [string, Suit])[], spread: number): Mesh =>
  join(
    ...hand.map(([rank, suit], index) => {
      const angle = (index - (hand.length - 1) / 2) * spread;
      return place(place(card(rank, suit), { at: [0, 1.3, index * 0.07] }), {
        turn: [0, 0, -angle],
        at: [0, -1.3, 0],
      });
    }),
  );

export const blackjackHand = motif({
  words: /blackjack|21\b|pontoon|surrender|split|double exposure|queens/i,
  make: () =>
    join(
      fan(
        [
          ['A', 'spade'],
          ['K', 'heart'],
        ],
        24,
      ),
      place(chipStack(4, 0), { at: [1.25, -1.1, 0.5], size: 0.9 }),
    ),
  coats: [
    { ...CARD, ...chipCoat('#d5121f', '#1f5bd8') },
    { ...NIGHT, ...chipCoat('#ff4a7a', '#ffb638') },
    { ...GOLD, ...chipCoat('#15131c', '#d5121f') },
    { ...CARD, ...chipCoat('#0f8f4a', '#8a2be0') },
  ],
  turn: [-8, 0, 0],
  sway: 24,
});

export const royalFlush = motif({
  words:
    /poker|hold|jacks|deuces|aces|stud|flush|oasis|let it ride|pai gow|tens|side bet|texas|patti|war room|red dog|tres cartas|bet city/i,
  make: () =>
    fan(
      [
        ['T', 'heart'],
        ['J', 'heart'],
        ['Q', 'heart'],
        ['K', 'heart'],
        ['A', 'heart'],
      ],
      17,
    ),
  coats: [
    CARD,
    NIGHT,
    GOLD,
    {
      ...CARD,
      card: { colour: hex('#d8f0ff'), gloss: 0.6 },
      'red-ink': { colour: hex('#0f4fd0'), gloss: 0.6 },
    },
  ],
  turn: [-10, 0, 0],
  sway: 20,
});

export const baccaratTable = motif({
  words: /baccarat|punto|peony|squeeze|dragon|card live|casino war|fortune baccarat/i,
  make: () =>
    join(
      place(card('K', 'diamond'), { at: [-0.8, 0.1, 0], turn: [0, 14, 10] }),
      place(card('A', 'club'), { at: [0.7, 0.2, -0.2], turn: [0, -12, -8] }),
      place(chipStack(6, 0), { at: [-1.1, -1.15, 0.7], size: 0.85 }),
      place(chipStack(3, 3), { at: [0.1, -1.2, 0.9], size: 0.85 }),
      place(chipStack(8, 1), { at: [1.2, -1.15, 0.5], size: 0.85 }),
    ),
  coats: [
    { ...CARD, ...chipCoat('#d5121f', '#15131c') },
    { ...NIGHT, ...chipCoat('#c99a3a', '#7a1fb0') },
    { ...GOLD, ...chipCoat('#b3101c', '#0f5a3a') },
  ],
  turn: [4, 0, 0],
  sway: 20,
});

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

function chipCoat(a: string, b: string) {
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
