import { fillShape } from '../drawing/fill.ts';
import { detail, gloss, line, shape } from '../drawing/layers.ts';
import { box, circle, ellipse, mirrored, polygon, ring } from '../drawing/shapes.ts';
import { gradientSky, hills, sunDisc } from './backdrop-parts.ts';
import type { Scene } from './scene.ts';

const ankhArm = 'M56 46L88 40L88 56L56 54Z';
const wing = 'M46 44C26 40 12 54 14 74C18 88 34 92 48 88Z';
const leg = 'M20 56C10 52 8 44 12 36';
const leg2 = 'M16 76C6 78 4 86 8 92';
const stripe = (y: number) => `M22 ${y}L34 ${y - 2}L34 ${y + 4}L21 ${y + 7}Z`;

export const egypt: Scene = {
  lowOne: [
    shape('gold', 'M44 50L56 50L61 94L39 94Z'),
    shape('gold', ankhArm),
    shape('gold', mirrored(ankhArm)),
    shape('gold', `M50 52C30 40 28 8 50 6C72 8 70 40 50 52ZM50 42C60 34 60 18 50 16C40 18 40 34 50 42Z`),
    shape('lapis', circle(50, 51, 7)),
    gloss(ellipse(48, 48.5, 3, 2)),
  ],
  lowTwo: [
    line('gold', 'M8 24C30 10 66 10 92 30', 6),
    shape('ivory', 'M6 46C24 26 66 24 92 50C70 66 28 68 6 46Z'),
    shape('lapis', circle(48, 46, 14)),
    detail('ink', circle(48, 46, 7)),
    gloss(circle(43, 41, 4), 0.9),
    line('gold', 'M6 46C24 26 66 24 92 50C70 66 28 68 6 46Z', 4),
    shape('gold', 'M40 62L50 62C50 74 46 84 36 92C38 82 40 72 40 62Z'),
    line('gold', 'M56 62C64 84 82 88 86 78C88 70 76 70 78 78', 5),
  ],
  highOne: [
    line('gold', leg, 5),
    line('gold', mirrored(leg), 5),
    line('gold', leg2, 5),
    line('gold', mirrored(leg2), 5),
    shape('gold', circle(50, 13, 10)),
    shape('emerald', 'M30 36C32 22 68 22 70 36L66 46L34 46Z'),
    shape('emerald', wing),
    shape('emerald', mirrored(wing)),
    line('gold', 'M50 46L50 88', 3),
    line('gold', 'M26 52C20 62 22 76 32 84', 2),
    line('gold', mirrored('M26 52C20 62 22 76 32 84'), 2),
    shape('gold', box(31, 42, 38, 6, 3)),
    gloss('M24 54C20 62 20 70 24 76C26 68 28 60 34 52Z', 0.4),
  ],
  highTwo: [
    shape('gold', 'M50 4C22 4 18 34 12 84L34 92L66 92L88 84C82 34 78 4 50 4Z'),
    ...[26, 40, 54, 68].flatMap((y) => [detail('lapis', stripe(y)), detail('lapis', mirrored(stripe(y)))]),
    shape('lapis', 'M34 20C40 14 60 14 66 20L68 30L32 30Z'),
    shape('amber', 'M32 30L68 30C70 52 66 68 50 76C34 68 30 52 32 30Z'),
    detail('ink', 'M36 44C40 40 46 41 48 45C44 48 39 48 36 44Z'),
    detail('ink', mirrored('M36 44C40 40 46 41 48 45C44 48 39 48 36 44Z')),
    line('bronze', 'M50 46L50 56', 1.5),
    line('ruby', 'M44 64C48 66 52 66 56 64', 2.5),
    shape('lapis', polygon([45, 76], [55, 76], [53, 96], [47, 96])),
    shape('gold', ring(50, 15, 6, 2.5)),
  ],
  letters: ['teal', 'sky', 'violet', 'coral', 'amber'],
  frame: 'gold',
  emblem: 'lapis',
  ground: 'oklch(0.19 0.05 62)',
  glow: 'oklch(0.88 0.16 85)',
  backdrop(context, width, height) {
    gradientSky(context, width, height, ['#1c1140', '#7a2f5b', '#f0913f']);
    sunDisc(context, {
      x: width * 0.72,
      y: height * 0.5,
      radius: Math.min(width, height) * 0.16,
      colour: '#ffe2a0',
    });
    const pyramid = (x: number, size: number, light: string, dark: string): void => {
      const base = height * 0.78;
      context.fillStyle = light;
      fillShape(context, `M${x} ${base - size}L${x - size * 0.9} ${base}L${x + size * 0.15} ${base}Z`);
      context.fillStyle = dark;
      fillShape(context, `M${x} ${base - size}L${x + size * 0.15} ${base}L${x + size * 0.9} ${base}Z`);
    };
    const unit = Math.max(width, height);
    pyramid(width * 0.16, unit * 0.26, '#c9743c', '#6c2f3c');
    pyramid(width * 0.9, unit * 0.34, '#b4633a', '#56263a');
    hills(context, width, height, { from: 0.76, rise: 0.035, colour: '#4a2030', waves: 2.2 });
    hills(context, width, height, { from: 0.86, rise: 0.03, colour: '#2a1322', waves: 3.1 });
  },
};
