import { fillShape } from '../drawing/fill.ts';
import { detail, gloss, shape, type Drawing } from '../drawing/layers.ts';
import type { MaterialName } from '../drawing/materials.ts';
import { polygon, regular } from '../drawing/shapes.ts';
import { gradientSky, strewn } from './backdrop-parts.ts';
import type { Scene } from './scene.ts';

type Point = readonly [number, number];

/** A cut stone: the girdle, a table within it, and between them facets that catch the light by the way they face. */
function gem(
  of: MaterialName,
  girdle: readonly Point[],
  tableShare: number,
  centre: Point = [50, 50],
): Drawing {
  const table = girdle.map(([x, y]): Point => [
    centre[0] + (x - centre[0]) * tableShare,
    centre[1] + (y - centre[1]) * tableShare,
  ]);
  const facets = girdle.map((corner, index) => {
    const next = (index + 1) % girdle.length;
    const [a, b] = [table[index] ?? centre, table[next] ?? centre];
    const other = girdle[next] ?? centre;
    const middle = [(corner[0] + other[0]) / 2 - centre[0], (corner[1] + other[1]) / 2 - centre[1]] as const;
    // -1 faces the lower right, 1 the upper left, where the light is.
    const lit = -(middle[0] * 0.6 + middle[1] * 0.8) / Math.hypot(...middle);
    const flicker = index % 2 === 0 ? 0.14 : -0.06;
    const strength = Math.min(0.75, Math.abs(lit) * 0.55 + 0.06 + flicker);
    return detail(lit > 0 ? 'white' : 'night', polygon(corner, other, b, a), Math.max(0.05, strength));
  });
  return [
    shape(of, polygon(...girdle)),
    ...facets,
    shape(of, polygon(...table)),
    gloss(polygon(...table.slice(0, 1), ...table.slice(-2), centre), 0.4),
  ];
}

const emeraldCut: Point[] = [
  [26, 10],
  [74, 10],
  [88, 24],
  [88, 76],
  [74, 90],
  [26, 90],
  [12, 76],
  [12, 24],
];
const heart: Point[] = [
  [50, 26],
  [62, 12],
  [80, 12],
  [94, 28],
  [90, 50],
  [74, 72],
  [50, 94],
  [26, 72],
  [10, 50],
  [6, 28],
  [20, 12],
  [38, 12],
];
const kite: Point[] = [
  [30, 14],
  [70, 14],
  [95, 40],
  [50, 94],
  [5, 40],
];

export const jewels: Scene = {
  lowOne: gem('sapphire', regular(50, 50, 8, 44, 0.5), 0.54),
  lowTwo: gem('emerald', emeraldCut, 0.56),
  highOne: gem('ruby', heart, 0.5, [50, 46]),
  highTwo: [
    ...gem('diamond', kite, 0.48, [50, 38]),
    detail('sky', polygon([50, 94], [38, 50], [62, 50]), 0.35),
    detail('rose', polygon([5, 40], [22, 42], [44, 82]), 0.28),
    detail('lemon', polygon([70, 14], [95, 40], [76, 34]), 0.35),
  ],
  letters: ['teal', 'sky', 'violet', 'plum', 'rose'],
  frame: 'silver',
  emblem: 'violet',
  ground: 'oklch(0.17 0.06 295)',
  glow: 'oklch(0.9 0.12 320)',
  backdrop(context, width, height) {
    gradientSky(context, width, height, ['#0a0620', '#2a1060', '#4b1a7c', '#12072e']);
    const unit = Math.max(width, height);
    for (const { x, y, size } of strewn(34)) {
      const [px, py, r] = [x * width, y * height, unit * (0.02 + size * 0.07)];
      const corners = regular(px, py, 6, r, size);
      context.globalAlpha = 0.1 + size * 0.22;
      corners.forEach((corner, index) => {
        const next = corners[(index + 1) % corners.length] ?? corner;
        context.fillStyle =
          ['#8f6bff', '#5c34c9', '#ff8de0', '#3a1c95', '#6fd3ff', '#2a1070'][index] ?? '#5c34c9';
        fillShape(context, `M${px} ${py - r * 0.2}L${corner.join(' ')}L${next.join(' ')}Z`);
      });
    }
    context.globalAlpha = 1;
    const dusk = context.createRadialGradient(
      width / 2,
      height * 0.45,
      0,
      width / 2,
      height * 0.45,
      unit * 0.7,
    );
    dusk.addColorStop(0, '#ff9df055');
    dusk.addColorStop(0.5, '#1a084400');
    dusk.addColorStop(1, '#05021acc');
    context.fillStyle = dusk;
    context.fillRect(0, 0, width, height);
  },
};
