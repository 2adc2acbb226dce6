import { fillShape } from '../drawing/fill.ts';
import { detail, gloss, line, shape } from '../drawing/layers.ts';
import { circle, ellipse, mirrored, polygon, star } from '../drawing/shapes.ts';
import { gradientSky, hills, sunDisc } from './backdrop-parts.ts';
import type { Scene } from './scene.ts';

const both = <Made>(make: (path: string) => Made, path: string): Made[] => [make(path), make(mirrored(path))];

export const animals: Scene = {
  lowOne: [
    shape('bronze', 'M50 46C70 46 84 66 76 80C70 90 60 82 50 82C40 82 30 90 24 80C16 66 30 46 50 46Z'),
    ...both((path) => shape('bronze', path), ellipse(37, 26, 9, 14)),
    ...both((path) => shape('bronze', path), ellipse(16, 44, 8.5, 12)),
    gloss(ellipse(40, 57, 9, 4), 0.4),
  ],
  lowTwo: [
    ...both((path) => shape('wood', path), 'M22 8C34 10 42 16 48 22L30 36C22 28 20 18 22 8Z'),
    shape('wood', 'M50 16C80 16 86 42 84 62C82 84 68 94 50 94C32 94 18 84 16 62C14 42 20 16 50 16Z'),
    shape('ivory', 'M50 56C66 56 72 68 68 82C62 90 38 90 32 82C28 68 34 56 50 56Z'),
    ...[66, 75, 84].map((y) => line('wood', `M42 ${y}L46 ${y + 4}L50 ${y}L54 ${y + 4}L58 ${y}`, 1.6)),
    ...both((path) => shape('ivory', path), circle(34, 42, 15)),
    ...both((path) => shape('amber', path), circle(35, 42, 9)),
    ...both((path) => detail('ink', path), circle(36, 42, 4.8)),
    gloss(circle(33, 39, 2.2), 0.95),
    gloss(circle(62, 39, 2.2), 0.95),
    shape('orange', 'M44 48L56 48L50 62Z'),
  ],
  highOne: [
    ...both((path) => shape('orange', path), 'M12 6C28 10 40 20 46 32L18 50C10 36 8 20 12 6Z'),
    ...both((path) => detail('ink', path), 'M18 16C27 20 33 26 36 32L22 40C18 32 17 24 18 16Z'),
    shape('orange', 'M50 24C76 24 90 46 92 60C78 66 66 78 50 96C34 78 22 66 8 60C10 46 24 24 50 24Z'),
    ...both((path) => shape('white', path), 'M8 60C22 54 34 60 42 74L50 96C34 78 22 66 8 60Z'),
    ...both((path) => shape('amber', path), 'M24 50C30 44 38 46 42 54C36 58 28 56 24 50Z'),
    ...both((path) => detail('ink', path), ellipse(34, 51, 2.6, 4.6)),
    shape('ink', 'M42 84C44 80 56 80 58 84C58 90 54 94 50 96C46 94 42 90 42 84Z'),
    gloss('M50 28C60 28 68 32 74 38C64 36 56 36 50 40C44 36 36 36 26 38C32 32 40 28 50 28Z', 0.35),
  ],
  highTwo: [
    shape('leather', star(50, 50, 15, 49, 39)),
    shape('wood', star(50, 51, 13, 41, 33)),
    ...both((path) => shape('amber', path), circle(24, 26, 10)),
    shape('amber', 'M50 20C74 20 80 38 78 56C76 76 64 88 50 88C36 88 24 76 22 56C20 38 26 20 50 20Z'),
    shape('ivory', 'M50 58C64 58 68 68 64 78C60 84 40 84 36 78C32 68 36 58 50 58Z'),
    ...both((path) => detail('ink', path), 'M28 46C34 40 42 42 44 48C38 51 32 50 28 46Z'),
    ...both((path) => detail('amber', path), circle(36, 46, 2)),
    shape('leather', 'M40 58C44 55 56 55 60 58L50 69Z'),
    line('leather', 'M50 69L50 74M50 74C46 80 40 79 38 76M50 74C54 80 60 79 62 76', 2),
    shape('gold', polygon([36, 18], [42, 8], [50, 15], [58, 8], [64, 18], [61, 26], [39, 26])),
    shape('ruby', circle(50, 21, 3)),
  ],
  letters: ['lime', 'leaf', 'sky', 'orange', 'ruby'],
  frame: 'wood',
  emblem: 'orange',
  ground: 'oklch(0.19 0.04 55)',
  glow: 'oklch(0.88 0.15 75)',
  backdrop(context, width, height) {
    gradientSky(context, width, height, ['#2a1a4a', '#a33d4f', '#f39a44', '#ffd27d']);
    sunDisc(context, {
      x: width * 0.3,
      y: height * 0.62,
      radius: Math.min(width, height) * 0.2,
      colour: '#ffe7a8',
    });
    hills(context, width, height, { from: 0.74, rise: 0.02, colour: '#7c3440', waves: 1.4 });
    const base = height * 0.84;
    const tree = (x: number, size: number): void => {
      context.fillStyle = '#2d1426';
      fillShape(
        context,
        `M${x - size * 0.03} ${base}L${x - size * 0.02} ${base - size * 0.5}L${x + size * 0.02} ${base - size * 0.5}L${x + size * 0.04} ${base}Z`,
      );
      for (const [dx, dy, r] of [
        [0, 0.6, 0.42],
        [-0.28, 0.5, 0.26],
        [0.3, 0.52, 0.28],
      ] as const) {
        context.beginPath();
        context.ellipse(x + dx * size, base - dy * size, r * size, r * size * 0.32, 0, 0, Math.PI * 2);
        context.fill();
      }
    };
    const unit = Math.max(width, height);
    tree(width * 0.88, unit * 0.24);
    tree(width * 0.1, unit * 0.15);
    hills(context, width, height, { from: 0.85, rise: 0.018, colour: '#2d1426', waves: 2.3 });
  },
};
