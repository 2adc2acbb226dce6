/** Lion, tiger, lynx, leopard, jaguar and panther: one round skull, broad muzzle and cheeks. */
import { hex } from '../colour.ts';
import { motif } from '../motif.ts';
import { egg, hollow, limb, marking, type Part, part, skin, twice } from '../solid/field.ts';
import { join, type Mesh } from '../solid/mesh.ts';
import { eyes } from './eyes.ts';

const fur = (colour: string) => ({ colour: hex(colour), gloss: 0.1, polish: 8, grain: 'fur' as const });

const coat = (back: string, pale: string, dark: string, iris: string, mane = dark) => ({
  fur: fur(back),
  pale: fur(pale),
  dark: fur(dark),
  mane: fur(mane),
  inner: fur('#b0705a'),
  nose: { colour: hex('#7a2f35'), gloss: 0.7, polish: 30 },
  iris: { colour: hex(iris), glow: 0.85 },
  white: { colour: hex(iris), glow: 0.45 },
});

/** Tufts that stand out all around the face, one side of it given. */
function maneParts(): Part[] {
  const tufts: Part[] = [part('mane', egg([0, -0.1, -0.35], [1.08, 1.12, 0.55]), 0.2)];
  for (let index = 0; index <= 10; index += 1) {
    const angle = ((100 - index * 19) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    tufts.push(
      part('mane', twice(limb([x * 0.75, y * 0.75, 0], [x * 1.22, y * 1.25 - 0.12, 0.05], 0.27, 0.05)), 0.06),
      part('mane', twice(limb([x * 0.95, y, -0.35], [x * 1.55, y * 1.5 - 0.1, -0.4], 0.3, 0.03)), 0.06),
    );
  }
  return tufts;
}

function stripes(): Part[] {
  const lines: readonly (readonly [number, number, number, number, number])[] = [
    [0.16, 0.62, 0.42, 0.16, -62],
    [0.2, 0.44, 0.62, 0.14, -28],
    [0.62, 0.36, 0.3, 0.2, 36],
    [0.74, 0.08, 0.2, 0.22, 10],
    [0.72, -0.18, 0.25, 0.24, -14],
    [0.62, -0.42, 0.24, 0.2, -34],
    [0.5, 0.62, 0.2, 0.2, 58],
    [0.6, -0.85, -0.1, 0.3, -40],
    [0.5, -1.15, 0, 0.3, -30],
  ];
  return lines.map(([x, y, z, long, turn]) =>
    marking('dark', twice(egg([x, y, z], [long, 0.045, 0.5], [0, 0, turn]))),
  );
}

function spots(): Part[] {
  const places: readonly (readonly [number, number])[] = [
    [0.14, 0.66],
    [0.36, 0.72],
    [0.22, 0.5],
    [0.5, 0.56],
    [0.66, 0.42],
    [0.7, 0.16],
    [0.6, 0.02],
    [0.78, -0.1],
    [0.64, -0.24],
    [0.8, -0.36],
    [0.58, -0.48],
    [0.2, -0.86],
    [0.5, -0.8],
    [0.34, -1.06],
    [0.66, -1.08],
    [0.14, -1.24],
    [0.48, -1.32],
    [0.74, -0.82],
  ];
  return places.map(([x, y], index) => {
    const size = 0.075 + (index % 3) * 0.02;
    return marking('dark', twice(egg([x, y, 0.2], [size * 1.25, size, 0.8])));
  });
}

function cat(extra: readonly Part[], ears: 'round' | 'tufted' = 'round'): Mesh {
  const ear =
    ears === 'round'
      ? [
          part('fur', twice(egg([0.6, 0.66, -0.05], [0.26, 0.3, 0.15], [0, 0, -24]))),
          hollow('inner', twice(egg([0.62, 0.66, 0.1], [0.15, 0.19, 0.1], [0, 0, -24])), 0.06),
        ]
      : [
          part('fur', twice(limb([0.48, 0.5, -0.05], [0.72, 1.1, -0.12], 0.28, 0.06))),
          part('dark', twice(limb([0.71, 1.05, -0.12], [0.84, 1.45, -0.16], 0.06, 0.012)), 0.05),
          hollow('inner', twice(egg([0.6, 0.78, 0.13], [0.12, 0.26, 0.12], [0, 0, -22])), 0.06),
        ];
  const head = skin(
    [
      part('fur', egg([0, 0.1, 0], [0.78, 0.7, 0.68])),
      part('fur', egg([0, -0.85, -0.4], [0.85, 0.85, 0.5]), 0.3),
      ...extra.filter((one) => one.stuff === 'mane'),
      part('fur', twice(egg([0.46, -0.2, 0.16], [0.42, 0.38, 0.42])), 0.2),
      part('pale', twice(limb([0.62, -0.34, 0.1], [0.95, -0.68, 0], 0.2, 0.02))),
      part('pale', twice(egg([0.19, -0.3, 0.7], [0.27, 0.22, 0.26])), 0.1),
      part('fur', limb([0, 0.28, 0.5], [0, -0.08, 0.86], 0.22, 0.15), 0.16),
      part('pale', egg([0, -0.56, 0.58], [0.24, 0.17, 0.24]), 0.1),
      hollow('black', egg([0, -0.46, 0.86], [0.22, 0.028, 0.2]), 0.03),
      part('nose', egg([0, -0.1, 0.98], [0.16, 0.095, 0.09]), 0.03),
      ...ear,
      part('fur', twice(egg([0.32, 0.38, 0.56], [0.28, 0.1, 0.17], [0, 0, 20])), 0.1),
      hollow('dark', twice(egg([0.32, 0.16, 0.64], [0.18, 0.12, 0.13], [0, 0, 18])), 0.05),
      marking('pale', twice(egg([0.33, 0.29, 0.6], [0.14, 0.05, 0.2], [0, 0, 18]))),
      ...extra.filter((one) => one.stuff !== 'mane'),
    ],
    {
      cells: 68,
      bounds: [
        [-1.7, -1.6, -1],
        [1.7, 1.75, 1.3],
      ],
    },
  );
  return join(head, eyes({ x: 0.315, y: 0.16, z: 0.555, size: 0.12, wide: 1.15 }));
}

export const lion = motif({
  words: /lion|pride|mufaro|savannah|kingdom|le[oó]n\b/i,
  coatWords: [/^$/, /silver|frost|snow|winter|white|ivory|polar/i],
  make: () => cat(maneParts()),
  coats: [
    coat('#e2a046', '#fff0d0', '#5b2c12', '#ffb81c', '#8c4014'),
    coat('#efe4d4', '#ffffff', '#8d8a94', '#45c4ff', '#d9d3da'),
    coat('#b5662f', '#f6d5a3', '#2c120c', '#a6ff3a', '#2e1712'),
  ],
  sway: 24,
  size: 1.08,
});

export const tiger = motif({
  words: /tiger|tigre|stampede|wild hunt/i,
  coatWords: [/^$/, /silver|frost|snow|winter|white|ivory|polar/i],
  make: () => cat(stripes()),
  coats: [
    coat('#f07c16', '#fff5e2', '#1d100e', '#ffd21a'),
    coat('#eef2fa', '#ffffff', '#2a2c3d', '#3fc6ff'),
    coat('#c43a16', '#ffe0b5', '#13090c', '#7dff4a'),
  ],
  sway: 26,
});

export const leopard = motif({
  words: /leopard|jaguar|lynx|ocelo|balam|cheetah/i,
  coatWords: [/^$/, /silver|frost|snow|winter|white|ivory|polar/i],
  make: () => cat(spots(), 'tufted'),
  coats: [
    coat('#dfa448', '#fff3d8', '#3a1d10', '#a8ff3d'),
    coat('#d7dfeb', '#ffffff', '#4c5468', '#52d8ff'),
    coat('#b98a5a', '#f4e2c2', '#41281a', '#ffc524'),
  ],
  sway: 26,
});

export const panther = motif({
  words: /panther|midnight cat|shadow/i,
  make: () => cat([]),
  coats: [
    coat('#23222f', '#3c3b4e', '#0c0b12', '#8cff3e'),
    coat('#2b1f3f', '#4d3c66', '#0d0916', '#ffcf30'),
    coat('#1c2b33', '#37515c', '#070c10', '#42f0ff'),
  ],
  sway: 26,
});
