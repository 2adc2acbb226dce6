import { detail, gloss, line, shape } from '../drawing/layers.ts';
import { circle, ellipse, mirrored } from '../drawing/shapes.ts';
import { gradientSky, hills, strewn, sunDisc } from './backdrop-parts.ts';
import type { Scene } from './scene.ts';

const seed = (x: number, y: number) => detail('lemon', ellipse(x, y, 1.8, 2.8), 0.9);
const pip = (x: number, y: number) => detail('ink', ellipse(x, y, 2, 3.4));

export const fruit: Scene = {
  lowOne: [
    line('leaf', 'M30 62C30 36 44 18 66 10', 4),
    line('leaf', 'M72 62C72 38 70 22 66 10', 4),
    shape('leaf', 'M66 10C78 2 92 6 96 18C84 24 72 20 66 10Z'),
    shape('ruby', circle(29, 70, 21)),
    shape('ruby', circle(71, 72, 21)),
    gloss(ellipse(21, 61, 6, 4.4)),
    gloss(ellipse(63, 63, 6, 4.4)),
  ],
  lowTwo: [
    shape(
      'lemon',
      'M8 56C10 26 34 14 58 18C68 10 78 12 84 10C86 18 90 26 84 36C92 62 76 88 46 88C22 90 6 76 8 56Z',
    ),
    gloss('M20 50C22 36 34 28 48 28C36 34 28 42 26 54C24 58 20 56 20 50Z'),
    shape('leaf', 'M84 12C70 2 54 2 46 10C58 22 74 20 84 12Z'),
    line('lime', 'M84 12C72 8 60 8 52 10', 1.6),
  ],
  highOne: [
    shape('leaf', 'M4 34C20 48 80 48 96 34C96 68 74 92 50 92C26 92 4 68 4 34Z'),
    shape('lime', 'M10 37C28 50 72 50 90 37C88 66 70 85 50 85C30 85 12 66 10 37Z'),
    shape('coral', 'M15 38C32 50 68 50 85 38C82 62 67 78 50 78C33 78 18 62 15 38Z'),
    ...[
      [30, 52],
      [42, 60],
      [54, 62],
      [68, 54],
      [50, 71],
      [38, 70],
      [62, 70],
    ].map(([x = 0, y = 0]) => pip(x, y)),
    gloss('M18 40C28 46 40 48 50 48C40 52 28 50 20 46Z', 0.5),
  ],
  highTwo: [
    shape('ruby', 'M50 26C76 14 96 30 90 52C86 72 66 92 50 97C34 92 14 72 10 52C4 30 24 14 50 26Z'),
    ...[
      [30, 44],
      [48, 42],
      [68, 44],
      [24, 58],
      [40, 58],
      [58, 58],
      [76, 57],
      [34, 72],
      [50, 74],
      [66, 71],
      [46, 87],
    ].map(([x = 0, y = 0]) => seed(x, y)),
    gloss('M18 46C18 34 28 28 38 30C28 34 24 42 24 52C22 54 18 52 18 46Z'),
    shape(
      'leaf',
      'M50 30C36 38 24 34 18 24C28 24 30 20 32 12C38 18 44 18 48 6C54 18 60 18 68 12C70 20 72 24 82 24C76 34 64 38 50 30Z',
    ),
    line('lime', 'M49 20C48 12 50 6 56 2', 4),
    gloss(mirrored('M62 24C68 26 72 26 76 26C70 30 66 30 60 28Z'), 0.3),
  ],
  letters: ['plum', 'leaf', 'lemon', 'orange', 'rose'],
  frame: 'leaf',
  emblem: 'rose',
  ground: 'oklch(0.19 0.06 350)',
  glow: 'oklch(0.9 0.17 115)',
  backdrop(context, width, height) {
    gradientSky(context, width, height, ['#301057', '#8c2a7d', '#f2738a', '#ffc48a']);
    sunDisc(context, {
      x: width * 0.5,
      y: height * 0.66,
      radius: Math.min(width, height) * 0.22,
      colour: '#fff0b8',
    });
    hills(context, width, height, { from: 0.72, rise: 0.05, colour: '#5d2a6b', waves: 1.3 });
    hills(context, width, height, { from: 0.82, rise: 0.04, colour: '#3b1b52', waves: 2.1 });
    const unit = Math.min(width, height);
    for (const { x, y, size } of strewn(22)) {
      const [px, py, r] = [x * width, height * (0.86 + y * 0.13), unit * (0.012 + size * 0.016)];
      context.fillStyle = '#2a1141';
      context.beginPath();
      context.arc(px, py, r * 2.4, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = size > 0.6 ? '#ff7a5c' : '#ffc04a';
      context.beginPath();
      context.arc(px, py - r * 0.6, r * 0.6, 0, Math.PI * 2);
      context.fill();
    }
  },
};
