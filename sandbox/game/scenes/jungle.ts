import { fillShape } from '../drawing/fill.ts';
import { detail, gloss, line, shape } from '../drawing/layers.ts';
import { box, circle, ellipse, mirrored, polygon, turned } from '../drawing/shapes.ts';
import { gradientSky, hills, shafts } from './backdrop-parts.ts';
import type { Scene } from './scene.ts';

const petal = 'M50 48C36 40 34 18 50 6C66 18 64 40 50 48Z';
const frond = 'M0 0C40 -26 90 -22 128 16C96 -2 60 4 30 18C56 16 84 24 104 44C72 28 40 24 0 0Z';

export const jungle: Scene = {
  lowOne: [
    shape('leaf', 'M50 96C14 88 4 56 14 34C20 18 36 8 50 6C64 8 80 18 86 34C96 56 86 88 50 96Z'),
    ...[
      [12, 44, 36],
      [14, 62, 38],
      [24, 80, 42],
    ].flatMap(([x = 0, y = 0, to = 0]) => [
      detail('night', `M${x - 4} ${y - 4}L${to} ${y + 2}L${x - 2} ${y + 5}Z`, 0.8),
      detail('night', mirrored(`M${x - 4} ${y - 4}L${to} ${y + 2}L${x - 2} ${y + 5}Z`), 0.8),
    ]),
    line('lime', 'M50 94L50 16', 2.6),
    ...[30, 48, 66].map((y) => line('lime', `M26 ${y}L50 ${y + 12}L74 ${y}`, 1.5)),
    gloss('M24 34C30 22 40 16 48 14C38 22 32 30 28 42Z', 0.35),
  ],
  lowTwo: [
    ...[0, 72, 144, 216, 288].map((angle) => shape('rose', turned(petal, angle))),
    ...[0, 72, 144, 216, 288].map((angle) => line('ruby', turned('M50 44L50 22', angle), 1.6)),
    shape('ruby', circle(50, 50, 8)),
    line('amber', 'M50 50C58 44 66 34 70 24', 3.4),
    ...[
      [66, 24],
      [71, 20],
      [75, 25],
    ].map(([x = 0, y = 0]) => shape('lemon', circle(x, y, 3))),
  ],
  highOne: [
    shape('ink', 'M34 94C20 76 18 44 34 28C46 14 66 20 68 38C70 60 58 84 34 94Z'),
    shape('white', 'M42 40C52 34 66 38 66 50C66 62 52 68 44 62C36 56 36 44 42 40Z'),
    shape('lemon', 'M40 62C50 70 60 68 65 58C62 72 54 82 44 88C38 78 36 70 40 62Z'),
    shape('orange', 'M52 24C70 8 96 20 98 50C92 44 84 42 66 46C56 42 50 34 52 24Z'),
    shape('ruby', 'M98 50C96 40 92 32 84 26C92 30 98 40 98 50Z'),
    line('wood', 'M60 38C74 34 86 38 96 48', 1.6),
    shape('sky', circle(52, 40, 7)),
    detail('ink', circle(52, 40, 3.6)),
    gloss(circle(50.5, 38, 1.5), 0.95),
    gloss('M60 22C72 16 84 22 90 32C82 26 70 26 60 30Z', 0.5),
  ],
  highTwo: [
    shape('emerald', 'M16 22L4 6L28 10L40 0L50 8L60 0L72 10L96 6L84 22Z'),
    shape('stone', 'M16 20L84 20L88 60C86 80 70 94 50 96C30 94 14 80 12 60Z'),
    shape('gold', box(14, 18, 72, 10, 4)),
    shape('stone', 'M20 36C30 30 42 32 46 38L46 46L22 48Z'),
    shape('stone', mirrored('M20 36C30 30 42 32 46 38L46 46L22 48Z')),
    shape('emerald', ellipse(34, 43, 8, 5)),
    shape('emerald', ellipse(66, 43, 8, 5)),
    shape('stone', polygon([45, 40], [55, 40], [60, 62], [40, 62])),
    detail('ink', 'M26 70C38 66 62 66 74 70L70 84C60 80 40 80 30 84Z'),
    ...[32, 42, 52, 62].map((x) => shape('ivory', box(x, 69, 7, 8, 1.5))),
    shape('gold', circle(50, 23, 4)),
    line('gold', 'M16 56L28 60M84 56L72 60', 2.4),
  ],
  letters: ['lime', 'teal', 'amber', 'coral', 'rose'],
  frame: 'wood',
  emblem: 'leaf',
  ground: 'oklch(0.18 0.05 160)',
  glow: 'oklch(0.92 0.17 130)',
  backdrop(context, width, height) {
    gradientSky(context, width, height, ['#06251f', '#0f5a43', '#5aa15b', '#d9dd86']);
    shafts(context, width, height, { colour: '#f4ffc2', from: 0.56, count: 8 });
    hills(context, width, height, { from: 0.62, rise: 0.06, colour: '#1d6b4c', waves: 3.4 });
    hills(context, width, height, { from: 0.74, rise: 0.05, colour: '#124a39', waves: 2.6 });
    hills(context, width, height, { from: 0.88, rise: 0.04, colour: '#0a2f27', waves: 3.7 });
    const unit = Math.max(width, height) / 430;
    const leaves = new Path2D(frond);
    const grow = (x: number, y: number, angle: number, size: number, colour: string): void => {
      context.save();
      context.translate(x, y);
      context.rotate((angle * Math.PI) / 180);
      context.scale(size * unit, size * unit);
      context.fillStyle = colour;
      fillShape(context, leaves);
      context.restore();
    };
    for (const [angle, size, colour] of [
      [-34, 1, '#0d3b2f'],
      [4, 1.2, '#0a2f27'],
      [38, 1, '#072019'],
    ] as const) {
      grow(-8, height * 0.04, angle, size, colour);
      grow(-8, height * 0.98, angle - 76, size, colour);
      grow(width + 8, height * 0.04, 180 - angle, size, colour);
      grow(width + 8, height * 0.98, 256 - angle, size, colour);
    }
  },
};
